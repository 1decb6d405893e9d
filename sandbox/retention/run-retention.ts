import { openDatabase } from '../database/open-database.ts'
import type { SandboxEnv } from '../env.ts'
import { eraseRecords, findExpiredRecords } from './client-records.ts'
import { eraseAccount, findExpired } from './erase-expired.ts'

type Choices = { readonly isErasing: boolean; readonly today: string; readonly write: (line: string) => void }

/**
 * Lists the accounts, and the records about clients of partners, whose retention period is over, and erases
 * them on request (P-187). An embedded database must not be in use by a running sandbox.
 */
export async function runRetention(env: SandboxEnv, { isErasing, today, write }: Choices): Promise<void> {
  const database = await openDatabase(env)
  try {
    const did = isErasing ? 'erased' : 'would erase'
    const expired = await findExpired(database.db, today)
    for (const { account, keptUntil } of expired) {
      if (isErasing) await eraseAccount(database.db, account)
      write(`${did} ${account.id}, kept until ${keptUntil}\n`)
    }
    const records = await findExpiredRecords(database.db, today)
    if (isErasing) await eraseRecords(database.db, records)
    for (const { kind, id, keptUntil } of records) write(`${did} ${kind} ${id}, kept until ${keptUntil}\n`)
    write(`${expired.length} account(s) and ${records.length} record(s) of clients past their time\n`)
  } finally {
    await database.close()
  }
}
