import type { MandateBody } from '../../contract/product-api/mandate.schema.ts'
import { parseWrittenDate } from '../../lib/identifiers/birth-date.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { DeskCalls } from '../backends/product-api/desk-calls.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import type { FormDrafts } from '../forms/form-drafts.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import { type FaultTable, refusedByBackend } from '../registration/journeys.server.ts'

type Call<Output> = FormCall<Output> & { readonly token: string }

/** Dependencies of recording and ending mandates. */
export type MandateDeps = {
  readonly deskCalls: Pick<DeskCalls, 'enterMandate' | 'endMandate'>
  readonly drafts: Pick<FormDrafts, 'keep'>
}

/** Name under which the store keeps what was done, for the page of the person. */
const mandateDone = 'staff-mandate-done'

/** The form of a mandate; days as they were typed. */
export type MandateAnswers = {
  readonly person: string
  readonly holder: string
  readonly scope: MandateBody['scope']
  readonly power: MandateBody['power']
  readonly since: string
  /** Empty for a mandate without end. */
  readonly until: string
  /** Whether emails about the holder also go to the person. */
  readonly notified: boolean
}

const faultTable: FaultTable = {
  'holder_email same': { field: 'holder', code: 'mandateOfHolder' },
  holder_email: { field: 'holder', code: 'emailOfNoInvestor' },
  'person too_many': { field: 'holder', code: 'mandatesTooMany' },
  until: { field: 'until', code: 'mandateUntil' },
}

type Done = { readonly person: string; readonly locale: Locale; readonly done: 'entered' | 'ended' }

/** Back on the person's page, which says once what was done: from the store, since anybody can follow an address again. */
async function backWith({ done, locale, person }: Done, { drafts }: MandateDeps): Promise<FormResult> {
  const cookie = await drafts.keep(mandateDone, { values: { done }, faults: [], problem: null })
  const location = pathFor({ to: '/team/people/$id', locale, params: { id: person } })
  return { kind: 'done', location, cookies: [cookie] }
}

/** Records a mandate that staff have on paper (P-696). */
export async function enterMandate(
  { data, locale, token }: Call<MandateAnswers>,
  deps: MandateDeps,
): Promise<FormResult> {
  const { holder, notified, person, power, scope } = data
  const since = parseWrittenDate(data.since) ?? ''
  const until = parseWrittenDate(data.until)
  // Product APIs of before this member was added refuse unknown ones.
  const mails = notified ? { notified } : {}
  const body = { person, holder_email: holder, scope, power, since, until, ...mails }
  const entered = await deps.deskCalls.enterMandate({ locale, token, body })
  if (entered.kind !== 'ok') return refusedByBackend(entered, faultTable)
  return backWith({ done: 'entered', locale, person }, deps)
}

/** Ends a mandate at once (P-696). */
export async function endMandate(
  {
    data: { mandate: id, person },
    locale,
    token,
  }: Call<{ readonly person: string; readonly mandate: string }>,
  deps: MandateDeps,
): Promise<FormResult> {
  const ended = await deps.deskCalls.endMandate({ locale, token, id })
  return ended.kind === 'ok' ? backWith({ done: 'ended', locale, person }, deps) : failedByBackend(ended)
}
