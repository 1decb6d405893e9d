import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AlertTopic } from '../../../src/contract/product-api/alert.schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Emails that an address without an account asked for: one confirmed row for each address and topic. */
export const mailAlerts = pgTable(
  'mail_alerts',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    locale: text('locale').$type<'fr' | 'en'>().notNull(),
    topic: text('topic').$type<AlertTopic>().notNull(),
    /** Numbers of funds; empty for the newsletter. */
    funds: jsonb('funds').$type<readonly number[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null until a link of the first email was confirmed; such rows are deleted after a week. */
    confirmedAt: instant('confirmed_at'),
    /** What is not told any more: news that were emailed, and those from before the confirmation. */
    told: jsonb('told').$type<readonly string[]>().notNull(),
    /** Until when one process has this row's emails in hand, so that no other sends them, too. */
    tellingUntil: instant('telling_until'),
    /** Since when the address refuses emails, and the mail server's message. */
    bouncedAt: instant('bounced_at'),
    bounceReason: text('bounce_reason'),
  },
  (table) => [
    uniqueIndex('mail_alerts_confirmed')
      .on(table.email, table.topic)
      .where(sql`${table.confirmedAt} is not null`),
    index('mail_alerts_created').on(table.createdAt),
  ],
)

/** The secret of an email's links; only its hash is stored. */
export const mailAlertTokens = pgTable('mail_alert_tokens', {
  hash: text('hash').primaryKey(),
  alertId: text('alert_id')
    .notNull()
    .references(() => mailAlerts.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
})

/** Published texts of the newsletter that a Strapi holds, as they were when it was read last; no personal data. */
export const newsletterTexts = pgTable(
  'newsletter_texts',
  {
    /** Type and document id. */
    id: text('id').notNull(),
    locale: text('locale').$type<'fr' | 'en'>().notNull(),
    kind: text('kind').$type<'article' | 'guide' | 'white-book'>().notNull(),
    title: text('title').notNull(),
    /** Last parts of its address, without slashes around. */
    path: text('path').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  ({ id, locale }) => [primaryKey({ columns: [id, locale] })],
)
