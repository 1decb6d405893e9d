import { and, asc, eq, getTableColumns, gte, isNull, lte, or, type SQL } from 'drizzle-orm'
import {
  type HeldMandate,
  type Mandates,
  mostMandates,
} from '../../../src/contract/product-api/mandate.schema.ts'
import { personName } from '../../../src/lib/person-name.ts'
import type { Account } from '../../accounts/accounts.ts'
import { byName } from '../../database/name-order.ts'
import type { Db } from '../../database/open-database.ts'
import { accounts, mandates } from '../../database/schema/index.ts'
import { ownerName } from '../guests/guest-rows.ts'
import { isApproved } from '../users/caller.ts'

/** A mandate as stored. */
export type Mandate = typeof mandates.$inferSelect

/** A mandate in force, with the account of its holder. */
export type MandateOfHolder = { readonly mandate: Mandate; readonly holder: Account }

/** Condition of the mandates between two people that nobody has ended. */
export const isBetween = ({
  accountId,
  holderId,
}: Pick<Mandate, 'accountId' | 'holderId'>): SQL | undefined =>
  and(eq(mandates.accountId, accountId), eq(mandates.holderId, holderId), isNull(mandates.endedAt))

/** Condition of a mandate that is not over on a day: in force, or yet to begin. */
export function isNotOver(today: string): SQL | undefined {
  return and(isNull(mandates.endedAt), or(isNull(mandates.until), gte(mandates.until, today)))
}

/** Condition of a mandate in force on a day. */
export function isInForce(today: string): SQL | undefined {
  return and(isNotOver(today), lte(mandates.since, today))
}

/**
 * Finds the mandates in force of a person, by the holder's name. A holder whom staff have not verified, or who is
 * suspended, has no data to see yet.
 */
export async function findHeldMandates(db: Db, accountId: string, today: string): Promise<MandateOfHolder[]> {
  const rows = await db
    .select({ mandate: mandates, holder: getTableColumns(accounts) })
    .from(mandates)
    .innerJoin(accounts, eq(accounts.id, mandates.holderId))
    .where(and(eq(mandates.accountId, accountId), isInForce(today), isNull(accounts.suspendedAt)))
    .orderBy(asc(mandates.id))
    .limit(mostMandates)
  return rows
    .filter(({ holder }) => isApproved(holder))
    .toSorted((one, other) => ownerName(one.holder).localeCompare(ownerName(other.holder), 'fr'))
}

const termsOf = ({ id, mailsFrom, power, scope, since, until }: Mandate) => ({
  ...{ id, power, scope, since, until },
  notified: mailsFrom !== null,
})

/** Describes a mandate as the person who holds it sees it. */
export const toHeldMandate = ({ holder, mandate }: MandateOfHolder): HeldMandate => ({
  ...termsOf(mandate),
  holder: ownerName(holder),
})

async function findGivenMandates(
  db: Db,
  accountId: string,
  condition: SQL | undefined,
): Promise<Mandates['given']> {
  const given = await db
    .select({ mandate: mandates, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(mandates)
    .innerJoin(accounts, eq(accounts.id, mandates.accountId))
    .where(and(eq(mandates.holderId, accountId), condition))
    .orderBy(byName(accounts.lastName), asc(mandates.id))
    .limit(100)
  return given.map(({ firstName, lastName, mandate }) => ({
    ...termsOf(mandate),
    person: personName(firstName, lastName),
  }))
}

/** Lists the mandates in force of an account: those it holds, and those it has given to others. */
export async function listMandates(db: Db, accountId: string, today: string): Promise<Mandates> {
  const held = await findHeldMandates(db, accountId, today)
  return {
    held: held.map(toHeldMandate),
    given: await findGivenMandates(db, accountId, isInForce(today)),
  }
}

/**
 * Lists the mandates of an account for staff, who may end each: also those that have yet to begin, and those whose holder
 * is not verified or is suspended.
 */
export async function listRecordedMandates(db: Db, accountId: string, today: string): Promise<Mandates> {
  const held = await db
    .select({ mandate: mandates, holder: getTableColumns(accounts) })
    .from(mandates)
    .innerJoin(accounts, eq(accounts.id, mandates.holderId))
    .where(and(eq(mandates.accountId, accountId), isNotOver(today)))
    .orderBy(asc(mandates.id))
    .limit(100)
  return {
    held: held.map(toHeldMandate).toSorted((one, other) => one.holder.localeCompare(other.holder, 'fr')),
    given: await findGivenMandates(db, accountId, isNotOver(today)),
  }
}
