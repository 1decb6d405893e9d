import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { fundStatusSchema, legalFormSchema } from '../../../src/contract/product-api/fund.schema.ts'
import type { Position, PositionHolding } from '../../../src/contract/product-api/position.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { byBytes } from '../../database/name-order.ts'
import type { Db } from '../../database/open-database.ts'
import {
  fundDetails,
  fundShares,
  funds,
  holdings,
  restatedValues,
  signIns,
} from '../../database/schema/index.ts'
import { addMonths } from '../../seed/plain-dates.ts'
import { statusThen } from '../funds/fund-status.ts'
import { shareName } from '../funds/fund-views.ts'
import { assetClasses, labelOf, strategies } from '../vocabulary.ts'
import {
  type AnnouncedMovements,
  announcedMovements,
  type KnownMovements,
  knownMovements,
  movementsOf,
  withNotices,
} from './movement-rows.ts'
import { valuesOf } from './published-values.ts'

type Locale = 'fr' | 'en'
type Restated = typeof restatedValues.$inferSelect
type Row = Awaited<ReturnType<typeof selectHoldings>>[number]

/** Day of the position, and the fund to restrict it to, if any. */
export type AskedPosition = {
  readonly locale: Locale
  readonly asOf: string
  readonly today: string
  readonly fundNumber: number | null
  /** Account whose visits count as the reader's; null for a guest, whom the owner's visits do not concern. */
  readonly visitorId: string | null
}

function selectHoldings(db: Db, accountId: string, fundNumber: number | null) {
  const isOwn = eq(holdings.accountId, accountId)
  return db
    .select({ holding: holdings, share: fundShares, fund: funds, details: fundDetails })
    .from(holdings)
    .innerJoin(fundShares, eq(fundShares.id, holdings.shareId))
    .innerJoin(funds, eq(funds.id, holdings.fundId))
    .innerJoin(fundDetails, eq(fundDetails.fundId, holdings.fundId))
    .where(fundNumber === null ? isOwn : and(isOwn, eq(holdings.fundId, fundNumber)))
    .orderBy(byBytes(funds.nameSort), asc(holdings.id))
}

/** A fund as known on a day: a later liquidation was not. */
function toFund({ fund, details }: Row, { asOf, locale, today }: AskedPosition): PositionHolding['fund'] {
  const { horizonYears, launchDate } = fund
  const status = fundStatusSchema.parse(fund.status)
  const { liquidatedOn } = details
  return {
    id: `fnd-${fund.id}`,
    slug: locale === 'fr' ? fund.slugFr : fund.slugEn,
    name: fund.name,
    status: asOf < today ? statusThen({ ...details, status }, asOf) : status,
    legalForm: legalFormSchema.parse(fund.legalForm),
    strategy: { code: fund.strategy, label: labelOf(strategies, fund.strategy, locale) },
    assetClass: { code: fund.assetClass, label: labelOf(assetClasses, fund.assetClass, locale) },
    launchedOn: launchDate,
    subscriptionClosesOn: details.subscriptionClosesOn,
    blockedUntil: fund.lockUpUntil,
    endsOn: launchDate === null || horizonYears === null ? null : addMonths(launchDate, horizonYears * 12),
    liquidatedOn: liquidatedOn !== null && liquidatedOn > asOf ? null : liquidatedOn,
  }
}

type Facts = {
  readonly known: KnownMovements
  readonly restated: readonly Restated[]
  readonly announced: AnnouncedMovements
}

/** A holding as known on a day; none when nothing of it was known yet. */
function toHolding(row: Row, { announced, known, restated }: Facts, asked: AskedPosition): PositionHolding[] {
  const isKnown = ({ date, publishedOn }: { date: string; publishedOn: string }) =>
    date <= asked.asOf && publishedOn <= asked.asOf
  const all = movementsOf(row, known)
  const movements = all.filter(isKnown)
  if (movements.length === 0) return []
  return [
    {
      id: `hld-${row.holding.id}`,
      fund: toFund(row, asked),
      share: { name: shareName(row.share.name, asked.locale), isin: row.share.isin },
      currency: row.share.currency,
      movements: withNotices(movements, row.share.id, announced),
      values: valuesOf(row.share, movements, { restated, today: asked.today }).filter(isKnown),
    },
  ]
}

/** The day of the successful sign-in before the last one. */
export async function previousVisitOf(db: Db, accountId: string): Promise<string | null> {
  const rows = await db
    .select({ happenedAt: signIns.happenedAt })
    .from(signIns)
    .where(and(eq(signIns.accountId, accountId), eq(signIns.succeeded, true)))
    .orderBy(desc(signIns.happenedAt))
    .limit(2)
  return rows[1] ? plainDateAt(rows[1].happenedAt) : null
}

/** Reads the state of an account's holdings as known on a day, by fund name (P-402). */
export async function readPosition(db: Db, accountId: string, asked: AskedPosition): Promise<Position> {
  const rows = await selectHoldings(db, accountId, asked.fundNumber)
  const shareIds = rows.map(({ share }) => share.id)
  const [known, restated, announced, previousVisitOn] = await Promise.all([
    knownMovements(
      db,
      rows.map(({ holding }) => holding),
    ),
    shareIds.length === 0
      ? []
      : db.select().from(restatedValues).where(inArray(restatedValues.shareId, shareIds)),
    announcedMovements(db, accountId, asked.asOf),
    asked.visitorId === null ? null : previousVisitOf(db, asked.visitorId),
  ])
  const facts = { announced, known, restated }
  return {
    asOf: asked.asOf,
    previousVisitOn,
    holdings: rows.flatMap((row) => toHolding(row, facts, asked)),
  }
}
