import { randomUUID } from 'node:crypto'
import { toLocale } from '../../routing/addresses/locales.ts'
import { redirectResponse } from '../auth-helper/auth-answer.server.ts'
import { createVisitorFormCalls } from '../backends/product-api/visitor-form-calls.server.ts'
import { textSettings } from '../backends/text-reading.server.ts'
import { createHttpClient } from '../http/http-client.server.ts'
import { preferredLocale } from '../http/preferred-locale.server.ts'
import { log } from '../process/log.server.ts'
import { createSeal } from '../session/seal.server.ts'
import { sessionSecrets } from '../session/session-secrets.server.ts'
import { confirmContactMessage, sendContactMessage } from '../visitor-forms/contact.server.ts'
import { downloadWhiteBook, requestWhiteBook } from '../visitor-forms/white-book.server.ts'
import { limits } from './auth.server.ts'
import { contentApi, productHttp } from './backends.server.ts'
import { env } from './env.server.ts'

const publicUrl = env.PUBLIC_URL.replace(/\/$/, '')

const deps = {
  publicUrl,
  mediaUrl: textSettings.mediaUrl,
  limits,
  seal: createSeal(sessionSecrets(env)),
  contentApi,
  media: createHttpClient({ name: 'media', baseUrl: env.CONTENT_MEDIA_URL, log }),
  calls: createVisitorFormCalls(productHttp),
  now: Date.now,
  randomId: randomUUID,
}

/** Handles valid submissions of the contact form. */
export const sendContact = (call: Parameters<typeof sendContactMessage>[0]) => sendContactMessage(call, deps)

/** Handles valid submissions of a white book form. */
export const askForWhiteBook = (call: Parameters<typeof requestWhiteBook>[0]) => requestWhiteBook(call, deps)

const tokenOf = ({ searchParams }: URL): string => searchParams.get('token') ?? ''

/**
 * Handles the confirmation link of a held message and redirects to the contact page, which shows the result.
 */
export async function confirmContact(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const locale = toLocale(url.searchParams.get('lang'))
  const path = await confirmContactMessage({ token: tokenOf(url), locale }, deps)
  return redirectResponse(`${publicUrl}${path}`, { status: 303 })
}

/** Handles the download link of a white book. */
export const sendWhiteBook = (request: Request): Promise<Response> =>
  downloadWhiteBook({ token: tokenOf(new URL(request.url)), locale: preferredLocale(request) }, deps)
