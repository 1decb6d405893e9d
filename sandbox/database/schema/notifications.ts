import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from './people.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Notifications are derived from events; this table stores only which of them were read individually. */
export const notificationReads = pgTable(
  'notification_reads',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    notificationId: text('notification_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.notificationId] })],
)

/** Instant up to which an account has read everything. */
export const notificationMarks = pgTable('notification_marks', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  readUntil: instant('read_until').notNull(),
})
