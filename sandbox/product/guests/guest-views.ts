import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, getTableColumns, gt, gte, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { GuestScope, GuestView } from '../../../src/contract/product-api/guest.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import type { Account } from '../../accounts/accounts.ts'
import { hashOf } from '../../accounts/tickets.ts'
import type { Db } from '../../database/open-database.ts'
import { accounts, guestGrants, guestViews, mandates } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import type { AccessTokenCheck } from '../../identity/access-tokens.ts'
import { isSignedIn } from '../../identity/signed-in.ts'
import { isInForce } from '../mandates/mandate-rows.ts'
import { isApproved } from '../users/caller.ts'

type ViewDeps = Pick<SandboxDeps, 'db' | 'now'>

const lastsMs = 4 * 3_600_000
const tokenStart = 'guest_'
const owners = alias(accounts, 'owners')
const guests = alias(accounts, 'guests')

/**
 * Condition of a valid access: not ended, not past its last day, and not given by a mandate that is over (P-760). Its query
 * joins mandates.
 */
export const isActive = (now: Date) =>
  and(
    isNull(guestGrants.endedAt),
    gte(guestGrants.until, plainDateAt(now)),
    or(isNull(guestGrants.mandateId), isInForce(plainDateAt(now))),
  )

/** A guest with the sign-in by which they ask. */
type Reader = { readonly guest: Account; readonly signInId: string }

/**
 * Begins to read an owner's data, for four hours at most and no longer than the guest stays signed in; undefined without
 * an access that is good now.
 */
export async function openAccess(
  { db, now }: ViewDeps,
  { guest, signInId }: Reader,
  grantId: string,
): Promise<GuestView | undefined> {
  const startedAt = now()
  const isOwn = and(eq(guestGrants.id, grantId), eq(guestGrants.guestId, guest.id), isActive(startedAt))
  const [grant] = await db
    .select(getTableColumns(guestGrants))
    .from(guestGrants)
    .leftJoin(mandates, eq(mandates.id, guestGrants.mandateId))
    .where(isOwn)
    .limit(1)
  if (grant === undefined) return undefined
  const token = `${tokenStart}${randomBytes(32).toString('base64url')}`
  const endsAt = new Date(startedAt.getTime() + lastsMs)
  const id = `gvw-${randomUUID()}`
  const row = { id, grantId, accountId: guest.id, signInId, startedAt, endsAt }
  await db.insert(guestViews).values({ ...row, tokenHash: hashOf(token) })
  const { ownerId, scope, until } = grant
  return { id, token, owner_id: ownerId, scope, until, ends_at: endsAt.toISOString() }
}

/** Ends what a guest has begun with an access by this sign-in; false where the access is another's, or none. */
export async function closeAccess(
  { db }: ViewDeps,
  { guest, signInId }: Reader,
  grantId: string,
): Promise<boolean> {
  const isOwn = and(eq(guestGrants.id, grantId), eq(guestGrants.guestId, guest.id))
  const [grant] = await db.select({ id: guestGrants.id }).from(guestGrants).where(isOwn).limit(1)
  if (grant === undefined) return false
  await db.delete(guestViews).where(and(eq(guestViews.grantId, grantId), eq(guestViews.signInId, signInId)))
  return true
}

const rightsIn: Readonly<Record<GuestScope, readonly string[]>> = {
  documents: ['documents:read'],
  figures: ['funds:read'],
  both: ['funds:read', 'documents:read'],
}

const shownFields: ReadonlySet<string> = new Set(['social_reason'])

/**
 * The owner as a guest sees them: name and company, and of the owner's rights those that the access has. Address, language
 * and telephone are none of the guest's business.
 */
function ownerFor(owner: Account, guest: Account, scope: GuestScope): Account {
  return {
    ...owner,
    email: guest.email,
    telephone: null,
    preferredLocale: guest.preferredLocale,
    fields: owner.fields.filter(({ id }) => shownFields.has(id)),
    rights: owner.rights.filter((right) => rightsIn[scope].includes(right)),
  }
}

async function findView(db: Db, token: string, now: Date) {
  const [found] = await db
    .select({ view: guestViews, grant: guestGrants, owner: owners, guest: guests })
    .from(guestViews)
    .innerJoin(guestGrants, eq(guestGrants.id, guestViews.grantId))
    .innerJoin(owners, eq(owners.id, guestGrants.ownerId))
    .innerJoin(guests, eq(guests.id, guestViews.accountId))
    .leftJoin(mandates, eq(mandates.id, guestGrants.mandateId))
    .where(
      and(
        eq(guestViews.tokenHash, hashOf(token)),
        gt(guestViews.endsAt, now),
        isActive(now),
        isSignedIn(db, guestViews.signInId, now),
        isNull(owners.suspendedAt),
        isNull(guests.suspendedAt),
      ),
    )
    .limit(1)
  return found
}

/** Accepts tokens of guests besides those of the identity provider; the access is read anew at every call. */
export function withGuestViews({ db, now }: ViewDeps, readAccessToken: AccessTokenCheck): AccessTokenCheck {
  return async (token) => {
    if (!token.startsWith(tokenStart)) return readAccessToken(token)
    const found = await findView(db, token, now())
    if (found === undefined || !isApproved(found.owner)) return undefined
    const { grant, guest, owner, view } = found
    return {
      accountId: owner.id,
      account: ownerFor(owner, guest, grant.scope),
      client: 'investor',
      scopes: [],
      grantId: view.id,
      isReadOnly: true,
      guest: { grantId: grant.id, scope: grant.scope },
    }
  }
}
