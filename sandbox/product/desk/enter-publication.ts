import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Big } from 'big.js'
import { and, eq, sql } from 'drizzle-orm'
import {
  type DocumentPublicationBody,
  naturesOf,
  type PublicationBody,
} from '../../../src/contract/product-api/desk-publication.schema.ts'
import type { LetterPublicationBody } from '../../../src/contract/product-api/letter.schema.ts'
import { earliestDueDate } from '../../../src/lib/business-days.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { parsePlainDate } from '../../../src/lib/plain-date.ts'
import type { StaffCaller } from '../../content/users/staff-directory.ts'
import type { Db } from '../../database/open-database.ts'
import {
  documents,
  fundDetails,
  fundShares,
  publications,
  type StoredDocumentEntry,
  type StoredFigureEntry,
  type StoredLetterEntry,
  type StoredTerms,
} from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { checkPdf, countPages } from '../../import/files/pdf.ts'
import { addDays } from '../../seed/plain-dates.ts'
import { importedPath, writeWhole } from '../documents/document-files.ts'
import { isInForce } from '../documents/document-views.ts'
import { checkLetter } from '../letters/check-letter.ts'
import { termsOfEntry } from '../material/material-terms.ts'
import { enterReceipts } from '../receipts/enter-receipts.ts'
import { documentSubTypes, documentTypes } from '../vocabulary.ts'
import { fundNumberOf, insertEntry } from './insert-entry.ts'
import { type EntryFault, type EntryOutcome, publicationLock } from './publication-rows.ts'
import { seriesOf } from './share-series.ts'

type EnterDeps = Pick<SandboxDeps, 'db' | 'env' | 'now'>
type SingleBody = Exclude<PublicationBody, { readonly kind: 'receipts' }>
type FigureBody = Exclude<SingleBody, DocumentPublicationBody | LetterPublicationBody>
type SingleEntry = StoredDocumentEntry | StoredFigureEntry | StoredLetterEntry

type Checked =
  | { readonly faults: readonly EntryFault[] }
  | {
      readonly faults: readonly []
      readonly shareId: string | null
      readonly entry: SingleEntry
    }

const fault = (path: string, code: string): EntryFault => ({ path, code })

/** Largest amount that the figures' columns hold. */
const mostAmount = '9999999999999999.99'

/** Days for which a call or a distribution may be announced ahead. */
const mostDaysAhead = 366

/**
 * Returns the fault in the day of a figure: a value must be of a past day or today; a call or a distribution may be
 * announced, a call at least ten business days ahead (P-431).
 */
function dateFault(kind: FigureBody['kind'], date: string, today: string): string | undefined {
  if (date <= today) return undefined
  const from = parsePlainDate(today)
  if (kind === 'value' || date > addDays(today, mostDaysAhead) || from === null) return 'future'
  return kind === 'call' && date < earliestDueDate(from) ? 'too_soon' : undefined
}

async function checkFigure({ db, now }: EnterDeps, body: FigureBody): Promise<Checked> {
  const { amount, date, fund, kind, share: shareId } = body
  const isOfFund = and(eq(fundShares.id, shareId), eq(fundShares.fundId, fundNumberOf(fund)))
  const [found] = await db
    .select({ share: fundShares, liquidatedOn: fundDetails.liquidatedOn })
    .from(fundShares)
    .innerJoin(fundDetails, eq(fundDetails.fundId, fundShares.fundId))
    .where(isOfFund)
    .limit(1)
  if (found === undefined) return { faults: [fault('share', 'unknown')] }
  const { liquidatedOn, share } = found
  const known = seriesOf(share, kind).find((one) => one.date === date)
  const faults: EntryFault[] = []
  const isTooSoon = dateFault(kind, date, plainDateAt(now()))
  if (isTooSoon !== undefined) faults.push(fault('date', isTooSoon))
  const nature = kind === 'value' ? undefined : body.nature
  if (kind !== 'value' && !naturesOf[kind].some((one) => one === nature))
    faults.push(fault('nature', 'unknown'))
  if (date < share.startDate) faults.push(fault('date', 'before_start'))
  if (liquidatedOn !== null && date > liquidatedOn) faults.push(fault('date', 'after_liquidation'))
  if (new Big(amount).lte(0) || new Big(amount).gt(mostAmount)) faults.push(fault('amount', 'out_of_range'))
  // A value is corrected by another of its date; two payments of one day would be one too many.
  if (known !== undefined && (kind !== 'value' || new Big(known.amount).eq(amount)))
    faults.push(fault('date', 'taken'))
  if (faults.length > 0) return { faults }
  return {
    faults: [],
    shareId,
    entry: { date, amount: new Big(amount).toFixed(2), ...(nature && { nature }) },
  }
}

