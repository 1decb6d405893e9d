import { desc, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../src/contract/product-api/audit-actions.ts'
import type { Db } from '../../database/open-database.ts'
import { auditLog } from '../../database/schema/index.ts'
import { chainStart, digestOf } from './audit-record.ts'

/** Entry to append. `details` holds facts beyond the action and its subject, as texts or ids. */
export type AuditEntry = {
  readonly happenedAt: Date
  readonly actor: string
  readonly action: AuditAction
  readonly subject: string
  readonly details?: Readonly<Record<string, string>>
}

/** Advisory lock of the chain's end: entries are written one after the other. */
const chainLock = 703_114_240

/**
 * Appends an entry to the audit log. Called with a transaction, the entry is written with it or not at all;
 * other writers wait until it ends, so it belongs at the transaction's end.
 */
export async function appendAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${chainLock})`)
    const [last] = await transaction
      .select({ id: auditLog.id, hash: auditLog.hash })
      .from(auditLog)
      .orderBy(desc(auditLog.id))
      .limit(1)
    const record = {
      ...entry,
      id: (last?.id ?? 0) + 1,
      details: entry.details ?? {},
      previousHash: last?.hash ?? chainStart,
    }
    await transaction.insert(auditLog).values({ ...record, hash: digestOf(record) })
  })
}
