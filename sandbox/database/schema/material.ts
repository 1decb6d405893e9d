import { date, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { documents } from './documents.ts'
import { accounts, partners, teams } from './people.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** First id of new rows; the seed assigns lower ones itself. */
const firstFreeId = 10_001

/**
 * Audience of a marketing document, and the days on which it may be shared, where the manager has stated them; what is
 * null is as usual: for the clients of its fund, for a year from its publication.
 */
export const materialTerms = pgTable('material_terms', {
  documentId: integer('document_id')
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  audience: text('audience').$type<'retail' | 'professional'>(),
  validFrom: date('valid_from', { mode: 'string' }),
  validUntil: date('valid_until', { mode: 'string' }),
})

/** Links by which partners share marketing documents with clients (P-641). Only the hash of the secret is stored. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstFreeId }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** The company that the sender acted for. */
    partnerId: integer('partner_id').references(() => partners.id, { onDelete: 'cascade' }),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull().unique(),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email'),
    locale: text('locale').$type<'fr' | 'en'>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    mailedAt: instant('mailed_at'),
    mostOpenings: smallint('most_openings'),
  },
  (table) => [index('share_links_team').on(table.teamId, table.id)],
)

/** Openings of a link's document; nothing is stored about the person who opened it. */
export const shareOpenings = pgTable(
  'share_openings',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstFreeId }),
    linkId: integer('link_id')
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [index('share_openings_link').on(table.linkId, table.openedAt)],
)
