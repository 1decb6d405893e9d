import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gte, isNull } from 'drizzle-orm'
import {
  type GuestInvitation,
  type GuestInvite,
  longestGuestYears,
  mostGuests,
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
import { appendGuestAudit, type GuestGrant, isExpired, ownerName } from './guest-rows.ts'

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

/** Grants of an owner that are neither ended nor past their date. */
const openGrantsOf = (db: Db, ownerId: string, now: Date): Promise<GuestGrant[]> =>
  db
    .select()
    .from(guestGrants)
    .where(
      and(
        eq(guestGrants.ownerId, ownerId),
        isNull(guestGrants.endedAt),
        gte(guestGrants.until, plainDateAt(now)),
      ),
    )

type Asked = {
  readonly owner: Account
  readonly invite: GuestInvite
  readonly secret: string
  readonly at: Date
}

/** Writes an invitation; two of one owner at the same time are written one after the other. */
function writeInvitation(db: Db, { at, invite, owner, secret }: Asked): Promise<Invited> {
  const email = normalizeEmail(invite.email)
  return db.transaction(async (transaction): Promise<Invited> => {
    const isOwner = eq(accounts.id, owner.id)
    await transaction.select({ id: accounts.id }).from(accounts).where(isOwner).for('no key update')
    const open = (await openGrantsOf(transaction, owner.id, at)).filter((grant) => !isExpired(grant, at))
    if (open.some((grant) => grant.email === email)) return { kind: 'repeated' }
    if (open.length >= mostGuests) return { kind: 'too_many' }
    const byOwner = await allowsAttempt(transaction, perOwner, owner.id, at)
    const isAllowed = byOwner && (await allowsAttempt(transaction, perRecipient, email, at))
    if (!isAllowed) return { kind: 'too_often' }
    const { scope, until } = invite
    const grant = { id: `gst-${randomUUID()}`, ownerId: owner.id, scope, until }
    const row = { ...grant, email, invitedAt: at, secretHash: hashOf(secret) }
    await transaction.insert(guestGrants).values(row)
    await appendGuestAudit(transaction, 'guest_invited', { actor: owner.id, grant, now: at })
    return { kind: 'invited', id: grant.id }
  })
}

/** Takes back an invitation whose email was not sent, so that it can be sent anew. */
async function takeBack(db: Db, id: string, { at, invite, owner }: Asked): Promise<void> {
  await db.transaction(async (transaction) => {
    const taken = await transaction.delete(guestGrants).where(eq(guestGrants.id, id)).returning()
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
  const asked = { at, invite, owner, secret: randomBytes(secretBytes).toString('base64url') }
  const invited = await writeInvitation(db, asked)
  if (invited.kind !== 'invited') return invited
  const email = normalizeEmail(invite.email)
  const { scope, until } = invite
  try {
    const known = await findAccountByEmail(db, email)
    const language = known === undefined ? spoken : mailLanguageOf(known)
    const words = { email, language, owner: ownerName(owner), scope, until }
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
  const { email, scope, until } = found.grant
  return { owner: ownerName(found.owner), scope, until, is_for_reader: email === reader.email }
}

/**
 * Accepts an invitation once, by the account of the address that it was sent to: a forwarded link is useless to others.
 * The owner is mailed.
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
  if (!(await writeAcceptance(db, { grant, guest, now: now() }))) return 'gone'
  // The access is open, whether or not the owner can be told: its page and the history say it as well.
  await mailAccepted(deps, owner, { email: grant.email, until: grant.until }).catch((err: unknown) =>
    deps.log.error({ err }, 'an owner was not told of an accepted invitation'),
  )
  return 'accepted'
}

type Acceptance = { readonly grant: GuestGrant; readonly guest: Account; readonly now: Date }

/** Writes that an invitation is accepted; false where somebody was faster, or it has ended meanwhile. */
function writeAcceptance(db: Db, { grant, guest, now }: Acceptance): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const isOpen = and(
      eq(guestGrants.id, grant.id),
      isNull(guestGrants.acceptedAt),
      isNull(guestGrants.endedAt),
    )
    const accepted = await transaction
      .update(guestGrants)
      .set({ guestId: guest.id, acceptedAt: now, secretHash: null })
      .where(isOpen)
      .returning({ id: guestGrants.id })
    if (accepted.length === 0) return false
    await appendGuestAudit(transaction, 'guest_accepted', { actor: guest.id, grant, now })
    return true
  })
}
