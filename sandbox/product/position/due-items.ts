import { Big } from 'big.js'
import { and, asc, desc, eq, gt, gte, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { type DueItem, identityPaperSchema } from '../../../src/contract/product-api/position.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { type Account, normalizeEmail } from '../../accounts/accounts.ts'
import { referenceOf } from '../../cases/case-rows.ts'
import type { Db } from '../../database/open-database.ts'
import {
  caseSignatures,
  funds,
  identityPapers,
  notices,
  subscriptionCases,
} from '../../database/schema/index.ts'
import { addDays } from '../../seed/plain-dates.ts'

const mostItems = 20
/** Days after its announcement during which an unacknowledged notice is listed as due. */
const acknowledgementDays = 90
/** Days before its end from which a new identity paper is asked for. */
const paperDays = 60

const isUnpaidCall: SQL | undefined = and(eq(notices.kind, 'call'), lt(notices.paid, notices.amount))

function noticesOf(db: Db, accountId: string, today: string) {
  const isUnread = and(
    isNull(notices.acknowledgedAt),
    gte(notices.announcedOn, addDays(today, -acknowledgementDays)),
  )
  return db
    .select({ notice: notices, fund: { id: funds.id, name: funds.name } })
    .from(notices)
    .innerJoin(funds, eq(funds.id, notices.fundId))
    .where(and(eq(notices.accountId, accountId), lte(notices.announcedOn, today), or(isUnpaidCall, isUnread)))
    .orderBy(asc(sql`not (${isUnpaidCall})`), asc(notices.dueOn), asc(notices.id))
    .limit(mostItems)
}

type NoticeRow = Awaited<ReturnType<typeof noticesOf>>[number]

function toItem({ fund, notice }: NoticeRow, today: string): DueItem {
  const { amount, currency, dueOn, id, kind, number, paid } = notice
  const common = {
    notice: `ntc-${id}`,
    noticeKind: kind,
    number,
    fund: { id: `fnd-${fund.id}`, name: fund.name },
    date: dueOn,
  }
  const missing = new Big(amount).minus(paid)
  return kind === 'call' && missing.gt(0)
    ? { kind: 'call', ...common, isLate: dueOn < today, amount: missing.toFixed(2), currency }
    : // A payment has a due date, its acknowledgement has none.
      { kind: 'acknowledgement', ...common, isLate: false }
}

async function paperOf(db: Db, accountId: string, today: string): Promise<DueItem[]> {
  const expiresSoon = and(
    eq(identityPapers.accountId, accountId),
    lte(identityPapers.expiresOn, addDays(today, paperDays)),
  )
  const rows = await db.select().from(identityPapers).where(expiresSoon).limit(1)
  return rows.map(({ expiresOn, kind }) => ({
    kind: 'identity',
    paper: identityPaperSchema.parse(kind),
    date: expiresOn,
    isLate: expiresOn < today,
  }))
}

/** A subscription that waits for the client's signature. */
export type OpenSignature = Extract<DueItem, { kind: 'signature' }>

/**
 * Reads the cases of advisers that wait for the signature of an investor, who is known by the confirmed address to which
 * the request was emailed.
 */
export async function readOpenSignatures(db: Db, account: Account, now: Date): Promise<OpenSignature[]> {
  if (!account.emailConfirmed) return []
  const { caseId, expiresAt, request, signedAt, version } = caseSignatures
  const isOpen = and(isNull(signedAt), gt(expiresAt, now), eq(version, subscriptionCases.version))
  const rows = await db
    .selectDistinctOn([caseId], {
      expiresAt,
      found: { id: caseId, createdAt: subscriptionCases.createdAt },
      fund: { id: funds.id, name: funds.name },
    })
    .from(caseSignatures)
    .innerJoin(subscriptionCases, eq(subscriptionCases.id, caseId))
    .innerJoin(funds, eq(funds.id, subscriptionCases.fundId))
    .where(and(isOpen, eq(sql`lower(${request} #>> '{client,email}')`, normalizeEmail(account.email))))
    .orderBy(caseId, desc(caseSignatures.id))
    .limit(mostItems)
  return rows.map((row) => ({
    kind: 'signature',
    reference: referenceOf(row.found),
    fund: { id: `fnd-${row.fund.id}`, name: row.fund.name },
    date: plainDateAt(row.expiresAt),
    isLate: false,
  }))
}

type DueQuery = {
  readonly accountId: string
  readonly today: string
  readonly signatures: readonly OpenSignature[]
}

/**
 * Reads the due items of an investor on a day, earliest first (P-480): calls that are not paid in full, unacknowledged
 * notices, an identity paper that expires, and the signatures that were read before. If there are too many, those and
 * then calls have priority.
 */
export async function readDueItems(db: Db, { accountId, signatures, today }: DueQuery): Promise<DueItem[]> {
  const [rows, papers] = await Promise.all([noticesOf(db, accountId, today), paperOf(db, accountId, today)])
  return [...papers, ...signatures, ...rows.map((row) => toItem(row, today))]
    .slice(0, mostItems)
    .toSorted((left, right) => left.date.localeCompare(right.date))
}
