import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull, or } from 'drizzle-orm'
import {
  type GuestInvitation,
  type GuestInvite,
  longestGuestYears,
} from '../../../src/contract/product-api/guest.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { addYears } from '../../../src/lib/plain-date.ts'
import { type Account, findAccount, findAccountByEmail, normalizeEmail } from '../../accounts/accounts.ts'
import { type AttemptLimit, allowsAttempt, giveBackAttempt } from '../../accounts/attempts.ts'
import { hashOf } from '../../accounts/tickets.ts'
import type { Db } from '../../database/open-database.ts'
import { accounts, guestGrants } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { mailLanguageOf } from '../../mails/mail-language.ts'
import { isApproved } from '../users/caller.ts'
import { mailAccepted, mailGuestInvitation } from './guest-mails.ts'
import { appendGuestAudit, type GuestGrant, holdersGivenWith, isExpired, ownerName } from './guest-rows.ts'
import { type OfHolder, ofHolders, roomOf, writeOfHolders } from './guests-of-holders.ts'

type InviteDeps = Pick<SandboxDeps, 'db' | 'env' | 'log' | 'mailbox' | 'now'>
type Language = 'fr' | 'en'

const dayMs = 86_400_000
const perOwner: AttemptLimit = { name: 'guest-invitation', most: 20, windowMs: dayMs }
const perRecipient: AttemptLimit = { name: 'guest-invited', most: 3, windowMs: dayMs }
const secretBytes = 32

/** Result of an invitation. */
export type Invited =
  | { readonly kind: 'invited'; readonly id: string }
  | { readonly kind: 'too_many' | 'repeated' | 'too_often' }
  | { readonly kind: 'invalid'; readonly field: 'email' | 'until' }

function faultOf(owner: Account, { email, until }: GuestInvite, now: Date): 'email' | 'until' | undefined {
  const today = plainDateAt(now)
  if (normalizeEmail(email) === owner.email) return 'email'
  return until < today || until > addYears(today, longestGuestYears) ? 'until' : undefined
}

type Asked = {
  readonly holders: readonly OfHolder[]
  readonly owner: Account
  readonly invite: GuestInvite
  readonly secret: string
  readonly at: Date
}

/** Writes an invitation; two of one owner at the same time are written one after the other. */
function writeInvitation(db: Db, asked: Asked): Promise<Invited> {
  const { at, invite, owner, secret } = asked
  const email = normalizeEmail(invite.email)
  return db.transaction(async (transaction): Promise<Invited> => {
    const isOwner = eq(accounts.id, owner.id)
    await transaction.select({ id: accounts.id }).from(accounts).where(isOwner).for('no key update')
    const room = await roomOf(transaction, owner.id, email, at)
    if (room !== 'free') return { kind: room }
    const byOwner = await allowsAttempt(transaction, perOwner, owner.id, at)
    const isAllowed = byOwner && (await allowsAttempt(transaction, perRecipient, email, at))
    if (!isAllowed) return { kind: 'too_often' }
    const { scope, until } = invite
    const grant = { id: `gst-${randomUUID()}`, ownerId: owner.id, scope, until }
    const row = { ...grant, email, invitedAt: at, secretHash: hashOf(secret) }
    await transaction.insert(guestGrants).values(row)
    await appendGuestAudit(transaction, 'guest_invited', { actor: owner.id, grant, now: at })
    await writeOfHolders(transaction, grant.id, asked)
    return { kind: 'invited', id: grant.id }
  })
}

/** Takes back an invitation whose email was not sent, so that it can be sent anew. */
async function takeBack(db: Db, id: string, { at, invite, owner }: Asked): Promise<void> {
  await db.transaction(async (transaction) => {
    const isTaken = or(eq(guestGrants.id, id), eq(guestGrants.givenWith, id))
    const taken = await transaction.delete(guestGrants).where(isTaken).returning()
    await giveBackAttempt(transaction, perOwner, owner.id)
    await giveBackAttempt(transaction, perRecipient, normalizeEmail(invite.email))
    for (const grant of taken) {
      const details = { reason: 'email_not_sent' }
      await appendGuestAudit(transaction, 'guest_ended', { actor: owner.id, grant, now: at, details })
    }
  })
}

/**
 * Invites somebody to read an owner's space: the email's link asks for their own sign-in (P-620).
 *
 * @throws when the email cannot be sent; there is no invitation then
 */
