import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A file of an email; `content` in base64. */
export type StoredAttachment = { readonly name: string; readonly type: string; readonly content: string }

/** Emails and text messages that the mailbox captured instead of sending, and emails that wait for their mail server. */
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
    /** Files of an email. */
    attachments: jsonb('attachments').$type<readonly StoredAttachment[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** How often the mail server did not take it. */
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried again; null for messages that wait for no mail server. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true, mode: 'date' }),
    /** When its link ends; null for an email without such a link. */
    linkEndsAt: timestamp('link_ends_at', { withTimezone: true, mode: 'date' }),
    /** What only the newest email has a link for that works; null for others. */
    newestOf: text('newest_of'),
  },
  (table) => [
    index('messages_recipient').on(table.recipient),
    index('messages_created').on(table.createdAt),
    index('messages_next_attempt').on(table.nextAttemptAt),
  ],
)
