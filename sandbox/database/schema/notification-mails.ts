import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { MailFrequency, MailTopic } from '../../../src/contract/product-api/notification.schema.ts'
import { accounts } from './people.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Email frequency of an account for each topic, and the refusal of its address by a mail server, if any. */
export const mailSettings = pgTable('mail_settings', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  notices: text('notices').$type<MailFrequency>().notNull(),
  documents: text('documents').$type<MailFrequency>().notNull(),
  values: text('values').$type<MailFrequency>().notNull(),
  /** Earliest date of notifications that are emailed. */
  toldFrom: instant('told_from').notNull(),
  bouncedAt: instant('bounced_at'),
  /** Address that refused, and the mail server's message. */
  bouncedAddress: text('bounced_address'),
  bounceReason: text('bounce_reason'),
  /** Until when one process has this account's emails in hand, so that no other sends them, too. */
  tellingUntil: instant('telling_until'),
})

/** Notifications that have been emailed, so that each is emailed once. */
export const notificationMails = pgTable(
  'notification_mails',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    notificationId: text('notification_id').notNull(),
    topic: text('topic').$type<MailTopic>().notNull(),
    mailedAt: instant('mailed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.notificationId] }),
    index('notification_mails_topic').on(table.accountId, table.topic, table.mailedAt),
  ],
)

/** The secret of an email's link that ends its topic; only its hash is stored. */
export const unsubscribeTokens = pgTable('unsubscribe_tokens', {
  hash: text('hash').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  topic: text('topic').$type<MailTopic>().notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** The secret of an investor's private feed; only its hash is stored. */
export const privateFeeds = pgTable('private_feeds', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  hash: text('hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
})
