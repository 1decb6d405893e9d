import { and, eq, isNull } from 'drizzle-orm'
import { clientOf } from '../accounts/accounts.ts'
import { hashRecoveryCode } from '../accounts/second-factor.ts'
import { demoStaff } from '../content/seed/seed-accounts.ts'
import type { Db } from '../database/open-database.ts'
import type { LocalizedText } from '../database/schema/columns.ts'
import { accounts, contentUsers, postedCodes, recoveryCodes } from '../database/schema/index.ts'
import { hashPostedCode } from '../registration/posted-code-hash.ts'
import { demoPassword, demoPeople, demoPostedCode, demoRecoveryCodes } from '../seed/demo-people.ts'
import { demoGuest } from '../seed/guest-seed.ts'
import { positionPeople } from '../seed/position-people.ts'

/** The demo accounts of this database, with their credentials. */
export type DemoAccounts = {
  readonly password: string
  readonly accounts: readonly {
    readonly email: string
    readonly space: 'investor' | 'partner' | 'staff'
    readonly shows: LocalizedText
    readonly totpSecret: string | null
    /** Unused second-factor recovery codes. */
    readonly recoveryCodes: readonly string[]
  }[]
  /** Unused posted codes. */
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

/** Returns the unused recovery codes of an account: seeded ones whose hash is still stored. */
async function unusedRecoveryCodes(db: Db, accountId: string): Promise<readonly string[]> {
  const unused = and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt))
  const rows = await db.select({ hash: recoveryCodes.hash }).from(recoveryCodes).where(unused)
  const hashes = new Set(rows.map(({ hash }) => hash))
  return demoRecoveryCodes.codes.filter((code) => hashes.has(hashRecoveryCode(code)))
}

const staffAccount = {
  email: demoStaff.email,
  space: 'staff',
  shows: {
    fr: 'Équipe de la société de gestion, par le formulaire de la page de connexion',
    en: 'The manager’s staff, by the form of the login page',
  },
  totpSecret: null,
  recoveryCodes: [],
} as const

/**
 * Returns the staff account, which belongs to the content backend; empty when the database was seeded
 * without it.
 */
async function staffAccounts(db: Db): Promise<DemoAccounts['accounts']> {
  const isThatOne = and(eq(contentUsers.email, demoStaff.email), eq(contentUsers.isDemo, true))
  const rows = await db.select({ id: contentUsers.id }).from(contentUsers).where(isThatOne).limit(1)
  return rows.map(() => staffAccount)
}

/** Reads the demo accounts; empty when the database was seeded without them. */
export async function describeDemoAccounts(db: Db): Promise<DemoAccounts> {
  const rows = await db.select().from(accounts).where(eq(accounts.isDemo, true))
  const known = new Map(rows.map((row) => [row.email, row]))
  const listed = [...demoPeople, ...positionPeople, demoGuest].flatMap(({ email, shows }) => {
    const row = known.get(email)
    return row === undefined ? [] : [{ row, shows }]
  })
  const described = listed.map(async ({ row, shows }) => ({
    email: row.email,
    space: clientOf(row),
    shows,
    totpSecret: row.totpSecret,
    recoveryCodes: row.totpSecret === null ? [] : await unusedRecoveryCodes(db, row.id),
  }))
  return {
    password: demoPassword,
    accounts: [...(await Promise.all(described)), ...(await staffAccounts(db))],
    postedCodes: await unusedCodes(db),
  }
}
