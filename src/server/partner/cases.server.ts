import { type CaseAnswers, caseAnswersSchema } from '../../contract/product-api/subscription-case.schema.ts'
import type { DraftValues } from '../../lib/form/form-definition.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendFailure, BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { CaseCalls } from '../backends/product-api/case-calls.server.ts'
import type { SubscriptionCalls } from '../backends/product-api/partner-calls.server.ts'
import { draftResponse, readDraft, type SavedForm } from '../forms/draft-saving.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import { type FaultTable, refusedByBackend } from '../registration/journeys.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { bodyOf, faultsOf, type SubscriptionAnswers, subscriptionFaults } from './subscribe.server.ts'

/** Dependencies of the forms of a case. */
export type CaseFormDeps = {
  readonly calls: CaseCalls
  readonly offers: Pick<SubscriptionCalls, 'listOffers'>
  readonly publicUrl: string
  readonly now: () => Date
}

/** Steps of writing a case. */
export type CaseStep = 'documents' | 'warnings' | 'review'

/** Result of an action, as the case's page reports it. */
type CaseNews = 'added' | 'removed' | 'asked' | 'sent' | 'written' | 'withdrawn' | 'late' | 'moved'

type Place = { readonly step?: CaseStep; readonly state?: CaseNews }

/** Leads to a step of a case. */
export const casePage = (id: string, locale: Locale, search: Place): FormResult => ({
  kind: 'done',
  location: pathFor({ to: '/account/cases/$id', locale, params: { id }, search }),
})

/** Returns the typed fields that the product API stores; other fields of the form are left out. */
export function typedAnswers(values: DraftValues): CaseAnswers {
  const known = new Set(Object.keys(caseAnswersSchema.shape))
  return caseAnswersSchema.parse(
    Object.fromEntries(Object.entries(values).filter(([name]) => known.has(name))),
  )
}

type Action = {
  readonly id: string
  readonly locale: Locale
  /** State of the page after success. */
  readonly done: Place
  readonly faults?: FaultTable
}

/**
 * Reports whether a document or a warning was withdrawn after the page was shown; the review page names the missing
 * parts.
 */
const lacksPart = ({ faults }: Extract<BackendFailure, { kind: 'refused' }>): boolean =>
  faults?.some(({ path }) => /^(?:documents|warnings)\./.test(path)) ?? false

/**
 * Converts an action's outcome to a result of its form. If somebody else changed the case, or it has moved on, nothing
 * was done, and the page shows the present state with a notice.
 */
export function afterAction(
  answered: BackendOutcome<unknown>,
  { id, locale, done, faults = {} }: Action,
): FormResult {
  if (answered.kind === 'ok') return casePage(id, locale, done)
  if (answered.kind === 'refused' && lacksPart(answered))
    return casePage(id, locale, { step: 'review', state: 'late' })
  if (answered.kind !== 'refused' || answered.status !== 409) return refusedByBackend(answered, faults)
  const isStale = answered.faults?.some(({ code }) => code === 'stale') ?? false
  return casePage(id, locale, { state: isStale ? 'late' : 'moved' })
}

/** Submission of a form of a case, with the session of its author. */
export type CaseCall<Output> = FormCall<Output> & { readonly session: Session }

/** Opens a draft, and redirects to it. */
export async function openCase(
  { data: { key, share }, locale, session }: CaseCall<{ readonly share: string; readonly key: string }>,
  { calls }: Pick<CaseFormDeps, 'calls'>,
): Promise<FormResult> {
  const made = await calls.create({ locale, token: session.accessToken, share: share || null, key })
  return made.kind === 'ok' ? casePage(made.data.id, locale, {}) : failedByBackend(made)
}

type Typed = { readonly id: string; readonly values: DraftValues }

