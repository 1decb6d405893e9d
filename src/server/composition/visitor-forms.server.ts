import { randomUUID } from 'node:crypto'
import { pathFor } from '../../routing/addresses/links.tsx'
import { toLocale } from '../../routing/addresses/locales.ts'
import { isFromOwnPages } from '../auth-helper/auth-call.server.ts'
import { redirectResponse } from '../auth-helper/auth-response.server.ts'
import { createVisitorFormCalls } from '../backends/product-api/product-api.server.ts'
import { textSettings } from '../backends/site-content.server.ts'
import { type FormCall, type FormResult, formUnread } from '../forms/form-answers.server.ts'
import { readForm } from '../forms/handle-form.server.ts'
import { createHttpClient } from '../http/http-client.server.ts'
import { preferredLocale } from '../http/http-headers.server.ts'
import { log } from '../process/log.server.ts'
import { createSeal, sessionSecrets } from '../session/seal.server.ts'
import { showUnsubscribePage, unsubscribe } from '../unsubscribe/unsubscribe.server.ts'
import { confirmContactMessage, sendContactMessage } from '../visitor-forms/contact.server.ts'
import { downloadWhiteBook, requestWhiteBook, showWhiteBookLink } from '../visitor-forms/white-book.server.ts'
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

/** Redirects an emailed link to the page whose button sends the held message. */
export function showHeldContact(request: Request): Response {
  const url = new URL(request.url)
  const locale = toLocale(url.searchParams.get('lang'))
  const path = pathFor({ to: '/contact', locale, search: { token: tokenOf(url) } })
  return redirectResponse(`${publicUrl}${path}`, { status: 302 })
}

/** Sends a held message and redirects to the contact page, which reports the result. */
export const confirmContact = async ({
  data: { token },
  locale,
}: FormCall<{ readonly token: string }>): Promise<FormResult> => ({
  kind: 'done',
  location: await confirmContactMessage({ token, locale }, deps),
})

/** Redirects an emailed link to the page whose button downloads the white book. */
export const showWhiteBook = (request: Request): Response =>
  showWhiteBookLink({ token: tokenOf(new URL(request.url)), locale: preferredLocale(request) }, deps)

/** Sends a white book after a press of the button on its page. */
export async function sendWhiteBook(request: Request): Promise<Response> {
  const locale = preferredLocale(request)
  if (!isFromOwnPages(request, deps)) return formUnread({ wantsJson: false, locale }, 403)
  const read = await readForm(request)
  if (!read.ok) return formUnread({ wantsJson: false, locale }, read.status)
  return downloadWhiteBook({ token: read.data.get('token') ?? '', locale }, deps)
}

/** Handles `GET /api/unsubscribe`. */
export const showUnsubscribe = (request: Request): Response => showUnsubscribePage(request)

/** Handles `POST /api/unsubscribe`. */
export const handleUnsubscribe = (request: Request): Promise<Response> =>
  unsubscribe(request, { http: productHttp, limits })
