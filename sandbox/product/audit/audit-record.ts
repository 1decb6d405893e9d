import { createHash } from 'node:crypto'
import type { auditLog } from '../../database/schema/index.ts'

/** An entry of the audit log as stored. */
export type AuditRow = typeof auditLog.$inferSelect

/** Digest that the first entry of a chain holds in place of an earlier one. */
export const chainStart = '0'.repeat(64)

/** The part of an entry that its digest covers. */
export type AuditRecord = Pick<AuditRow, 'id' | 'happenedAt' | 'actor' | 'action' | 'subject' | 'details'> & {
  readonly previousHash: string
}

/**
 * Writes an entry in its one canonical form: a JSON array in this order, the details by name. PostgreSQL
 * stores the names of `jsonb` in an order of its own.
 */
function canonicalForm({
  id,
  happenedAt,
  actor,
  action,
  subject,
  details,
  previousHash,
}: AuditRecord): string {
  const byName = Object.entries(details).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([id, happenedAt.toISOString(), actor, action, subject, byName, previousHash])
}

/** Returns the digest of an entry: SHA-256 of its canonical form, in hexadecimal. */
export const digestOf = (record: AuditRecord): string =>
  createHash('sha256').update(canonicalForm(record)).digest('hex')
