import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendFailure, BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { OwnFundCalls } from '../backends/product-api/own-fund-calls.server.ts'
import type { ProductApi } from '../backends/product-api/product-api.server.ts'
import { selectionOf, unsatisfiableRange } from '../http/byte-selection.server.ts'
import { documentResponse } from '../http/document-response.server.ts'
import { failurePage } from '../http/failure-page.server.ts'
import { preferredLocale } from '../http/preferred-locale.server.ts'
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
