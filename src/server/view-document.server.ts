import type { Locale } from '../routing/locales.ts'
import { leadToSignIn } from './auth-helper/refuse-call.server.ts'
import type { BackendFailure, BackendOutcome } from './backend-outcome.server.ts'
import { ownFundCalls, productApi } from './backends.server.ts'
import { selectionOf } from './byte-selection.server.ts'
import { documentAnswer } from './document-answer.server.ts'
import { askerOf } from './documents/asker.server.ts'
import { env } from './env.server.ts'
import { failurePage } from './failure-page.server.ts'
import { auth } from './portal-auth.server.ts'
import { preferredLocale } from './preferred-locale.server.ts'
import type { CurrentSession } from './session/portal-sessions.server.ts'
import type { Session } from './session/session-record.server.ts'

const documentId = /^doc-[1-9]\d{0,9}$/

/** What the product API says to who may not read a document, whether or not there is one. */
const withheldStatuses: readonly number[] = [401, 403, 404, 410]

/**
 * Answers a document's file, or a page that says why not. A visitor without a session is led to sign in, and back to
 * the document, whether it is private or does not exist; who is signed in and may not read it gets the answer of one
 * that does not exist (decision 19). The product API checks the right at every call.
 */
export async function viewDocument(request: Request, id: string): Promise<Response> {
  const caller = await auth.portalSessions.current(request.headers.get('cookie'), 'active')
  const answer = await answerDocument(request, id, caller)
  if (caller?.cookie !== undefined) answer.headers.append('set-cookie', caller.cookie)
  return answer
}

async function answerDocument(
  request: Request,
  id: string,
  caller: CurrentSession | undefined,
): Promise<Response> {
  const locale = preferredLocale(request)
  // While the provider cannot be asked for new tokens, who it is opens nothing: there is what is for everybody.
  const session = caller?.hasTokens ? caller.session : undefined
  const token = session === undefined ? {} : { token: session.accessToken }
  const answered = documentId.test(id)
    ? await productApi.readDocument({ locale, id, select: selectionOf(request), ...token })
    : undefined
  if (answered?.kind === 'refused' && answered.status === 416) return unsatisfiable()
  if (session === undefined && isWithheld(answered))
    return caller === undefined ? leadToSignIn(request, env.PUBLIC_URL) : failurePage(noTokens, locale)
  if (answered?.kind !== 'ok') return failurePage(answered, locale)
  const recorded = await recordDownload(request, { id, session, locale, status: answered.status })
  if (recorded !== undefined && recorded.kind !== 'ok') {
    void answered.data.body?.cancel()
    return failurePage(recorded, locale)
  }
  return documentAnswer(answered.data, {
    id,
    status: answered.status,
    isPrivate: isPrivate(answered.data.headers),
    isHead: request.method === 'HEAD',
  })
}

const noTokens: BackendFailure = { kind: 'unreachable', reason: 'network' }

type Reading = {
  readonly id: string
  readonly session: Session | undefined
  readonly locale: Locale
  readonly status: number
}

/**
 * Records that somebody who is signed in takes a document; undefined where no byte of it is sent. No file is handed
 * out that could not be recorded. The product API counts the parts of one reading as one download.
 */
async function recordDownload(
  { method }: Request,
  { id, session, locale, status }: Reading,
): Promise<BackendOutcome<unknown> | undefined> {
  if (session === undefined || method === 'HEAD' || status === 304) return undefined
  return ownFundCalls.recordDownloads(askerOf(session, locale), { documents: [id], way: 'file' })
}

const isWithheld = (answered: BackendOutcome<unknown> | undefined): boolean =>
  answered === undefined || (answered.kind === 'refused' && withheldStatuses.includes(answered.status))

/** No page: whoever asks for a range is a program (RFC 9110, 15.5.17). */
const unsatisfiable = (): Response => new Response(null, { status: 416 })

/** Only what the product API itself calls public may be kept by browsers and proxies. */
const isPrivate = (headers: Headers): boolean => !/\bpublic\b/.test(headers.get('cache-control') ?? '')
