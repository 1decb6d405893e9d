import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Messages of the contact form. A held one waits until its sender opens the mailed link. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    locale: text('locale').notNull(),
    lastName: text('last_name').notNull(),
    firstName: text('first_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    isHeld: boolean('is_held').notNull(),
    /** Hash of the link's secret, until it expires. */
    confirmationHash: text('confirmation_hash').unique(),
    confirmationExpiresAt: instant('confirmation_expires_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('contact_messages_created').on(table.createdAt)],
)

/** Requests for a white book. `openedAt`: the link was opened, which proves the address. */
export const whiteBookRequests = pgTable(
  'white_book_requests',
  {
    id: text('id').primaryKey(),
    locale: text('locale').notNull(),
    documentId: text('document_id').notNull(),
    title: text('title').notNull(),
    lastName: text('last_name').notNull(),
    firstName: text('first_name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    hasContactConsent: boolean('has_contact_consent').notNull(),
    isProven: boolean('is_proven').notNull(),
    openedAt: instant('opened_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('white_book_requests_created').on(table.createdAt)],
)
