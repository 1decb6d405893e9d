import { Big } from 'big.js'
import { eq, inArray } from 'drizzle-orm'
import { addDays, addYears, type PlainDate } from '../../src/lib/plain-date.ts'
import type { Db } from '../database/open-database.ts'
import {
  accounts,
  collectionAccounts,
  fundShares,
  funds,
  holdings,
  identityPapers,
  notices,
} from '../database/schema/index.ts'
import type { StoredNoticeLine } from '../database/schema/notices.ts'
import { bookedMovements } from '../product/position/movement-rows.ts'
import { recordAnnounced } from '../product/receipts/settlement.ts'
import { noticesOfMovements } from './notice-history.ts'
import { type FundNotice, planNotices } from './notice-plan.ts'
import { drawMovements } from './position-movements.ts'

type NoticeRow = typeof notices.$inferInsert
type Held = Pick<typeof holdings.$inferSelect, 'accountId' | 'fundId' | 'shareId' | 'quantity'> & {
  readonly currency: string
}

/** Commitment of one share of a professional fund. */
const shareCommitment = 1000
/** Bank and branch that exist nowhere, and the country of the invented accounts. */
const inventedBank = '0000000000'
const country = 'FR'

const sumOf = (lines: readonly StoredNoticeLine[]): Big =>
  lines.reduce((sum, { amount }) => sum.plus(amount), new Big(0))

/**
 * Returns the change that a notice makes to the unfunded commitment: a call reduces it by its inside lines, recallable
 * capital increases it.
 */
function unfundedChange(kind: FundNotice['kind'], lines: readonly StoredNoticeLine[]): Big {
  if (kind === 'call') return sumOf(lines.filter(({ scope }) => scope === 'inside')).times(-1)
  return sumOf(lines.filter(({ nature }) => nature === 'recallable_capital'))
}

/** Returns a fund's notice as its holder gets it. */
export function noticeOf(
  { accountId, currency, fundId, quantity, shareId }: Held,
  plan: FundNotice,
): NoticeRow {
  const times = (amount: string | number) => new Big(quantity).times(amount).toFixed(2)
  const lines = plan.lines.map((line) => ({ ...line, amount: times(line.amount) }))
  const amount = sumOf(lines)
  const before = times(plan.unfundedBefore)
  return {
    accountId,
    fundId,
    shareId,
    currency,
    kind: plan.kind,
    number: plan.number,
    announcedOn: plan.announcedOn,
    dueOn: plan.dueOn,
    purpose: plan.purpose,
    lines,
    amount: amount.toFixed(2),
    paid: amount.times(plan.paidPercent).div(100).toFixed(2),
    settledOn: plan.kind === 'call' && plan.paidPercent === 100 ? plan.dueOn : null,
    commitment: times(shareCommitment),
    unfundedBefore: before,
    unfundedAfter: unfundedChange(plan.kind, lines).plus(before).toFixed(2),
    // Settled notices are acknowledged.
    acknowledgedAt: plan.paidPercent === 100 ? new Date(`${plan.announcedOn}T15:40:00Z`) : null,
  }
}

/** Builds an IBAN of an invented French account: right check digits (ISO 7064), and a bank that does not exist. */
export function inventedIban(fundId: number): string {
  const account = `${inventedBank}${String(fundId).padStart(11, '0')}00`
  const digits = `${account}${country}00`.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`
}

async function insertCollectionAccounts(db: Db): Promise<void> {
  const all = await db.select({ id: funds.id, name: funds.name, legalForm: funds.legalForm }).from(funds)
  const rows = all.map(({ id, legalForm, name }) => ({
    fundId: id,
    holder: `${legalForm} ${name}`,
    bank: 'Banque Dépositaire Démo',
    iban: inventedIban(id),
    bic: 'DEMOFRPPXXX',
  }))
  if (rows.length > 0) await db.insert(collectionAccounts).values(rows)
}

/** Adds the notices of professional funds to their holders, as of a day, and the accounts that calls and subscriptions are paid to. */
export async function seedNotices(db: Db, today: PlainDate): Promise<void> {
  await insertCollectionAccounts(db)
  const plans = planNotices(today)
  const held = await db
    .select({
      accountId: holdings.accountId,
      fundId: holdings.fundId,
      shareId: holdings.shareId,
      quantity: holdings.quantity,
      currency: fundShares.currency,
    })
    .from(holdings)
    .innerJoin(fundShares, eq(fundShares.id, holdings.shareId))
    .orderBy(holdings.id)
  const planned = held.flatMap((holding) =>
    plans.filter(({ fund }) => fund === holding.fundId).map((plan) => noticeOf(holding, plan)),
  )
  const told = await readHistory(db, new Set(plans.map(({ fund }) => fund)), addYears(today, -yearsOfNotices))
  const rows = [...planned, ...told].map((row, index) => ({ ...row, id: index + 1 }))
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await recordAnnounced(
      db,
      await db
        .insert(notices)
        .values(rows.slice(start, start + rowsPerInsert))
        .returning(),
      today,
    )
}

/** Years of notices that the holdings of funds without a plan get. */
const yearsOfNotices = 2
const rowsPerInsert = 500

/** The notices of all other holdings of professional funds, from their books, or the series of their shares. */
async function readHistory(
  db: Db,
  planned: ReadonlySet<number>,
  since: PlainDate,
): Promise<readonly NoticeRow[]> {
  const held = await db
    .select({ holding: holdings, share: fundShares, legalForm: funds.legalForm, status: funds.status })
    .from(holdings)
    .innerJoin(fundShares, eq(fundShares.id, holdings.shareId))
    .innerJoin(funds, eq(funds.id, holdings.fundId))
    .where(eq(funds.legalForm, 'FPCI'))
    .orderBy(holdings.id)
  const booked = await bookedMovements(
    db,
    held.map(({ holding }) => holding.id),
  )
  return held
    .filter(({ holding }) => !planned.has(holding.fundId))
    .flatMap(({ holding, legalForm, share, status }) => {
      const { accountId, fundId, id, quantity, shareId } = holding
      const seeded = { share, legalForm, isLiquidated: status === 'liquidation' }
      const movements = booked.get(id) ?? drawMovements(seeded, { fund: fundId, share: shareId, quantity })
      return noticesOfMovements({ accountId, fundId, shareId, currency: share.currency, movements }, since)
    })
}

/** Papers of demo investors, by the days from the seed to their end: one that ends soon, one that has ended. */
const demoPapers = [
  { email: 'investor@sandbox.example', kind: 'identity_card', days: 24 },
  { email: 'investor-thirty@sandbox.example', kind: 'passport', days: -6 },
  { email: 'investor-five@sandbox.example', kind: 'residence_permit', days: 900 },
] as const

/** Adds the identity papers of demo investors, as of a day. */
export async function seedIdentityPapers(db: Db, today: PlainDate): Promise<void> {
  const emails = demoPapers.map(({ email }) => email)
  const known = await db
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.email, emails))
  const rows = known.flatMap(({ email, id }) =>
    demoPapers
      .filter((paper) => paper.email === email)
      .map(({ days, kind }) => ({ accountId: id, kind, expiresOn: addDays(today, days) })),
  )
  if (rows.length > 0) await db.insert(identityPapers).values(rows)
}
