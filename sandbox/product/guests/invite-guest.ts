import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gte, isNull } from 'drizzle-orm'
import {
  type GuestInvitation,
  type GuestInvite,
  longestGuestDays,
  mostGuests,
} from '../../../src/contract/product-api/guest.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { addDays } from '../../../src/lib/plain-date.ts'
import { type Account, findAccount, findAccountByEmail, normalizeEmail } from '../../accounts/accounts.ts'
import { type AttemptLimit, allowsAttempt } from '../../accounts/attempts.ts'
import { hashOf } from '../../accounts/tickets.ts'
import type { Db } from '../../database/open-database.ts'
import { guestGrants } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { mailLanguageOf } from '../../mails/mail-language.ts'
import { isApproved } from '../users/caller.ts'
import { mailAccepted, mailGuestInvitation } from './guest-mails.ts'
import { type GuestGrant, isExpired, ownerName } from './guest-rows.ts'

type InviteDeps = Pick<SandboxDeps, 'db' | 'env' | 'mailbox' | 'now'>
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
  return until < today || until > addDays(today, longestGuestDays) ? 'until' : undefined
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

/** Invites somebody to read an owner's space: the email's link asks for their own sign-in (P-620). */
export async function inviteGuest(
  deps: InviteDeps,
  owner: Account,
  { invite, language: spoken }: { readonly invite: GuestInvite; readonly language: Language },
): Promise<Invited> {
  const { db, now } = deps
  const at = now()
  const field = faultOf(owner, invite, at)
  if (field !== undefined) return { kind: 'invalid', field }
  const email = normalizeEmail(invite.email)
  const open = (await openGrantsOf(db, owner.id, at)).filter((grant) => !isExpired(grant, at))
  if (open.some((grant) => grant.email === email)) return { kind: 'repeated' }
  if (open.length >= mostGuests) return { kind: 'too_many' }
  const byOwner = await allowsAttempt(db, perOwner, owner.id, at)
  if (!byOwner || !(await allowsAttempt(db, perRecipient, email, at))) return { kind: 'too_often' }
  const secret = randomBytes(secretBytes).toString('base64url')
  const { scope, until } = invite
  const id = `gst-${randomUUID()}`
  const row = { id, ownerId: owner.id, email, scope, until, invitedAt: at }
  await db.insert(guestGrants).values({ ...row, secretHash: hashOf(secret) })
  const known = await findAccountByEmail(db, email)
  const language = known === undefined ? spoken : mailLanguageOf(known)
  await mailGuestInvitation(deps, { email, language, owner: ownerName(owner), scope, until, secret })
  return { kind: 'invited', id }
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
  const accepted = await db
    .update(guestGrants)
    .set({ guestId: guest.id, acceptedAt: now(), secretHash: null })
    .where(and(eq(guestGrants.id, grant.id), isNull(guestGrants.acceptedAt), isNull(guestGrants.endedAt)))
    .returning({ id: guestGrants.id })
  if (accepted.length === 0) return 'gone'
  await mailAccepted(deps, owner, { email: grant.email, until: grant.until })
  return 'accepted'
}
