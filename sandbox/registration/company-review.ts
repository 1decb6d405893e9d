import { asc, eq } from 'drizzle-orm'
import { mailNotice } from '../accounts/account-notices.ts'
import { type Account, findAccount } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { accounts, companyChanges } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { mailLanguageOf } from '../mails/mail-language.ts'
import { appendAudit } from '../product/audit/append-audit.ts'

/** The facts of a legal entity that staff have verified, and check again when they change. */
export const verifiedFields: readonly string[] = [
  'social_reason',
  'identification_type',
  'identification_number',
  'identification_country',
]

type Fields = Account['fields']

/** A change of a legal entity's name or number that waits for staff. */
export type PendingChange = {
  readonly account: Account
  readonly fields: Fields
  readonly requestedAt: Date
}

const factOf = (fields: Fields, id: string): string => fields.find((field) => field.id === id)?.value ?? ''

/** A number is shown in groups, and was stored as it was typed. */
const bare = (value: string): string => value.replaceAll(/\s/g, '')

/** The verified facts that differ between two states of a profile, the groups of a number aside. */
export const changedFacts = (before: Fields, after: Fields): string[] =>
  verifiedFields.filter((id) => bare(factOf(before, id)) !== bare(factOf(after, id)))

/** Returns the part of an update that applies immediately: verified facts keep their earlier value. */
export const withoutVerified = (before: Fields, after: Fields): Fields =>
  after.map((field) =>
    verifiedFields.includes(field.id) ? { ...field, value: factOf(before, field.id) } : field,
  )

/** Keeps a change for staff; a newer one takes the place of an older. */
export async function keepChange(db: Db, accountId: string, fields: Fields, now: Date): Promise<void> {
  const kept = fields.filter(({ id }) => verifiedFields.includes(id))
  const values = { accountId, fields: kept, requestedAt: now }
  await db
    .insert(companyChanges)
    .values(values)
    .onConflictDoUpdate({ target: companyChanges.accountId, set: values })
}

/** The changes that wait for staff, the longest waiting first. */
export async function listChanges(db: Db): Promise<PendingChange[]> {
  const rows = await db
    .select({ account: accounts, change: companyChanges })
    .from(companyChanges)
    .innerJoin(accounts, eq(accounts.id, companyChanges.accountId))
    .orderBy(asc(companyChanges.requestedAt), asc(companyChanges.accountId))
  return rows.map(({ account, change }) => ({
    account,
    fields: change.fields,
    requestedAt: change.requestedAt,
  }))
}

type Deps = Pick<SandboxDeps, 'db' | 'now' | 'mailbox' | 'background'>
/** Approval, or the reason of a refusal. */
type Decision = { readonly actor: string; readonly accountId: string; readonly refusal: string | undefined }

/** Applies a change or discards it, and notifies its author. False if no change is pending. */
export async function decideChange(deps: Deps, { actor, accountId, refusal }: Decision): Promise<boolean> {
  const isApproved = refusal === undefined
  const account = await deps.db.transaction(async (transaction) => {
    const [change] = await transaction
      .delete(companyChanges)
      .where(eq(companyChanges.accountId, accountId))
      .returning()
    const found = change && (await findAccount(transaction, accountId))
    if (change === undefined || found === undefined) return undefined
    const fields = [...found.fields.filter(({ id }) => !verifiedFields.includes(id)), ...change.fields]
    if (isApproved) await transaction.update(accounts).set({ fields }).where(eq(accounts.id, accountId))
    const action = isApproved ? 'company_change_approved' : 'company_change_refused'
    const details: Readonly<Record<string, string>> = isApproved ? {} : { reason: refusal }
    await appendAudit(transaction, { happenedAt: deps.now(), actor, action, subject: accountId, details })
    return found
  })
  if (account === undefined) return false
  const name = isApproved ? 'companyChangeApproved' : 'companyChangeRefused'
  mailNotice(deps, account, { name, language: mailLanguageOf(account), ...(refusal && { reason: refusal }) })
  return true
}
