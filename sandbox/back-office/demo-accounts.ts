import { asc, eq } from 'drizzle-orm'
import type { Db } from '../database/open-database.ts'
import type { LocalizedText } from '../database/schema/columns.ts'
import { accounts, postedCodes } from '../database/schema/index.ts'
import { demoPassword, demoPeople, demoPostedCode } from '../seed/demo-people.ts'
import { hashPostedCode } from '../seed/seed-people.ts'

/** The demo accounts of this database, with what is needed to use them. */
export type DemoAccounts = {
  readonly password: string
  readonly accounts: readonly {
    readonly email: string
    readonly space: 'investor' | 'partner'
    readonly shows: LocalizedText
    readonly totpSecret: string | null
  }[]
  /** Codes sent by post that have not been used yet. */
  readonly postedCodes: readonly { readonly code: string; readonly holderName: string }[]
}

async function unusedCodes(db: Db): Promise<DemoAccounts['postedCodes']> {
  const { code, holderName } = demoPostedCode
  const [row] = await db
    .select()
    .from(postedCodes)
    .where(eq(postedCodes.codeHash, hashPostedCode(code)))
    .limit(1)
  return row === undefined || row.usedAt !== null ? [] : [{ code, holderName }]
}

/** Reads the demo accounts: none when the database was seeded without them. */
export async function describeDemoAccounts(db: Db): Promise<DemoAccounts> {
  const rows = await db
    .select()
    .from(accounts)
    .where(eq(accounts.isDemo, true))
    .orderBy(asc(accounts.createdAt))
  const known = new Map(rows.map((row) => [row.email, row]))
  const listed = demoPeople.flatMap(({ email, shows }) => {
    const row = known.get(email)
    if (row === undefined) return []
    const space = row.role === 'partner_user' ? ('partner' as const) : ('investor' as const)
    return [{ email, space, shows, totpSecret: row.totpSecret }]
  })
  return { password: demoPassword, accounts: listed, postedCodes: await unusedCodes(db) }
}
