import { pathFor } from '../../routing/addresses/links.tsx'
import { type Locale, toLocale } from '../../routing/addresses/locales.ts'
import { type BackendFailure, type BackendOutcome, isNotFound } from '../backends/backend-outcome.server.ts'
import type { OwnFundCalls } from '../backends/product-api/own-fund-calls.server.ts'
import type { MaterialCalls } from '../backends/product-api/partner-calls.server.ts'
import type { ProductApi } from '../backends/product-api/product-api.server.ts'
import { readForm } from '../forms/handle-form.server.ts'
import { selectionOf, unsatisfiableRange } from '../http/byte-selection.server.ts'
import { attachmentDisposition, documentResponse, fileNameOf } from '../http/document-response.server.ts'
import { failurePage } from '../http/failure-page.server.ts'
import type { StreamedResponse } from '../http/http-client.server.ts'
import { preferredLocale } from '../http/http-headers.server.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { addressGroup } from '../http/visitor-address.server.ts'
import { type LimitRule, type Limits, tooManyRequests } from '../limits/limits.server.ts'
import type { RouteCall, Visitor } from '../session/private-calls.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { toCaller } from './download-selection.server.ts'

export type ViewDocumentDeps = {
  readonly productApi: Pick<ProductApi, 'readDocument'>
  readonly ownFundCalls: Pick<OwnFundCalls, 'recordDownloads'>
  /** Returns the redirect of a visitor to sign-in, and back. */
  readonly leadToSignIn: (request: Request) => Response
}

type DocumentCall = RouteCall<{ readonly id: string }> & { readonly visitor: Visitor }

const documentId = /^doc-[1-9]\d{0,9}$/

/** Statuses of the product API for a reader without access, whether or not the document exists. */
const withheldStatuses: readonly number[] = [401, 403, 404, 410]

/**
 * Handles requests for a document's file, or returns a page that explains the failure. A visitor without a
 * session is redirected to sign-in and back, whether the document is private or does not exist; a signed-in
 * user without access gets the response of a missing document (P-194). The product API checks access at every
 * call.
 */
export async function viewDocument(call: DocumentCall, deps: ViewDocumentDeps): Promise<Response> {
  const { request, visitor } = call
  const { id } = call.params
  const { session } = visitor
  const locale = preferredLocale(request, session?.user.language)
  const answered = await readDocument(call, locale, deps)
  if (answered?.kind === 'refused' && answered.status === 416)
    return unsatisfiableRange(answered.contentRange)
  if (session === undefined && isWithheld(answered))
    return visitor.kind === 'anonymous' ? deps.leadToSignIn(request) : failurePage(noTokens, locale)
  if (answered?.kind !== 'ok') return failurePage(answered, locale)
  const recorded = await recordDownload(request, { id, session, locale, status: answered.status }, deps)
  if (recorded !== undefined && recorded.kind !== 'ok') {
    void answered.data.body?.cancel()
    return failurePage(recorded, locale)
  }
  return documentResponse(answered.data, {
    id,
    status: answered.status,
    isPrivate: isPrivate(answered.data.headers),
    isHead: request.method === 'HEAD',
  })
}

/** Reads the document from the product API; undefined for an invalid id. */
async function readDocument(
  { request, params: { id }, visitor: { session } }: DocumentCall,
  locale: Locale,
  { productApi }: ViewDocumentDeps,
) {
  if (!documentId.test(id)) return undefined
  const token = session === undefined ? {} : { token: session.accessToken }
  return productApi.readDocument({ locale, id, select: selectionOf(request), ...token })
}

const noTokens: BackendFailure = { kind: 'unreachable', reason: 'network' }

type Reading = {
  readonly id: string
  readonly session: Session | undefined
  readonly locale: Locale
  readonly status: number
}

/**
 * Records a signed-in user's download; undefined when no byte of the file is sent. A file whose download
 * cannot be recorded is not sent. The product API counts the range requests of one reading as one download.
 */
async function recordDownload(
  { method }: Request,
  { id, session, locale, status }: Reading,
  { ownFundCalls }: ViewDocumentDeps,
): Promise<BackendOutcome<unknown> | undefined> {
  // In a view the product API refuses to record: it notes itself what guests open (P-623), and staff's view (P-463).
  if (session === undefined || session.viewing !== undefined || method === 'HEAD' || status === 304)
    return undefined
  return ownFundCalls.recordDownloads(toCaller(session, locale), { documents: [id], way: 'file' })
}

const isWithheld = (answered: BackendOutcome<unknown> | undefined): boolean =>
  answered === undefined || (answered.kind === 'refused' && withheldStatuses.includes(answered.status))

/**
 * Reports whether a file is private: only files that the product API marks as public may be cached by browsers and
 * proxies.
 */
const isPrivate = (headers: Headers): boolean => !/\bpublic\b/.test(headers.get('cache-control') ?? '')

/** Dependencies of the page and the file of a shared document. */
export type SharedDocumentDeps = { readonly calls: MaterialCalls; readonly limits: Limits }

/** Secrets that one address group tries, by the page and by its button. */
export const secretsPerAddress: LimitRule = { name: 'shared-document', most: 60, windowS: 3600 }

const isSecret = (text: string): boolean => /^[\w-]{1,100}$/.test(text)

/**
 * Sends the file of a shared document after a press of its page's button. A POST, since programs that check links send
 * none: the product API counts each one (P-644). An expired link redirects back to the page, which says so.
 */
export async function openSharedDocument(
  request: Request,
  { calls, limits }: SharedDocumentDeps,
): Promise<Response> {
  const read = await readForm(request)
  if (!read.ok) return new Response(null, { status: read.status, headers: { 'cache-control': 'no-store' } })
  const locale = toLocale(read.data.get('locale'))
  const counted = await limits.count(secretsPerAddress, addressGroup(currentRequestContext()?.address))
  if (!counted.allowed) return tooManyRequests({ retryAfterS: counted.retryAfterS, wantsJson: false, locale })
  const token = read.data.get('token') ?? ''
  const opened = isSecret(token) ? await calls.open(locale, token) : undefined
  if (opened === undefined || isNotFound(opened)) {
    const location = pathFor({ to: '/shared', locale, search: isSecret(token) ? { token } : {} })
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  }
  if (opened.kind !== 'ok') return failurePage(opened, locale)
  return documentResponse(opened.data, { id: 'document', status: 200, isPrivate: true, isHead: false })
}

type Asked = { readonly id: string; readonly locale: Locale; readonly token: string }

/** Sends a PDF that the product API generates for its reader, uncacheable; another user's is treated as missing. */
export async function handlePdf(
  asked: Asked,
  read: (asked: Asked) => Promise<BackendOutcome<StreamedResponse>>,
): Promise<Response> {
  const answered = await read(asked)
  if (answered.kind !== 'ok') return failurePage(answered, asked.locale)
  const { body, headers } = answered.data
  const name = fileNameOf(headers.get('content-disposition')) ?? `${asked.id}.pdf`
  return new Response(body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': attachmentDisposition(name),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
