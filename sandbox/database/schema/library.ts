import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { documents } from './documents.ts'
import { accounts } from './people.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A document that somebody took; `way` `file` by itself, `selection` in a file of several. */
export const documentDownloads = pgTable(
  'document_downloads',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id),
    way: text('way').notNull(),
    downloadedAt: instant('downloaded_at').notNull(),
  },
  (table) => [index('document_downloads_account').on(table.accountId, table.downloadedAt)],
)

/** When an account had its library of documents open: the present visit, and the one before it. */
export const libraryVisits = pgTable('library_visits', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  previousVisitAt: instant('previous_visit_at'),
  lastSeenAt: instant('last_seen_at').notNull(),
})
