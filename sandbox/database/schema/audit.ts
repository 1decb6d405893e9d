import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AuditAction } from '../../../src/contract/product-api/audit-actions.ts'

/**
 * The audit log: changes of rights, agreements and data, and decisions of staff. Each entry holds the digest
 * of the one before it; a trigger refuses to change or remove any (migration 0040). Entries name persons by
 * the id of their account, so that erasing an account leaves the chain whole.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** Numbered from 1 without gaps. */
    id: integer('id').primaryKey(),
    happenedAt: timestamp('happened_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Account id of a user, email address of a member of staff, or `loopback`. */
    actor: text('actor').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    /** Id of the changed object. */
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Digest of the entry before; null in an entry from before the chain. */
    previousHash: text('previous_hash'),
    hash: text('hash'),
  },
  (table) => [
    index('audit_log_time').on(table.happenedAt),
    index('audit_log_subject').on(table.subject, table.id),
    index('audit_log_actor').on(table.actor, table.id),
    // Index of the entries that name a team.
    index('audit_log_team').on(sql`(${table.details} ->> 'team')`, table.id),
  ],
)
