import { type AnyPgColumn, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { documents } from './documents.ts'
import { mandates } from './mandates.ts'
import { accounts } from './people.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** First id of new rows; the seed assigns lower ones itself. */
const firstFreeId = 10_001

/**
 * Accesses of guests to an investor's data, with their scope and last day. Only the hash of the invitation's secret is
 * stored.
 */
export const guestGrants = pgTable(
  'guest_grants',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Address that was invited, in lower case: the account that accepts has it. */
    email: text('email').notNull(),
    /** Null until the invitation is accepted. */
    guestId: text('guest_id').references(() => accounts.id, { onDelete: 'cascade' }),
    scope: text('scope').$type<'documents' | 'figures' | 'both'>().notNull(),
    /** The last day of the access. */
    until: date('until', { mode: 'string' }).notNull(),
    secretHash: text('secret_hash').unique(),
    invitedAt: instant('invited_at').notNull(),
    acceptedAt: instant('accepted_at'),
    endedAt: instant('ended_at'),
    /** The access to the person's own data that was given together with this one, to a holder's: they end together. */
    givenWith: text('given_with').references((): AnyPgColumn => guestGrants.id, { onDelete: 'cascade' }),
    /** The mandate by which it was given: it lasts no longer. */
    mandateId: text('mandate_id').references(() => mandates.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('guest_grants_given_with').on(table.givenWith),
    index('guest_grants_mandate').on(table.mandateId),
    index('guest_grants_owner').on(table.ownerId, table.invitedAt),
    index('guest_grants_guest').on(table.guestId, table.acceptedAt),
  ],
)

/** Times at which a guest looked at an owner's space. Only the token's hash is stored. */
export const guestViews = pgTable(
  'guest_views',
  {
    id: text('id').primaryKey(),
    grantId: text('grant_id')
      .notNull()
      .references(() => guestGrants.id, { onDelete: 'cascade' }),
    /** Account of the guest, whose views all end with their sessions. */
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    /** The guest's sign-in that began it: the view ends with it. */
    signInId: text('sign_in_id').notNull(),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('guest_views_account').on(table.accountId), index('guest_views_grant').on(table.grantId)],
)

/** Openings of an investor's data by guests. */
export const guestOpenings = pgTable(
  'guest_openings',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstFreeId }),
    grantId: text('grant_id')
      .notNull()
      .references(() => guestGrants.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    documentId: integer('document_id').references(() => documents.id, { onDelete: 'set null' }),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [index('guest_openings_grant').on(table.grantId, table.openedAt)],
)
