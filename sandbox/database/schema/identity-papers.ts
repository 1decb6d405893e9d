import { date, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './people.ts'

/** The paper by which an investor's identity was checked, of which the day of its end alone is stored. */
export const identityPapers = pgTable('identity_papers', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  kind: text('kind').notNull(),
  expiresOn: date('expires_on', { mode: 'string' }).notNull(),
})