/** Saves typed values of a case, sent by a script, for all members of the team (P-504). */
export async function keepCaseTyping(
  { id, request, session }: { readonly id: string; readonly request: Request; readonly session: Session },
  form: SavedForm,
  { calls, publicUrl }: Pick<CaseFormDeps, 'calls' | 'publicUrl'>,
): Promise<Response> {
  const typed = await readDraft(request, form, { publicUrl })
  if (!typed.ok) return draftResponse(typed.status)
  const saving = {
    locale: 'fr',
    token: session.accessToken,
    id,
    answers: typedAnswers(typed.values),
  } as const
  const saved = await calls.save(saving)
  if (saved.kind === 'ok') return draftResponse(204)
  return draftResponse(saved.kind === 'refused' ? saved.status : 503)
}

/** Saves the whole form of a case, checks it, and redirects to the next step. */
export async function saveDetails(
  { data, locale, session }: CaseCall<SubscriptionAnswers>,
  { id, values }: Typed,
  { calls, offers }: CaseFormDeps,
): Promise<FormResult> {
  const asking = { locale, token: session.accessToken }
  const saved = await calls.save({ ...asking, id, answers: typedAnswers(values) })
  if (saved.kind !== 'ok') return afterAction(saved, { id, locale, done: {} })
  const listed = await offers.listOffers(asking)
  if (listed.kind !== 'ok') return failedByBackend(listed)
  const faults = faultsOf(data, listed.data.offers)
  return faults.length > 0 ? { kind: 'refused', faults } : casePage(id, locale, { step: 'documents' })
}

type Named = { readonly case: string; readonly version: number }

type Sending = {
  /** Parses and checks stored answers; undefined if they are incomplete. */
  readonly answersOf: (kept: DraftValues) => SubscriptionAnswers | undefined
}

/** Asks the client to sign the version of a case that was read through (P-510). */
export async function requestSignature(
  { data: { case: id, renews, version }, locale, session }: CaseCall<Named & { readonly renews: string }>,
  { answersOf }: Sending,
  { calls, now }: CaseFormDeps,
): Promise<FormResult> {
  const asking = { locale, token: session.accessToken, id }
  const found = await calls.get(asking)
  if (found.kind !== 'ok') return failedByBackend(found)
  const answers = answersOf(withoutGaps(found.data.answers))
  const request = answers && bodyOf(answers, now())
  if (request === undefined) return casePage(id, locale, { state: 'late' })
  const body = { version, request, ...(renews && { renews }) }
  const asked = await calls.requestSignature({ ...asking, body })
  return afterAction(asked, { id, locale, done: { step: 'review', state: 'asked' }, faults: requestFaults })
}

const signingFaults: FaultTable = {
  'code wrong_code': { field: 'code', code: 'signatureCodeWrong' },
  'code too_many': { field: 'code', code: 'signatureCodeSpent' },
  'code expired': { field: 'code', code: 'signatureExpired' },
  'code waiting': { field: 'code', code: 'signatureWaiting' },
  // The fund closed, or its minimum was raised, after the client was asked.
  'request.share': { field: 'code', code: 'offerClosed' },
  'request.amount': { field: 'code', code: 'amountTooSmall' },
}

/** Confirms the client's signature, which sends the case. */
export async function signCase(
  { data: { case: id, code, version }, locale, session }: CaseCall<Named & { readonly code: string }>,
  { calls }: Pick<CaseFormDeps, 'calls'>,
): Promise<FormResult> {
  const body = { version, code: code || null }
  const signed = await calls.sign({ locale, token: session.accessToken, id, body })
  return afterAction(signed, { id, locale, done: { state: 'sent' }, faults: signingFaults })
}

/** The fields that were typed. */
const withoutGaps = (answers: CaseAnswers): DraftValues =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

const requestFaults = Object.fromEntries(
  Object.entries(subscriptionFaults).map(([path, fault]) => [`request.${path}`, fault]),
)

/** Withdraws a case. */
export async function withdrawCase(
  { data: { case: id, reason, version }, locale, session }: CaseCall<Named & { readonly reason: string }>,
  { calls }: Pick<CaseFormDeps, 'calls'>,
): Promise<FormResult> {
  const answered = await calls.withdraw({
    locale,
    token: session.accessToken,
    id,
    body: { version, reason },
  })
  const done = { state: 'withdrawn' } as const
  return afterAction(answered, { id, locale, done })
}
