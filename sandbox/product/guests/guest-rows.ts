import { and, desc, eq, getTableColumns, inArray, isNull, max } from 'drizzle-orm'
import type { GuestAccesses, Guests } from '../../../src/contract/product-api/guest.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { personName } from '../../../src/lib/person-name.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import { accounts, guestGrants, guestOpenings } from '../../database/schema/index.ts'
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

function stateOf(grant: GuestGrant, now: Date): Guests['items'][number]['state'] {
  if (grant.endedAt !== null) return 'ended'
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

/** Lists the latest guests of an owner, with when they last opened something. */
export async function listGuests(db: Db, ownerId: string, now: Date): Promise<Guests> {
  const grants = await db
    .select()
    .from(guestGrants)
    .where(eq(guestGrants.ownerId, ownerId))
    .orderBy(desc(guestGrants.invitedAt), desc(guestGrants.id))
    .limit(shownGuests)
  const names = await namesOf(
    db,
    grants.flatMap(({ guestId }) => guestId ?? []),
  )
  const opened = await lastOpenings(
    db,
    grants.map(({ id }) => id),
  )
  const items = grants.map((grant) => ({
    id: grant.id,
    email: grant.email,
    name: names.get(grant.guestId ?? '') ?? null,
    scope: grant.scope,
    until: grant.until,
    state: stateOf(grant, now),
    invited_at: grant.invitedAt.toISOString(),
    accepted_at: grant.acceptedAt?.toISOString() ?? null,
    last_opened_at: opened.get(grant.id)?.toISOString() ?? null,
  }))
  return { items }
}

/** Lists the latest accesses that others have given to an account. */
export async function listAccesses(db: Db, guestId: string, now: Date): Promise<GuestAccesses> {
  const rows = await db
    .select({ grant: getTableColumns(guestGrants), owner: getTableColumns(accounts) })
    .from(guestGrants)
    .innerJoin(accounts, eq(accounts.id, guestGrants.ownerId))
    .where(eq(guestGrants.guestId, guestId))
    .orderBy(desc(guestGrants.acceptedAt), desc(guestGrants.id))
    .limit(shownGuests)
  const items = rows.map(({ grant, owner }) => {
    const state = stateOf(grant, now)
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

/** Ends an invitation or an access of an owner; false where it is another's, or none. What is over stays as it is. */
export async function endGuest(
  db: Db,
  { id, ownerId, now }: { readonly id: string; readonly ownerId: string; readonly now: Date },
): Promise<boolean> {
  const isOwn = and(eq(guestGrants.id, id), eq(guestGrants.ownerId, ownerId))
  await db.transaction(async (transaction) => {
    const ended = await transaction
      .update(guestGrants)
      .set({ endedAt: now, secretHash: null })
      .where(and(isOwn, isNull(guestGrants.endedAt)))
      .returning()
    for (const grant of ended)
      await appendGuestAudit(transaction, 'guest_ended', { actor: ownerId, grant, now })
  })
  const [found] = await db.select({ id: guestGrants.id }).from(guestGrants).where(isOwn).limit(1)
  return found !== undefined
}
