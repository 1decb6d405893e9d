import { z } from 'zod'
import { longestSlug } from '../../contract/content-api/slug.ts'
import { type MediaUrls, mediaPathOf } from '../../lib/media-path.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import { localeSchema } from '../../routing/addresses/locale.schema.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { redirectResponse } from '../auth-helper/auth-response.server.ts'
import type { ContentApi } from '../backends/content-api/content-api.server.ts'
import type { VisitorFormCalls } from '../backends/product-api/product-api.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import { attachmentDisposition } from '../http/document-response.server.ts'
import { failurePage } from '../http/failure-page.server.ts'
import type { HttpClient } from '../http/http-client.server.ts'
import { type Limits, mailsPerRecipient } from '../limits/limits.server.ts'
import type { Seal } from '../session/seal.server.ts'

const linkSchema = z.object({
  /** The request that the link was sent for. */
  id: z.uuid(),
  slug: z.string().min(1).max(longestSlug),
  locale: localeSchema,
  /** Milliseconds since 1970. */
  expiresAtMs: z.number(),
})

/** Content of a download link. */
type WhiteBookLink = z.infer<typeof linkSchema>

const sealPurpose = 'white book link'

/** Hours for which a link is good. */
const linkLivesHours = 48

/** Returns the token of a link: only this portal can create or read one. */
export const writeLink = (seal: Seal, link: WhiteBookLink): string =>
  seal.seal(JSON.stringify(link), sealPurpose)

type ReadLink =
  | { readonly kind: 'good' | 'expired'; readonly link: WhiteBookLink }
  | { readonly kind: 'forged' }

/** Reads a token back. @param nowMs milliseconds since 1970. */
export function readLink(seal: Seal, token: string, nowMs: number): ReadLink {
  const opened = seal.open(token, sealPurpose)
  if (opened === undefined) return { kind: 'forged' }
  const link = linkSchema.parse(JSON.parse(opened))
  return { kind: link.expiresAtMs > nowMs ? 'good' : 'expired', link }
}

type Request = {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly company: string
  readonly contactConsent: boolean
  readonly slug: string
}

export type WhiteBookDeps = {
  readonly publicUrl: string
  readonly mediaUrl: MediaUrls
  readonly limits: Limits
  readonly seal: Seal
  readonly contentApi: Pick<ContentApi, 'findWhiteBook'>
  /** Client of the media library. */
  readonly media: Pick<HttpClient, 'stream'>
  readonly calls: Pick<VisitorFormCalls, 'requestWhiteBook' | 'openWhiteBook'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly randomId: () => string
}

const hourMs = 3_600_000

type PageSearch = { readonly state: 'sent' | 'expired' } | { readonly token: string }

const pageOf = (locale: Locale, slug: string, search: PageSearch) =>
  pathFor({ to: '/white-books/$slug', params: { slug }, locale, search })

/** Has the product API send the link of a white book, which is good for 48 hours. */
export async function requestWhiteBook(
  { data, locale, isProven }: FormCall<Request>,
  deps: WhiteBookDeps,
): Promise<FormResult> {
  const { slug, company, ...person } = data
  const book = await deps.contentApi.findWhiteBook({ locale, slug })
  if (book.kind !== 'ok') return failedByBackend(book)
  const mails = await deps.limits.count(mailsPerRecipient, data.email.toLowerCase())
  if (!mails.allowed) return { kind: 'failed', problem: 'too_many_requests', retryAfterS: mails.retryAfterS }
  const id = deps.randomId()
  const expiresAtMs = deps.now() + linkLivesHours * hourMs
  const token = writeLink(deps.seal, { id, slug, locale, expiresAtMs })
  const answered = await deps.calls.requestWhiteBook({
    locale,
    request: {
      ...person,
      id,
      company: company === '' ? null : company,
      documentId: book.data.documentId,
      title: book.data.title,
      downloadUrl: `${deps.publicUrl}${pageOf(locale, slug, { token })}`,
      proven: isProven,
    },
  })
  if (answered.kind !== 'ok') return failedByBackend(answered)
  return { kind: 'done', location: pageOf(locale, slug, { state: 'sent' }) }
}

/**
 * Redirects a link to the page with the button, since programs that scan mails open links too, and the first download
 * proves the address. An expired link leads to the form; a forged one is not found.
 */
export function showWhiteBookLink(
  { token, locale }: { readonly token: string; readonly locale: Locale },
  { seal, publicUrl, now }: Pick<WhiteBookDeps, 'seal' | 'publicUrl' | 'now'>,
): Response {
  const read = readLink(seal, token, now())
  if (read.kind === 'forged') return failurePage(undefined, locale)
  const { locale: own, slug } = read.link
  const path = pageOf(own, slug, read.kind === 'good' ? { token } : { state: 'expired' })
  return redirectResponse(`${publicUrl}${path}`, { status: 302 })
}

/**
 * Sends the file from the content backend through the portal, so that its original URL stays hidden. An expired link
 * redirects to the page, where another can be requested; a forged one is not found.
 */
export async function downloadWhiteBook(
  { token, locale }: { readonly token: string; readonly locale: Locale },
  deps: WhiteBookDeps,
): Promise<Response> {
  const read = readLink(deps.seal, token, deps.now())
  if (read.kind === 'forged') return failurePage(undefined, locale)
  if (read.kind === 'expired') {
    const { locale: own, slug } = read.link
    return redirectResponse(`${deps.publicUrl}${pageOf(own, slug, { state: 'expired' })}`, { status: 303 })
  }
  return sendFile(read.link, deps)
}

async function sendFile({ id, slug, locale }: WhiteBookLink, deps: WhiteBookDeps): Promise<Response> {
  const book = await deps.contentApi.findWhiteBook({ locale, slug })
  if (book.kind !== 'ok') return failurePage(book, locale)
  const path = book.data.file === null ? null : mediaPathOf(book.data.file.url, deps.mediaUrl)
  if (path === null) return failurePage(undefined, locale)
  const answered = await deps.media.stream({ path: `/${path}`, template: '/{file}', locale })
  if (answered.kind !== 'ok') return failurePage(answered, locale)
  // The download succeeds even if the product API cannot record it.
  await deps.calls.openWhiteBook({ locale, id })
  const length = answered.data.headers.get('content-length')
  return new Response(answered.data.body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': attachmentDisposition(`${book.data.title}.pdf`),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      ...(length === null ? {} : { 'content-length': length }),
    },
  })
}
