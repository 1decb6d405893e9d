import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Emails and text messages that the mailbox captured instead of sending. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html'),
    text: text('text').notNull(),
    locale: text('locale').notNull(),
    /** Further headers of an email. */
    headers: jsonb('headers').$type<Readonly<Record<string, string>>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('messages_recipient').on(table.recipient), index('messages_created').on(table.createdAt)],
)
