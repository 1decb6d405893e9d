import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { documents } from './documents.ts'
import { accounts } from './people.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A download of a document; `way` is `file` for a single one, `selection` for a file of several. */
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
  (table) => [
    index('document_downloads_account').on(table.accountId, table.downloadedAt),
    index('document_downloads_taken').on(table.downloadedAt),
  ],
)

/** Visits of an account to its document library: the current one, the previous one and the first. */
export const libraryVisits = pgTable('library_visits', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  previousVisitAt: instant('previous_visit_at'),
  lastSeenAt: instant('last_seen_at').notNull(),
  firstVisitAt: instant('first_visit_at').notNull().defaultNow(),
})
