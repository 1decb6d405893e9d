import { and, asc, desc, eq, getTableColumns, inArray, isNull, max, or } from 'drizzle-orm'
import type { GuestAccesses, Guests } from '../../../src/contract/product-api/guest.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { personName } from '../../../src/lib/person-name.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import { accounts, guestGrants, guestOpenings, mandates } from '../../database/schema/index.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { fieldsOf } from '../users/person-types.ts'

/** An access of a guest as stored. */
export type GuestGrant = typeof guestGrants.$inferSelect

const shownGuests = 100

/** Days for which the link of an invitation is good. */
const linkLivesMs = 14 * 86_400_000

/** Reports whether an access, or the invitation to it, has expired. */
export const isExpired = ({ acceptedAt, invitedAt, until }: GuestGrant, now: Date): boolean =>
  plainDateAt(now) > until || (acceptedAt === null && now.getTime() > invitedAt.getTime() + linkLivesMs)

type Mandate = typeof mandates.$inferSelect

/** Reports whether the mandate by which an access was given is over, and the access with it. */
const isMandateOver = ({ endedAt, until }: Mandate, now: Date): boolean =>
  endedAt !== null || (until !== null && until < plainDateAt(now))

type Given = { readonly grant: GuestGrant; readonly mandate: Mandate | null }

function stateOf({ grant, mandate }: Given, now: Date): Guests['items'][number]['state'] {
  if (grant.endedAt !== null || (mandate !== null && isMandateOver(mandate, now))) return 'ended'
  if (isExpired(grant, now)) return 'expired'
  return grant.acceptedAt === null ? 'invited' : 'active'
}

const socialReason = 'social_reason'

/** Returns the name of the data's owner: the company's, or first and last name. */
export function ownerName({ fields, firstName, lastName, personType }: Account): string {
  const isCompany = fieldsOf(personType).some((id) => id === socialReason)
  const company = fields.find(({ id }) => id === socialReason)?.value ?? ''
  return isCompany && company !== '' ? company : personName(firstName, lastName)
}

async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
  return new Map(rows.map((account) => [account.id, personName(account.firstName, account.lastName)]))
}

async function lastOpenings(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: guestOpenings.grantId, at: max(guestOpenings.openedAt) })
    .from(guestOpenings)
    .where(inArray(guestOpenings.grantId, [...ids]))
    .groupBy(guestOpenings.grantId)
  return new Map(rows.flatMap(({ at, id }) => (at === null ? [] : [[id, at] as const])))
}

/** Names the holders whose data were opened together with accesses, by the id of the access. */
export async function holdersGivenWith(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ givenWith: guestGrants.givenWith, holder: getTableColumns(accounts) })
    .from(guestGrants)
    .innerJoin(accounts, eq(accounts.id, guestGrants.ownerId))
    .where(and(inArray(guestGrants.givenWith, [...ids]), isNull(guestGrants.endedAt)))
    .orderBy(asc(guestGrants.id))
  const given = Map.groupBy(rows, ({ givenWith }) => givenWith ?? '')
  return new Map([...given].map(([id, found]) => [id, found.map(({ holder }) => ownerName(holder))]))
}

/** Lists the latest guests of an owner, with when they last opened something. */
export async function listGuests(db: Db, ownerId: string, now: Date): Promise<Guests> {
  const given = await db
    .select({ grant: getTableColumns(guestGrants), mandate: getTableColumns(mandates) })
    .from(guestGrants)
    .leftJoin(mandates, eq(mandates.id, guestGrants.mandateId))
    .where(eq(guestGrants.ownerId, ownerId))
    .orderBy(desc(guestGrants.invitedAt), desc(guestGrants.id))
    .limit(shownGuests)
  const names = await namesOf(
    db,
    given.flatMap(({ grant }) => grant.guestId ?? []),
  )
  const ids = given.map(({ grant }) => grant.id)
  const [opened, holders] = [await lastOpenings(db, ids), await holdersGivenWith(db, ids)]
  const items = given.map(({ grant, mandate }) => ({
    id: grant.id,
    email: grant.email,
    name: names.get(grant.guestId ?? '') ?? null,
    scope: grant.scope,
    until: grant.until,
    state: stateOf({ grant, mandate }, now),
    holders: [...(holders.get(grant.id) ?? [])],
    invited_at: grant.invitedAt.toISOString(),
    accepted_at: grant.acceptedAt?.toISOString() ?? null,
    last_opened_at: opened.get(grant.id)?.toISOString() ?? null,
  }))
  return { items }
}

/** Lists the latest accesses that others have given to an account. */
export async function listAccesses(db: Db, guestId: string, now: Date): Promise<GuestAccesses> {
  const rows = await db
    .select({
      ...{ grant: getTableColumns(guestGrants), mandate: getTableColumns(mandates) },
      owner: getTableColumns(accounts),
    })
    .from(guestGrants)
    .innerJoin(accounts, eq(accounts.id, guestGrants.ownerId))
    .leftJoin(mandates, eq(mandates.id, guestGrants.mandateId))
    .where(eq(guestGrants.guestId, guestId))
    .orderBy(desc(guestGrants.acceptedAt), desc(guestGrants.id))
    .limit(shownGuests)
  const items = rows.map(({ grant, mandate, owner }) => {
    const state = stateOf({ grant, mandate }, now)
    return {
      id: grant.id,
      owner: ownerName(owner),
      scope: grant.scope,
      until: grant.until,
      state: state === 'invited' ? 'expired' : state,
    }
  })
  return { items }
}

type GuestAction = 'guest_invited' | 'guest_accepted' | 'guest_ended'

type GuestEntry = {
  /** Account id of who acts. */
  readonly actor: string
  readonly grant: Pick<GuestGrant, 'id' | 'ownerId' | 'scope' | 'until'>
  readonly now: Date
  readonly details?: Readonly<Record<string, string>>
}

/**
 * Writes into the audit log what became of an access to an owner's space (P-625). The log cannot forget: it names the
 * access by its id, and no address.
 */
export function appendGuestAudit(
  db: Db,
  action: GuestAction,
  { actor, details = {}, grant, now }: GuestEntry,
): Promise<void> {
  const { id: access, ownerId: subject, scope, until } = grant
  return appendAudit(db, {
    ...{ action, actor, subject, happenedAt: now },
    details: { access, scope, until, ...details },
  })
}

/**
 * Ends an invitation or an access of an owner, with those to holders' data that were given together with it (P-760); false
 * where it is another's, or none. What is over stays as it is.
 */
export async function endGuest(
  db: Db,
  { id, ownerId, now }: { readonly id: string; readonly ownerId: string; readonly now: Date },
): Promise<boolean> {
  const isOwn = and(eq(guestGrants.id, id), eq(guestGrants.ownerId, ownerId))
  const [found] = await db.select({ id: guestGrants.id }).from(guestGrants).where(isOwn).limit(1)
  if (found === undefined) return false
  await db.transaction(async (transaction) => {
    const ended = await transaction
      .update(guestGrants)
      .set({ endedAt: now, secretHash: null })
      .where(and(or(isOwn, eq(guestGrants.givenWith, id)), isNull(guestGrants.endedAt)))
      .returning()
    for (const grant of ended)
      await appendGuestAudit(transaction, 'guest_ended', { actor: ownerId, grant, now })
  })
  return true
}