async function documentFaults({ db, now }: EnterDeps, body: DocumentPublicationBody): Promise<EntryFault[]> {
  const { fund, period_end: periodEnd, published_on: publishedOn, replaces, sub_type: subType, type } = body
  const fundId = fundNumberOf(fund)
  const [details] = await db.select().from(fundDetails).where(eq(fundDetails.fundId, fundId)).limit(1)
  const faults: EntryFault[] = []
  if (details === undefined) faults.push(fault('fund', 'unknown'))
  if (!Object.hasOwn(documentTypes, type)) faults.push(fault('type', 'unknown'))
  if (!Object.hasOwn(documentSubTypes, subType)) faults.push(fault('sub_type', 'unknown'))
  if (publishedOn > plainDateAt(now())) faults.push(fault('published_on', 'future'))
  if (periodEnd !== null && periodEnd > publishedOn) faults.push(fault('period_end', 'future'))
  if (replaces === null) return faults
  const isOfFund = and(eq(documents.id, fundNumberOf(replaces)), eq(documents.fundId, fundId), isInForce)
  const [replaced] = await db.select({ id: documents.id }).from(documents).where(isOfFund).limit(1)
  return replaced === undefined ? [...faults, fault('replaces', 'unknown')] : faults
}

/** The terms that a body states; undefined for none. */
function statedTerms({
  audience = null,
  valid_from: validFrom = null,
  valid_until: validUntil = null,
}: DocumentPublicationBody): StoredTerms | undefined {
  const isNone = audience === null && validFrom === null && validUntil === null
  return isNone ? undefined : { audience, validFrom, validUntil }
}

/** Terms are for marketing documents, and end neither before they begin nor in the past (P-722). */
async function termFaults({ db, now }: EnterDeps, body: DocumentPublicationBody): Promise<EntryFault[]> {
  const stated = statedTerms(body)
  const { group, published_on: publishedOn } = body
  const replaces = body.replaces === null ? null : fundNumberOf(body.replaces)
  const entry = { group, publishedOn, replaces, ...(stated && { terms: stated }) }
  const terms = await termsOfEntry(db, { entry, fundId: fundNumberOf(body.fund) })
  if (terms === null) return stated === undefined ? [] : [fault('audience', 'not_material')]
  if (terms.stated === null) return []
  if (terms.validUntil < terms.validFrom) return [fault('valid_until', 'before_start')]
  return terms.validUntil < plainDateAt(now()) ? [fault('valid_until', 'past')] : []
}

async function checkDocument(deps: EnterDeps, body: DocumentPublicationBody): Promise<Checked> {
  const file = Buffer.from(body.content, 'base64')
  const faults = [...(await documentFaults(deps, body)), ...(await termFaults(deps, body))]
  const wrongFile = checkPdf(file)
  if (wrongFile !== undefined) faults.push(fault('content', wrongFile))
  if (faults.length > 0) return { faults }
  const sha256 = createHash('sha256').update(file).digest('hex')
  const terms = statedTerms(body)
  await writeWhole(importedPath(join(deps.env.dataDir, 'documents'), sha256), file)
  const entry: StoredDocumentEntry = {
    title: { fr: body.title_fr, en: body.title_en },
    group: body.group,
    type: body.type,
    subType: body.sub_type,
    publishedOn: body.published_on,
    periodEnd: body.period_end,
    language: body.language,
    access: body.access,
    replaces: body.replaces === null ? null : fundNumberOf(body.replaces),
    ...(terms && { terms }),
    sha256,
    bytes: file.byteLength,
    pages: countPages(file),
  }
  return { faults: [], shareId: null, entry }
}

function check(deps: EnterDeps, body: SingleBody): Promise<Checked> {
  if (body.kind === 'document') return checkDocument(deps, body)
  return body.kind === 'letter' ? checkLetter(deps, body) : checkFigure(deps, body)
}

/** Enters a figure, a document, a letter or receipts. Readers see nothing of it until another member of staff has approved it. */
export async function enterPublication(
  deps: EnterDeps,
  staff: StaffCaller,
  body: PublicationBody,
): Promise<EntryOutcome> {
  if (body.kind === 'receipts') return enterReceipts(deps, staff, body)
  const checked = await check(deps, body)
  if (!('entry' in checked)) return { kind: 'invalid', faults: checked.faults }
  const { entry, shareId } = checked
  const enteredAt = deps.now()
  return deps.db.transaction(async (transaction): Promise<EntryOutcome> => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${publicationLock})`)
    if (await isWaiting(transaction, body)) return { kind: 'invalid', faults: [fault('date', 'waiting')] }
    const id = await insertEntry(transaction, staff, {
      ...{ kind: body.kind, fund: body.fund, shareId, entry, at: enteredAt },
      details: auditDetails(body, entry),
    })
    return { kind: 'entered', id }
  })
}

/** Whether the same figure of a share waits already. */
async function isWaiting(db: Db, body: SingleBody): Promise<boolean> {
  if (body.kind === 'document' || body.kind === 'letter') return false
  const same = and(
    eq(publications.status, 'submitted'),
    eq(publications.shareId, body.share),
    eq(publications.kind, body.kind),
    eq(sql`${publications.entry} ->> 'date'`, body.date),
  )
  const rows = await db.select({ id: publications.id }).from(publications).where(same).limit(1)
  return rows.length > 0
}

function auditDetails(body: SingleBody, entry: SingleEntry): Readonly<Record<string, string>> {
  const { fund, kind } = body
  if ('sha256' in entry) return { kind, fund, title: entry.title.fr, sha256: entry.sha256 }
  if ('readers' in entry) return { kind, fund, title: entry.subject.fr, readers: entry.readers }
  return { kind, fund, share: 'share' in body ? body.share : '', date: entry.date, amount: entry.amount }
}
