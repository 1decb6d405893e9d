import { randomUUID } from 'node:crypto'
import { and, count, eq, gte, isNull, lt, ne, or } from 'drizzle-orm'
import { type MandateBody, mostMandates } from '../../../src/contract/product-api/mandate.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import {
  type Account,
  clientOf,
  findAccount,
  findAccountByEmail,
  normalizeEmail,
} from '../../accounts/accounts.ts'
import type { StaffCaller } from '../../content/users/staff-directory.ts'
import type { Db } from '../../database/open-database.ts'
import { accounts, mandates } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { addDays } from '../../seed/plain-dates.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { mailEnd, mailMandate } from './mandate-mails.ts'
import { isBetween, isNotOver, type Mandate } from './mandate-rows.ts'

type RecordDeps = Pick<SandboxDeps, 'db' | 'now'>
type EnterDeps = RecordDeps & Pick<SandboxDeps, 'background' | 'env' | 'mailbox'>

type Invalid = { readonly kind: 'invalid'; readonly path: string; readonly code: string }

/** Result of recording a mandate: its id and the accounts of both, or the member of the body that is not acceptable. */
export type Entered =
  | { readonly kind: 'entered'; readonly id: string; readonly person: Account; readonly holder: Account }
  | Invalid

const invalid = (path: string, code: string): Invalid => ({ kind: 'invalid', path, code })

/** Reports why a mandate cannot be recorded between two accounts; undefined if it can. */
function faultOf(
  { person, holder }: { readonly person: Account | undefined; readonly holder: Account | undefined },
  { since, until }: MandateBody,
  today: string,
): Invalid | undefined {
  if (person === undefined || clientOf(person) !== 'investor') return invalid('person', 'unknown')
  if (holder === undefined || clientOf(holder) !== 'investor') return invalid('holder_email', 'unknown')
  if (holder.id === person.id) return invalid('holder_email', 'same')
  if (until !== null && (until < since || until < today)) return invalid('until', 'past')
  return undefined
}

/** Reports whether a person has the most mandates already, those that begin later included, beside one for this holder. */
async function isFull(
  db: Db,
  { accountId, holderId }: Pick<Mandate, 'accountId' | 'holderId'>,
  today: string,
): Promise<boolean> {
  const held = and(eq(mandates.accountId, accountId), ne(mandates.holderId, holderId), isNotOver(today))
  const [counted] = await db.select({ total: count() }).from(mandates).where(held)
  return (counted?.total ?? 0) >= mostMandates
}

type Terms = Pick<Mandate, 'accountId' | 'holderId' | 'since'>

/**
 * Ends the mandates between two people that a new one replaces, whoever enters it: at once, or the day before it begins
 * (P-696).
 */
export async function endEarlier(db: Db, terms: Terms, at: Date): Promise<void> {
  const { since } = terms
  const today = plainDateAt(at)
  const lastDay = addDays(since, -1)
  if (since > today) {
    const runsOn = or(isNull(mandates.until), gte(mandates.until, since))
    const isCurrent = and(isBetween(terms), lt(mandates.since, since), runsOn)
    await db.update(mandates).set({ until: lastDay }).where(isCurrent)
  }
  const isReplaced = since > today ? and(isBetween(terms), gte(mandates.since, since)) : isBetween(terms)
  await db.update(mandates).set({ endedAt: at }).where(isReplaced)
}

/** Records a mandate that staff have on paper (P-696). It takes the place of an earlier one between the same two. */
export async function recordMandate(
  { db, now }: RecordDeps,
  staff: Pick<StaffCaller, 'actor'>,
  body: MandateBody,
): Promise<Entered> {
  const at = now()
  const today = plainDateAt(at)
  const person = await findAccount(db, body.person)
  const holder = await findAccountByEmail(db, normalizeEmail(body.holder_email))
  const fault = faultOf({ person, holder }, body, today)
  if (fault !== undefined || person === undefined || holder === undefined)
    return fault ?? invalid('person', 'unknown')
  const { notified = false, power, scope, since, until } = body
  const terms = { accountId: person.id, holderId: holder.id, power, scope, since, until }
  const id = `mdt-${randomUUID()}`
  const isEntered = await db.transaction(async (transaction) => {
    // Entries about one person are recorded one after the other, so that their limit holds.
    await transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, person.id))
      .for('update')
    if (await isFull(transaction, terms, today)) return false
    await endEarlier(transaction, terms, at)
    await transaction.insert(mandates).values({ id, ...terms, mailsFrom: notified ? at : null })
    await appendAudit(transaction, {
      ...{ happenedAt: at, actor: staff.actor, action: 'mandate_entered' as const, subject: holder.id },
      details: { mandate: id, person: person.id, scope, power, since, until: until ?? '' },
    })
    return true
  })
  return isEntered ? { kind: 'entered', id, person, holder } : invalid('person', 'too_many')
}

/** Records a mandate, and tells both by email (P-696). */
export async function enterMandate(deps: EnterDeps, staff: StaffCaller, body: MandateBody): Promise<Entered> {
  const entered = await recordMandate(deps, staff, body)
  if (entered.kind === 'entered') {
    const { holder, person } = entered
    deps.background.run('mail mandate', () => mailMandate(deps, { person, holder, terms: body }, 'entered'))
  }
  return entered
}

async function recordEnd({ db, now }: RecordDeps, { actor }: Pick<StaffCaller, 'actor'>, id: string) {
  const at = now()
  return db.transaction(async (transaction) => {
    const isOpen = and(eq(mandates.id, id), isNull(mandates.endedAt))
    const [ended] = await transaction.update(mandates).set({ endedAt: at }).where(isOpen).returning()
    if (ended !== undefined)
      await appendAudit(transaction, {
        ...{ happenedAt: at, actor, action: 'mandate_ended' as const, subject: ended.holderId },
        details: { mandate: id, person: ended.accountId },
      })
    return ended
  })
}

/** Ends a mandate at once and tells both by email (P-699); false where there is none. What is over stays as it is. */
export async function endMandate(deps: EnterDeps, staff: StaffCaller, id: string): Promise<boolean> {
  const { background, db } = deps
  const ended = await recordEnd(deps, staff, id)
  if (ended !== undefined) background.run('mail end of mandate', () => mailEnd(deps, ended))
  const [found] = await db.select({ id: mandates.id }).from(mandates).where(eq(mandates.id, id)).limit(1)
  return found !== undefined
}
