import type { CaseDecision } from '../../contract/product-api/subscription-case.schema.ts'
import { noMessage } from '../../lib/no-message.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { StaffCaseCalls } from '../backends/product-api/case-calls.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import { attachmentDisposition, fileNameOf } from '../http/document-response.server.ts'
import { failurePage } from '../http/failure-page.server.ts'
import type { StreamedResponse } from '../http/http-client.server.ts'
import { refusedByBackend } from '../registration/journeys.server.ts'

type Call<Output> = FormCall<Output> & { readonly token: string }
type ReviewDeps = { readonly calls: Pick<StaffCaseCalls, 'decide' | 'write'> }

type News = 'decided' | 'written' | 'late' | 'moved'

const casePage = (id: string, locale: Locale, state: News): FormResult => ({
  kind: 'done',
  location: pathFor({ to: '/team/cases/$id', locale, params: { id }, search: { state } }),
})

type Decision = {
  readonly case: string
  readonly version: number
  readonly action: CaseDecision['action']
  readonly reason: string
}

/** Decides the version of a case that was shown: the second of two concurrent decisions is refused (P-512). */
export async function decideCase(
  { data, locale, token }: Call<Decision>,
  { calls }: ReviewDeps,
): Promise<FormResult> {
  const { action, case: id, reason, version } = data
  if ((action === 'ask' || action === 'refuse') && reason === '')
    return { kind: 'refused', faults: [{ field: 'reason', code: 'required' }] }
  const decided = await calls.decide({ locale, token, id, body: { version, action, reason } })
  if (decided.kind === 'ok') return casePage(id, locale, 'decided')
  if (decided.kind !== 'refused' || decided.status !== 409) return failedByBackend(decided)
  const isStale = decided.faults?.some(({ code }) => code === 'stale') ?? false
  return casePage(id, locale, isStale ? 'late' : 'moved')
}

type Message = { readonly case: string; readonly text: string; readonly after: string }

/** Writes a message to the team of a case. One written without having read the latest message is refused (P-871). */
export async function answerCase(
  { data: { after, case: id, text }, locale, token }: Call<Message>,
  { calls }: ReviewDeps,
): Promise<FormResult> {
  const known = after === '' ? {} : { after: after === noMessage ? null : after }
  const written = await calls.write({ locale, token, id, body: { text, ...known } })
  if (written.kind === 'ok') return casePage(id, locale, 'written')
  return refusedByBackend(written, { 'after stale': { field: 'after', code: 'messageMeanwhile' } })
}

type FileDeps = {
  readonly read: (asked: {
    readonly id: string
    readonly locale: Locale
    readonly token: string
  }) => Promise<BackendOutcome<StreamedResponse>>
  readonly token: string | undefined
  readonly locale: Locale
}

/**
 * Sends a file of a case to staff or to its team as a download, never displayed: it was uploaded by others. Callers other
 * than these get 404 (P-194).
 */
export async function sendCaseFile(id: string, { locale, read, token }: FileDeps): Promise<Response> {
  if (token === undefined) return failurePage(undefined, locale)
  const answered = await read({ id, locale, token })
  if (answered.kind !== 'ok') return failurePage(answered, locale)
  const { body, headers } = answered.data
  return new Response(body, {
    headers: {
      'content-type': headers.get('content-type') ?? 'application/octet-stream',
      'content-disposition': attachmentDisposition(fileNameOf(headers.get('content-disposition')) ?? id),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
