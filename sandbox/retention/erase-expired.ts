import { randomBytes } from 'node:crypto'
import { eq, getTableName, notLike } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Account } from '../accounts/accounts.ts'
import { hashPassword } from '../accounts/passwords.ts'
import type { Db } from '../database/open-database.ts'
import {
  accounts,
  advisorSubscriptions,
  auditLog,
  invitations,
  messages,
  subscriptionCases,
} from '../database/schema/index.ts'
import { personTables } from '../personal-data/person-tables.ts'
import { retentionOf } from './find-retention.ts'
import { eraseWriter } from './mandate-retention.ts'

/** Domain of erased accounts' addresses (RFC 2606: no mail is ever sent there). */
const erasedDomain = '@erased.invalid'

/** An account whose retention period is over. */
export type ExpiredAccount = { readonly account: Account; readonly keptUntil: string }

/** Finds the accounts whose retention ended before `today` (`YYYY-MM-DD`). */
export async function findExpired(db: Db, today: string): Promise<readonly ExpiredAccount[]> {
  const expired: ExpiredAccount[] = []
  const held = notLike(accounts.email, `%${erasedDomain}`)
  for (const account of await db.select().from(accounts).where(held).orderBy(accounts.id)) {
    const { until } = await retentionOf(db, account)
    if (until !== null && until < today) expired.push({ account, keptUntil: until })
  }
  return expired
}

/** The remains of an account that other records refer to: a number without personal data. */
function blankOf({ id }: Account, passwordHash: string): Partial<typeof accounts.$inferInsert> {
  return {
    email: `${id}${erasedDomain}`,
    passwordHash,
    firstName: '',
    lastName: '',
    telephone: null,
    fields: [],
    rights: [],
    administersTeamId: null,
    suspendedAt: null,
    totpSecret: null,
    totpLastStep: null,
    verification: 'refused',
  }
}

/** Tables with rows about a person that outlive the account, and why. */
export const keptTables: ReadonlyMap<PgTable, string> = new Map<PgTable, string>([
  [accounts, 'emptied: other records refer to its number'],
  [auditLog, 'a chain that nobody may change; it names accounts by their number'],
  [advisorSubscriptions, 'about a client; erased with the client’s records'],
  [subscriptionCases, 'about a client; erased with the client’s records'],
])

/**
 * Erases a person's data: the account remains as an empty one that cannot sign in, so that totals of teams and funds
 * stay right, and every row in the tables described as personal data is deleted, including tables added later.
 */
export async function eraseAccount(db: Db, account: Account): Promise<void> {
  const { id, telephone } = account
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  await db.transaction(async (transaction) => {
    await eraseWriter(transaction, account)
    // Tables that find their rows through another one are listed after it.
    for (const { table, rowsOf } of personTables.toReversed()) {
      if (keptTables.has(table)) continue
      const own = rowsOf(account)
      // A deletion without a condition would empty the table.
      if (own === undefined) throw new Error(`No rows of a person are told in ${getTableName(table)}`)
      await transaction.delete(table).where(own)
    }
    if (telephone !== null)
      for (const sent of [messages, invitations])
        await transaction.delete(sent).where(eq(sent.recipient, telephone))
    await transaction.update(accounts).set(blankOf(account, passwordHash)).where(eq(accounts.id, id))
  })
}
