import type { FlowNature, PublicationBody } from '../../contract/product-api/desk-publication.schema.ts'
import { parseAmount } from '../../lib/amount-text.ts'
import type { Decision, DecisionAnswers } from '../../lib/form/decision-form.ts'
import { parseWrittenDate } from '../../lib/identifiers/birth-date.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { DeskCalls } from '../backends/product-api/desk-calls.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import { largestUploadBytes } from '../forms/read-upload.server.ts'
import { failurePage } from '../http/failure-page.server.ts'
import { type FaultTable, refusedByBackend } from '../registration/journeys.server.ts'

type Call<Output> = FormCall<Output> & { readonly token: string }
type PublishDeps = { readonly deskCalls: Pick<DeskCalls, 'enterPublication' | 'decidePublication'> }

/** The form of a value, a capital call or a distribution; dates and amounts as they were typed. */
export type FigureAnswers = {
  readonly kind: 'value' | 'call' | 'distribution'
  readonly fund: string
  readonly share: string
  readonly date: string
  readonly amount: string
  /** Of a call or a distribution; empty for a value. */
  readonly nature: FlowNature | ''
}

/** The form of a document; dates as they were typed. */
export type DocumentAnswers = {
  readonly fund: string
  readonly titleFr: string
  readonly titleEn: string
  readonly group: 'reporting' | 'marketing' | 'legal'
  readonly type: string
  readonly subType: string
  readonly publishedOn: string
  readonly periodEnd: string
  readonly language: 'fr' | 'en'
  readonly access: 'public' | 'subscribers'
  /** With the days of validity, of a marketing document; empty where none is stated. */
  readonly audience: 'retail' | 'professional' | ''
  readonly validFrom: string
  readonly validUntil: string
  readonly replaces: string
}

/** The form of a letter to the holders of a fund, and of an enclosed document, which may be empty. */
export type LetterAnswers = {
  readonly fund: string
  readonly readers: 'holders' | 'holders_and_partners'
  readonly subjectFr: string
  readonly textFr: string
  readonly subjectEn: string
  readonly textEn: string
  readonly document: string
}

const faultTable: FaultTable = {
  share: { field: 'share', code: 'choice' },
  nature: { field: 'nature', code: 'choice' },
  'date too_soon': { field: 'date', code: 'callTooSoon' },
  'date future': { field: 'date', code: 'dateFuture' },
  'date before_start': { field: 'date', code: 'dateBeforeStart' },
  'date after_liquidation': { field: 'date', code: 'dateAfterLiquidation' },
  'date taken': { field: 'date', code: 'figureTaken' },
  'date waiting': { field: 'date', code: 'figureWaiting' },
  amount: { field: 'amount', code: 'amount' },
  'content pdf_damaged': { field: 'file', code: 'pdfDamaged' },
  content: { field: 'file', code: 'notPdf' },
  published_on: { field: 'publishedOn', code: 'dateFuture' },
  period_end: { field: 'periodEnd', code: 'dateFuture' },
  audience: { field: 'audience', code: 'notMaterial' },
  'valid_until before_start': { field: 'validUntil', code: 'validityBeforeStart' },
  'valid_until past': { field: 'validUntil', code: 'validityPast' },
  type: { field: 'type', code: 'choice' },
  sub_type: { field: 'subType', code: 'choice' },
  replaces: { field: 'replaces', code: 'choice' },
  document: { field: 'document', code: 'choice' },
}

type Entered = BackendOutcome<{ readonly id: string }>

function afterEntry(entered: Entered, locale: Locale): FormResult {
  if (entered.kind !== 'ok') return refusedByBackend(entered, faultTable)
  const { id } = entered.data
  const search = { state: 'entered' } as const
  return { kind: 'done', location: pathFor({ to: '/team/publications/$id', locale, params: { id }, search }) }
}

/** Enters a figure of a share. Only staff see it until another member has approved it (P-461). */
export async function enterFigure(
  { data, locale, token }: Call<FigureAnswers>,
  { deskCalls }: PublishDeps,
): Promise<FormResult> {
  const date = parseWrittenDate(data.date) ?? ''
  const amount = parseAmount(data.amount) ?? ''
  const { fund, kind, nature, share } = data
  const figure = { fund, share, date, amount }
  const body: PublicationBody =
    kind === 'value' ? { kind, ...figure } : { kind, ...figure, nature: nature || null }
  return afterEntry(await deskCalls.enterPublication({ locale, token, body }), locale)
}

