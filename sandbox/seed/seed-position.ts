import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/open-database.ts'
import {
  accounts,
  fundShares,
  funds,
  holdings,
  positionMovements,
  restatedValues,
  signIns,
} from '../database/schema/index.ts'
import { centsToText, textToCents } from '../product/position/share-movements.ts'
import { demoPeople } from './demo-people.ts'
import { addDays } from './plain-dates.ts'
import { drawMovements, type SeededShare } from './position-movements.ts'
import { type PositionPerson, positionPeople, type SeededHolding } from './position-people.ts'

const firstHoldingId = 1_001
const restatedShareId = 'shr-29-a'
const previousVisit = new Date('2026-05-04T08:15:00Z')
const rowsPerInsert = 500

const shareIdOf = ({ fund, share }: SeededHolding): string => `shr-${fund}-${share}`

type Planned = {
  readonly id: number
  readonly person: PositionPerson
  readonly held: SeededHolding
}

function planHoldings(): Planned[] {
  return positionPeople
    .flatMap((person) => person.holdings.map((held) => ({ person, held })))
    .map((planned, index) => ({ ...planned, id: firstHoldingId + index }))
}

async function insertAccounts(db: Db, passwordHash: string, createdAt: Date): Promise<void> {
  const [model] = demoPeople
  if (model === undefined) return
  await db.insert(accounts).values(
    positionPeople.map(({ id, email, account }) => ({
      ...model.account,
      ...account,
      id,
      email,
      passwordHash,
      isDemo: true,
      createdAt,
    })),
  )
  await db.insert(signIns).values(
    positionPeople.map(({ id }) => ({
      accountId: id,
      clientId: 'portal-investor',
      succeeded: true,
      address: '192.0.2.18',
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0',
      happenedAt: previousVisit,
    })),
  )
}

async function sharesOf(db: Db, shareIds: readonly string[]): Promise<ReadonlyMap<string, SeededShare>> {
  const rows = await db
    .select({ share: fundShares, legalForm: funds.legalForm, status: funds.status })
    .from(fundShares)
    .innerJoin(funds, eq(funds.id, fundShares.fundId))
    .where(inArray(fundShares.id, [...shareIds]))
    .orderBy(asc(fundShares.id))
  return new Map(
    rows.map(({ share, legalForm, status }) => [
      share.id,
      { share, legalForm, isLiquidated: status === 'liquidation' },
    ]),
  )
}

async function insertHoldings(db: Db): Promise<void> {
  const planned = planHoldings()
  const shares = await sharesOf(
    db,
    planned.map(({ held }) => shareIdOf(held)),
  )
  const known = planned.flatMap(({ id, person, held }) => {
    const seeded = shares.get(shareIdOf(held))
    return seeded === undefined ? [] : [{ id, accountId: person.id, held, seeded }]
  })
  if (known.length === 0) return
  await db.insert(holdings).values(
    known.map(({ id, accountId, held, seeded }) => ({
      id,
      accountId,
      fundId: held.fund,
      shareId: seeded.share.id,
      quantity: String(
        (held.changes ?? []).reduce((left, { quantity }) => left - Number(quantity), Number(held.quantity)),
      ),
      subscribedOn: held.takenOverOn ?? seeded.share.startDate,
    })),
  )
  const rows = known.flatMap(({ id, held, seeded }) =>
    drawMovements(seeded, held).map((row) => ({ ...row, holdingId: id })),
  )
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await db.insert(positionMovements).values(rows.slice(start, start + rowsPerInsert))
  await insertRestatement(db, shares.get(restatedShareId))
}

/** Records one value as first published three per cent higher, then restated 120 days later. */
async function insertRestatement(db: Db, seeded: SeededShare | undefined): Promise<void> {
  const restated = seeded?.share.liquidationValues.at(-4)
  if (restated === undefined) return
  const { date, amount } = restated
  const firstAmount = centsToText((textToCents(amount) * 103n) / 100n)
  const restatedOn = addDays(date, 120)
  await db
    .insert(restatedValues)
    .values({ shareId: restatedShareId, valuedOn: date, firstAmount, restatedOn })
}

/** Adds the demo investors whose holdings have a book of movements. */
export async function seedPosition(
  db: Db,
  { passwordHash, createdAt }: { readonly passwordHash: string; readonly createdAt: Date },
): Promise<void> {
  await insertAccounts(db, passwordHash, createdAt)
  await insertHoldings(db)
}
