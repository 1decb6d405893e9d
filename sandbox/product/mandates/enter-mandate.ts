import { randomUUID } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import { type MandateBody, mostMandates } from '../../../src/contract/product-api/mandate.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import {
  type Account,
  clientOf,
  findAccount,
  findAccountByEmail,
  normalizeEmail,
} from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import { accounts, mandates } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { StaffCaller } from '../desk/staff-caller.ts'
import { mailMandate } from './mandate-mails.ts'
import { isInForce, type Mandate } from './mandate-rows.ts'

type EnterDeps = Pick<SandboxDeps, 'background' | 'db' | 'env' | 'mailbox' | 'now'>

/** Result of recording a mandate: its id, or the member of the body that is not acceptable. */
export type Entered =
  | { readonly kind: 'entered'; readonly id: string }
  | { readonly kind: 'invalid'; readonly path: string; readonly code: string }

const invalid = (path: string, code: string): Entered => ({ kind: 'invalid', path, code })

/** Reports why a mandate cannot be recorded between two accounts; undefined if it can. */
function faultOf(
  { person, holder }: { readonly person: Account | undefined; readonly holder: Account | undefined },
  { since, until }: MandateBody,
  today: string,
): Entered | undefined {
  if (person === undefined || clientOf(person) !== 'investor') return invalid('person', 'unknown')
  if (holder === undefined || clientOf(holder) !== 'investor') return invalid('holder_email', 'unknown')
  if (holder.id === person.id) return invalid('holder_email', 'same')
  if (until !== null && (until < since || until < today)) return invalid('until', 'past')
  return undefined
}

async function isFull(db: Db, personId: string, today: string): Promise<boolean> {
  const held = and(eq(mandates.accountId, personId), isInForce(today))
  const [counted] = await db.select({ total: count() }).from(mandates).where(held)
  return (counted?.total ?? 0) >= mostMandates
}

const isBetween = ({ accountId, holderId }: Pick<Mandate, 'accountId' | 'holderId'>) =>
  and(eq(mandates.accountId, accountId), eq(mandates.holderId, holderId), isNull(mandates.endedAt))

/**
 * Records a mandate that staff have on paper, and tells both by email (P-696). It takes the place of an earlier one
 * between the same two.
 */
export async function enterMandate(deps: EnterDeps, staff: StaffCaller, body: MandateBody): Promise<Entered> {
  const { db, now } = deps
  const at = now()
  const today = plainDateAt(at)
  const person = await findAccount(db, body.person)
  const holder = await findAccountByEmail(db, normalizeEmail(body.holder_email))
  const fault = faultOf({ person, holder }, body, today)
  if (fault !== undefined || person === undefined || holder === undefined)
    return fault ?? invalid('person', 'unknown')
  const { power, scope, since, until } = body
  const terms = { accountId: person.id, holderId: holder.id, power, scope, since, until }
  const id = `mdt-${randomUUID()}`
  const isEntered = await db.transaction(async (transaction) => {
    // Entries about one person are recorded one after the other, so that their limit holds.
    await transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, person.id))
      .for('update')
    await transaction.update(mandates).set({ endedAt: at }).where(isBetween(terms))
    if (await isFull(transaction, person.id, today)) return false
    await transaction.insert(mandates).values({ id, ...terms })
    await appendAudit(transaction, {
      ...{ happenedAt: at, actor: staff.actor, action: 'mandate_entered', subject: holder.id },
      details: { mandate: id, person: person.id, scope, power, since, until: until ?? '' },
    })
    return true
  })
  if (!isEntered) return invalid('person', 'too_many')
  deps.background.run('mail mandate', () => mailMandate(deps, { person, holder, terms: body }))
  return { kind: 'entered', id }
}

/** Ends a mandate at once; false where there is none. What is over stays as it is. */
export async function endMandate(
  { db, now }: Pick<SandboxDeps, 'db' | 'now'>,
  staff: StaffCaller,
  id: string,
): Promise<boolean> {
  const at = now()
  return db.transaction(async (transaction) => {
    const isOpen = and(eq(mandates.id, id), isNull(mandates.endedAt))
    const [ended] = await transaction.update(mandates).set({ endedAt: at }).where(isOpen).returning()
    if (ended !== undefined)
      await appendAudit(transaction, {
        ...{ happenedAt: at, actor: staff.actor, action: 'mandate_ended', subject: ended.holderId },
        details: { mandate: id, person: ended.accountId },
      })
    const [found] = await transaction
      .select({ id: mandates.id })
      .from(mandates)
      .where(eq(mandates.id, id))
      .limit(1)
    return found !== undefined
  })
}