function documentBody(data: DocumentAnswers, file: Uint8Array): PublicationBody {
  const { access, fund, group, language, periodEnd, publishedOn, replaces, subType, titleEn, titleFr, type } =
    data
  const { audience, validFrom, validUntil } = data
  return {
    kind: 'document',
    ...{ access, fund, group, language, type },
    title_fr: titleFr,
    // A document without an English title is listed under its French one.
    title_en: titleEn || titleFr,
    sub_type: subType,
    published_on: parseWrittenDate(publishedOn) ?? '',
    period_end: parseWrittenDate(periodEnd),
    replaces: replaces || null,
    audience: audience || null,
    valid_from: parseWrittenDate(validFrom),
    valid_until: parseWrittenDate(validUntil),
    content: Buffer.from(file).toString('base64'),
  }
}

/** Enters a document with its file, which must be a PDF by its content. */
export async function enterDocument(
  { data, file, locale, token }: Call<DocumentAnswers>,
  { deskCalls }: PublishDeps,
): Promise<FormResult> {
  const code = file === undefined ? 'fileMissing' : 'fileTooLarge'
  if (file === undefined || file.byteLength > largestUploadBytes)
    return { kind: 'refused', faults: [{ field: 'file', code }] }
  return afterEntry(
    await deskCalls.enterPublication({ locale, token, body: documentBody(data, file) }),
    locale,
  )
}

/** Enters a letter to those who hold a fund. Only staff see it until another member has approved it (P-813). */
export async function enterLetter(
  { data, locale, token }: Call<LetterAnswers>,
  { deskCalls }: PublishDeps,
): Promise<FormResult> {
  const { document, fund, readers, subjectEn, subjectFr, textEn, textFr } = data
  const body: PublicationBody = {
    kind: 'letter',
    ...{ fund, readers },
    subject_fr: subjectFr,
    subject_en: subjectEn,
    text_fr: textFr,
    text_en: textEn,
    document: document || null,
  }
  return afterEntry(await deskCalls.enterPublication({ locale, token, body }), locale)
}

/** Returns the result of a decision, as its page reports it; undefined if the page has no text for the failure. */
function stateOf(answered: BackendOutcome<unknown>, decision: Decision) {
  if (answered.kind === 'ok') return decision
  if (answered.kind !== 'refused') return undefined
  // Another member of staff was first: nothing has changed, and the page shows their decision.
  if (answered.status === 409) return 'late'
  const [fault] = answered.faults ?? []
  return fault?.code === 'own' || fault?.code === 'others' ? 'own' : undefined
}

/** Approves or refuses another's entry, or withdraws one's own. */
export async function decidePublication(
  { data: { decision, entry: id, reason }, locale, token }: Call<DecisionAnswers>,
  { deskCalls }: PublishDeps,
): Promise<FormResult> {
  if (decision === 'refused' && reason === '')
    return { kind: 'refused', faults: [{ field: 'reason', code: 'required' }] }
  const answered = await deskCalls.decidePublication({
    locale,
    token,
    id,
    decision: { decision, reason: reason || null },
  })
  const state = stateOf(answered, decision)
  if (state !== undefined)
    return {
      kind: 'done',
      location: pathFor({ to: '/team/publications/$id', locale, params: { id }, search: { state } }),
    }
  return answered.kind === 'ok' ? { kind: 'failed', problem: 'unexpected_answer' } : failedByBackend(answered)
}

type FileDeps = {
  readonly deskCalls: Pick<DeskCalls, 'readPublicationFile'>
  readonly token: string | undefined
  readonly locale: Locale
}

/** Sends the file of an entered document, uncacheable; callers other than staff get 404 (P-194). */
export async function handleFile(id: string, { deskCalls, locale, token }: FileDeps): Promise<Response> {
  if (token === undefined) return failurePage(undefined, locale)
  const answered = await deskCalls.readPublicationFile({ id, locale, token })
  if (answered.kind !== 'ok') return failurePage(answered, locale)
  return new Response(answered.data.body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${id.replace(/[^\w-]/g, '')}.pdf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
