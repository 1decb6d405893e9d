import {
  type AnyPgColumn,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { notices } from './notices.ts'
import { publications } from './publications.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * What was received of a capital call. A row counts from its approval on and never changes after it: a wrong one is
 * reversed by another of the opposite amount.
 */
export const receipts = pgTable(
  'receipts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    noticeId: integer('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    /** The entry of staff by which it was recorded; null for what was settled before, or imported. */
    publicationId: integer('publication_id').references(() => publications.id),
    amount: numeric('amount', { precision: 18, scale: 2 }).notNull(),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    /** Reference of the transfer, or the reason of a reversal. */
    note: text('note').notNull().default(''),
    reverses: integer('reverses').references((): AnyPgColumn => receipts.id, { onDelete: 'cascade' }),
    recordedBy: text('recorded_by'),
    recordedAt: instant('recorded_at').notNull(),
    approvedBy: text('approved_by'),
    /** From when it counts; null while it waits, and for ever where it was refused or withdrawn. */
    approvedAt: instant('approved_at'),
  },
  (table) => [
    index('receipts_notice').on(table.noticeId),
    index('receipts_publication').on(table.publicationId),
  ],
)
