import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from './people.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Times at which a member of staff looked at the portal as a user does. Only the token's hash is stored. */
export const supportViews = pgTable(
  'support_views',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    /** Id of the member of staff at the content backend. */
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    reason: text('reason').notNull(),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('support_views_account').on(table.accountId, table.startedAt)],
)
