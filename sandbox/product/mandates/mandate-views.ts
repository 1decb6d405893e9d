import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MandateView } from '../../../src/contract/product-api/mandate.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import type { Account } from '../../accounts/accounts.ts'
import { hashOf } from '../../accounts/tickets.ts'
import { accounts, mandates, mandateViews } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import type { AccessTokenCheck } from '../../identity/access-tokens.ts'
import { isSignedIn } from '../../identity/signed-in.ts'
import { isApproved } from '../users/caller.ts'
import { findHeldMandates, isInForce, type Mandate } from './mandate-rows.ts'

type ViewDeps = Pick<SandboxDeps, 'db' | 'now'>

/** Beginning of the tokens by which persons act for a holder. */
export const mandateTokenStart = 'mandate_'

const lastsMs = 4 * 3_600_000
const persons = alias(accounts, 'persons')
const holders = alias(accounts, 'holders')

/** A person with the sign-in by which they ask. */
export type MandatePerson = { readonly person: Account; readonly signInId: string }

/**
 * Begins to act for a holder, for four hours at most and no longer than the person stays signed in; undefined without a
 * mandate in force.
 */
export async function openMandate(
  { db, now }: ViewDeps,
  { person, signInId }: MandatePerson,
  mandateId: string,
): Promise<MandateView | undefined> {
  const startedAt = now()
  const held = await findHeldMandates(db, person.id, plainDateAt(startedAt))
  const mandate = held.find((one) => one.mandate.id === mandateId)?.mandate
  if (mandate === undefined) return undefined
  const token = `${mandateTokenStart}${randomBytes(32).toString('base64url')}`
  const endsAt = new Date(startedAt.getTime() + lastsMs)
  const id = `mvw-${randomUUID()}`
  const row = { id, mandateId, accountId: person.id, signInId, startedAt, endsAt }
  await db.insert(mandateViews).values({ ...row, tokenHash: hashOf(token) })
  const { holderId: holder_id, power, scope, since, until } = mandate
  return { id, token, holder_id, power, scope, since, until, ends_at: endsAt.toISOString() }
}

/** Ends what a person has begun with a mandate by this sign-in; false where the mandate is another's, or none. */
export async function closeMandate(
  { db }: ViewDeps,
  { person, signInId }: MandatePerson,
  mandateId: string,
): Promise<boolean> {
  const isOwn = and(eq(mandates.id, mandateId), eq(mandates.accountId, person.id))
  const [found] = await db.select({ id: mandates.id }).from(mandates).where(isOwn).limit(1)
  if (found === undefined) return false
  const isOfSignIn = and(eq(mandateViews.mandateId, mandateId), eq(mandateViews.signInId, signInId))
  await db.delete(mandateViews).where(isOfSignIn)
  return true
}

async function findView({ db, now }: ViewDeps, token: string) {
  const at = now()
  const isToken = eq(mandateViews.tokenHash, hashOf(token))
  const isOn = and(gt(mandateViews.endsAt, at), isInForce(plainDateAt(at)))
  const [found] = await db
    .select({ view: mandateViews, mandate: mandates, holder: holders, person: persons })
    .from(mandateViews)
    .innerJoin(mandates, eq(mandates.id, mandateViews.mandateId))
    .innerJoin(holders, eq(holders.id, mandates.holderId))
    .innerJoin(persons, eq(persons.id, mandateViews.accountId))
    .where(
      and(
        isToken,
        isOn,
        isSignedIn(db, mandateViews.signInId, at),
        isNull(holders.suspendedAt),
        isNull(persons.suspendedAt),
      ),
    )
    .limit(1)
  return found
}

const rightsIn: Readonly<Record<Mandate['scope'], readonly string[]>> = {
  documents: ['documents:read'],
  figures: ['funds:read'],
  both: ['funds:read', 'documents:read'],
}

/** The holder with those of their rights that the mandate covers, in the language of who acts. */
const holderFor = (holder: Account, person: Account, { scope }: Mandate): Account => ({
  ...holder,
  preferredLocale: person.preferredLocale,
  rights: holder.rights.filter((right) => rightsIn[scope].includes(right)),
})

const shownFields: ReadonlySet<string> = new Set(['social_reason'])

/** The holder's account as it is shown to who acts: the name, and nothing else of the profile. */
export const withoutProfile = (holder: Account, person: Account): Account => ({
  ...holder,
  email: person.email,
  telephone: null,
  fields: holder.fields.filter(({ id }) => shownFields.has(id)),
})

/** Accepts tokens of mandates besides the other ones; the mandate is read anew at every call. */
export function withMandateViews(deps: ViewDeps, readAccessToken: AccessTokenCheck): AccessTokenCheck {
  return async (token) => {
    if (!token.startsWith(mandateTokenStart)) return readAccessToken(token)
    const found = await findView(deps, token)
    if (found === undefined) return undefined
    const { holder, mandate, person, view } = found
    if (!isApproved(holder) || !isApproved(person)) return undefined
    const { id, power, scope } = mandate
    return {
      accountId: holder.id,
      account: holderFor(holder, person, mandate),
      client: 'investor',
      scopes: [],
      grantId: view.id,
      ...(power === 'read' && { isReadOnly: true as const }),
      mandate: { id, power, scope, person },
    }
  }
}
