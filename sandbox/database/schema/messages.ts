import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A file of an email; `content` in base64. */
export type StoredAttachment = { readonly name: string; readonly type: string; readonly content: string }

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
    /** Files of an email. */
    attachments: jsonb('attachments').$type<readonly StoredAttachment[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('messages_recipient').on(table.recipient), index('messages_created').on(table.createdAt)],
)