export async function inviteGuest(
  deps: InviteDeps,
  owner: Account,
  { invite, language: spoken }: { readonly invite: GuestInvite; readonly language: Language },
): Promise<Invited> {
  const { db, now } = deps
  const at = now()
  const field = faultOf(owner, invite, at)
  if (field !== undefined) return { kind: 'invalid', field }
  const holders = await ofHolders(db, owner, invite, at)
  const asked = { at, holders, invite, owner, secret: randomBytes(secretBytes).toString('base64url') }
  const invited = await writeInvitation(db, asked)
  if (invited.kind !== 'invited') return invited
  const email = normalizeEmail(invite.email)
  const { scope, until } = invite
  try {
    const known = await findAccountByEmail(db, email)
    const language = known === undefined ? spoken : mailLanguageOf(known)
    const given = (await holdersGivenWith(db, [invited.id])).get(invited.id) ?? []
    const words = { email, language, owner: ownerName(owner), holders: given, scope, until }
    await mailGuestInvitation(deps, { ...words, secret: asked.secret })
  } catch (error) {
    await takeBack(db, invited.id, asked)
    throw error
  }
  return invited
}

/** Finds an open invitation by the secret of its email, and the owner of the data. */
async function findInvitation(
  db: Db,
  secret: string,
  now: Date,
): Promise<{ readonly grant: GuestGrant; readonly owner: Account } | undefined> {
  const isOpen = and(
    eq(guestGrants.secretHash, hashOf(secret)),
    isNull(guestGrants.acceptedAt),
    isNull(guestGrants.endedAt),
  )
  const [grant] = await db.select().from(guestGrants).where(isOpen).limit(1)
  if (grant === undefined || isExpired(grant, now)) return undefined
  const owner = await findAccount(db, grant.ownerId)
  const mayGive = owner !== undefined && isApproved(owner) && owner.suspendedAt === null
  return mayGive ? { grant, owner } : undefined
}

/** Describes an invitation to the holder of its link. */
export async function readInvitation(
  { db, now }: Pick<InviteDeps, 'db' | 'now'>,
  reader: Account,
  secret: string,
): Promise<GuestInvitation | undefined> {
  const found = await findInvitation(db, secret, now())
  if (found === undefined) return undefined
  const { email, id, scope, until } = found.grant
  const holders = [...((await holdersGivenWith(db, [id])).get(id) ?? [])]
  return { owner: ownerName(found.owner), holders, scope, until, is_for_reader: email === reader.email }
}

/**
 * Accepts an invitation once, by the account of the address that it was sent to: a forwarded link is useless to others.
 * The owner is mailed, and each holder whose data it opens as well.
 */
export async function acceptInvitation(
  deps: InviteDeps,
  guest: Account,
  secret: string,
): Promise<'accepted' | 'gone' | 'not_theirs'> {
  const { db, now } = deps
  const found = await findInvitation(db, secret, now())
  if (found === undefined) return 'gone'
  const { grant, owner } = found
  if (grant.email !== guest.email || !guest.emailConfirmed) return 'not_theirs'
  const accepted = await writeAcceptance(db, { grant, guest, now: now() })
  if (accepted.length === 0) return 'gone'
  for (const { email, ownerId, until } of accepted) {
    const told = ownerId === owner.id ? owner : await findAccount(db, ownerId)
    const by = ownerId === owner.id ? null : ownerName(owner)
    // The access is open, whether or not the owner can be told: its page and the history say it as well.
    if (told !== undefined)
      await mailAccepted(deps, told, { by, email, until }).catch((err: unknown) =>
        deps.log.error({ err }, 'an owner was not told of an accepted invitation'),
      )
  }
  return 'accepted'
}

type Acceptance = { readonly grant: GuestGrant; readonly guest: Account; readonly now: Date }

/**
 * Writes that an invitation is accepted, with what was given together with it; returns the accesses, none where somebody was
 * faster, or it has ended meanwhile.
 */
function writeAcceptance(db: Db, { grant, guest, now }: Acceptance): Promise<GuestGrant[]> {
  return db.transaction(async (transaction) => {
    const isOpen = and(
      or(eq(guestGrants.id, grant.id), eq(guestGrants.givenWith, grant.id)),
      isNull(guestGrants.acceptedAt),
      isNull(guestGrants.endedAt),
    )
    const accepted = await transaction
      .update(guestGrants)
      .set({ guestId: guest.id, acceptedAt: now, secretHash: null })
      .where(isOpen)
      .returning()
    for (const one of accepted)
      await appendGuestAudit(transaction, 'guest_accepted', { actor: guest.id, grant: one, now })
    return accepted
  })
}
