import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import {
  accounts,
  collectionAccounts,
  documentDownloads,
  documents,
  fundDetails,
  fundShares,
  funds,
  holdingMovements,
  holdings,
  partners,
  teamFunds,
  teams,
} from '../../database/schema/index.ts'
import { countChange } from '../../product/rights/team-version.ts'
import type { Plan } from '../plan.ts'
import type { SheetName } from '../sheets/sheet.ts'
import { keyOf } from '../sheets/sheet.ts'
import { endMandates } from './mandate-records.ts'
import { slices } from './upsert.ts'

type Remove = (db: Db, ids: readonly number[]) => Promise<unknown>

/** Numbered rows, and the rows that depend on each. */
const removers = {
  documents: async (db, ids) => {
    await db.delete(documentDownloads).where(inArray(documentDownloads.documentId, [...ids]))
    await db.delete(documents).where(inArray(documents.id, [...ids]))
    await db
      .update(documents)
      .set({ replacedBy: null })
      .where(inArray(documents.replacedBy, [...ids]))
  },
  movements: (db, ids) => db.delete(holdingMovements).where(inArray(holdingMovements.id, [...ids])),
  holdings: (db, ids) => db.delete(holdings).where(inArray(holdings.id, [...ids])),
  funds: async (db, ids) => {
    await db.delete(collectionAccounts).where(inArray(collectionAccounts.fundId, [...ids]))
    await db.delete(fundDetails).where(inArray(fundDetails.fundId, [...ids]))
    await db.delete(funds).where(inArray(funds.id, [...ids]))
  },
  teams: (db, ids) => db.delete(teams).where(inArray(teams.id, [...ids])),
  partners: (db, ids) => db.delete(partners).where(inArray(partners.id, [...ids])),
} as const satisfies Partial<Record<SheetName, Remove>>

function missingOf({ sheets }: Plan, name: SheetName): readonly string[] {
  return sheets.find(({ given }) => given.sheet.name === name)?.missing ?? []
}

const isKnown = <Value>(value: Value | undefined): value is Value => value !== undefined

async function removeAgreements(db: Db, plan: Plan): Promise<void> {
  const { teams: teamIds, funds: fundIds } = plan.stored.ids
  for (const key of missingOf(plan, 'agreements')) {
    const row = plan.stored.rows.agreements.get(key)
    const teamId = teamIds.get(keyOf(row ?? {}, ['partner', 'team']))
    const fundId = fundIds.get(row?.fund ?? '')
    if (teamId === undefined || fundId === undefined) continue
    await db.delete(teamFunds).where(and(eq(teamFunds.teamId, teamId), eq(teamFunds.fundId, fundId)))
    await countChange(db, [teamId])
  }
}

/** Ids of stored rows that go, or whose value of one of these columns changes. */
function releasing<Id>(
  { after, stored }: Plan,
  name: 'funds' | 'shares',
  columns: readonly string[],
  ids: ReadonlyMap<string, Id>,
): Id[] {
  const changes = [...stored.rows[name]].filter(([key, row]) => {
    const next = after[name].get(key)
    return columns.some((column) => (next?.[column] ?? null) !== (row[column] ?? null))
  })
  return changes.map(([key]) => ids.get(key)).filter(isKnown)
}

/**
 * Takes values of which each row has its own from rows that change or go, so that another row may have them in the same
 * import: an ISIN, or the name and addresses of a fund.
 */
export async function releaseValues(db: Db, plan: Plan): Promise<void> {
  const { ids } = plan.stored
  for (const slice of slices(releasing(plan, 'shares', ['isin'], ids.shares)))
    await db.update(fundShares).set({ isin: null }).where(inArray(fundShares.id, slice))
  const own = ['name', 'address_fr', 'address_en']
  for (const slice of slices(releasing(plan, 'funds', own, ids.funds)))
    await db
      .update(funds)
      .set({ name: sql`'import ' || ${funds.id}`, slugFr: null, slugEn: null })
      .where(inArray(funds.id, slice))
}

/**
 * Removes the rows missing from the folder, referring rows first. Values, flows, managers and terms belong
 * to their share or fund, which is rewritten without them. A mandate is ended, and stays stored.
 */
export async function removeMissing(db: Db, plan: Plan, now: Date): Promise<void> {
  const { ids } = plan.stored
  const remove = async (name: keyof typeof removers) => {
    const numbers = missingOf(plan, name).map((key) => ids[name].get(key))
    for (const slice of slices(numbers.filter(isKnown))) await removers[name](db, slice)
  }
  await remove('documents')
  await remove('movements')
  await remove('holdings')
  const mandates = missingOf(plan, 'mandates').map((key) => ids.mandates.get(key))
  await endMandates(db, mandates.filter(isKnown), now)
  const people = missingOf(plan, 'people').map((key) => ids.people.get(key))
  for (const slice of slices(people.filter(isKnown)))
    await db.delete(accounts).where(inArray(accounts.id, slice))
  await removeAgreements(db, plan)
  const shares = missingOf(plan, 'shares').map((key) => ids.shares.get(key))
  for (const slice of slices(shares.filter(isKnown)))
    await db.delete(fundShares).where(inArray(fundShares.id, slice))
  await remove('funds')
  await remove('teams')
  await remove('partners')
}
