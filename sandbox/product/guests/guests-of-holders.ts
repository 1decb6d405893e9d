import { randomUUID } from 'node:crypto'
import { and, eq, getTableColumns } from 'drizzle-orm'
import {
  type GuestInvite,
  type GuestScope,
  mostGuests,
} from '../../../src/contract/product-api/guest.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { type Account, normalizeEmail } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import { guestGrants, mandates } from '../../database/schema/index.ts'
import { findHeldMandates } from '../mandates/mandate-rows.ts'
import { appendGuestAudit, type GuestGrant, isExpired } from './guest-rows.ts'
import { isActive } from './guest-views.ts'

/** Grants of an owner that are neither ended, nor past their date, nor given by a mandate that is over. */
const openGrantsOf = (db: Db, ownerId: string, now: Date): Promise<GuestGrant[]> =>
  db
    .select(getTableColumns(guestGrants))
    .from(guestGrants)
    .leftJoin(mandates, eq(mandates.id, guestGrants.mandateId))
    .where(and(eq(guestGrants.ownerId, ownerId), isActive(now)))

/** Reports whether an owner has a guest of this address, or the most guests, already. */
export async function roomOf(
  db: Db,
  ownerId: string,
  email: string,
  at: Date,
): Promise<'free' | 'repeated' | 'too_many'> {
  const open = (await openGrantsOf(db, ownerId, at)).filter((grant) => !isExpired(grant, at))
  if (open.some((grant) => grant.email === email)) return 'repeated'
  return open.length >= mostGuests ? 'too_many' : 'free'
}

/** Access to a holder's data that is given together with that to the person's own. */
export type OfHolder = Pick<GuestGrant, 'mandateId' | 'ownerId' | 'scope' | 'until'>

/** What both an invitation and a mandate cover; undefined for nothing. */
const commonScope = (asked: GuestScope, held: GuestScope): GuestScope | undefined =>
  asked === 'both' || asked === held ? held : held === 'both' ? asked : undefined

/** Returns the accesses to the data of each holder in whose name the person may act, as far as the mandates go (P-760). */
export async function ofHolders(db: Db, owner: Account, invite: GuestInvite, now: Date): Promise<OfHolder[]> {
  if (invite.all_holders !== true) return []
  const held = await findHeldMandates(db, owner.id, plainDateAt(now))
  return held.flatMap(({ holder, mandate }) => {
    const scope = commonScope(invite.scope, mandate.scope)
    const isGuest = normalizeEmail(invite.email) === holder.email
    if (mandate.power !== 'act' || scope === undefined || isGuest) return []
    const until = mandate.until !== null && mandate.until < invite.until ? mandate.until : invite.until
    return [{ ownerId: holder.id, mandateId: mandate.id, scope, until }]
  })
}

type Writing = {
  readonly at: Date
  readonly holders: readonly OfHolder[]
  readonly invite: GuestInvite
  /** The person who invites. */
  readonly owner: Account
}

/** Writes the accesses to holders' data; a holder who has this guest already, or the most guests, is left out. */
export async function writeOfHolders(
  db: Db,
  givenWith: string,
  { at, holders, invite, owner }: Writing,
): Promise<void> {
  const email = normalizeEmail(invite.email)
  for (const given of holders) {
    if ((await roomOf(db, given.ownerId, email, at)) !== 'free') continue
    const grant = { id: `gst-${randomUUID()}`, ...given }
    await db.insert(guestGrants).values({ ...grant, email, invitedAt: at, givenWith })
    await appendGuestAudit(db, 'guest_invited', { actor: owner.id, grant, now: at })
  }
}
