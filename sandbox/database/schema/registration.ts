import { date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts, postedCodes, teams } from './people.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The registration of an account, and staff's decision. The creation key makes creation idempotent. */
export const registrations = pgTable(
  'registrations',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    creationKey: text('creation_key').unique(),
    /** Form data without a column of its own: civility, birth, address, declared funds. */
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull(),
    /**
     * Version of the accepted terms of use (its day), and the time of acceptance; null if they were not asked for
     * (P-165).
     */
    termsVersion: date('terms_version', { mode: 'string' }),
    termsAcceptedAt: instant('terms_accepted_at'),
    createdAt: instant('created_at').notNull(),
    /** Confirmation of the address, which starts staff's 48 hours. */
    confirmedAt: instant('confirmed_at'),
    decidedAt: instant('decided_at'),
  },
  (table) => [index('registrations_created').on(table.createdAt)],
)

/** A team requested by a partner's user and not approved yet. */
export const teamRequests = pgTable('team_requests', {
  teamId: integer('team_id')
    .primaryKey()
    .references(() => teams.id, { onDelete: 'cascade' }),
  accountId: text('account_id')
    .notNull()
    .unique()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  requestedAt: instant('requested_at').notNull(),
})

/** Operations that a ticket allows its holder without a session. */
export type RegistrationPurpose = 'posted_code' | 'choose_team' | 'follow_registration' | 'invitation'

/** A secret that lets a visitor without session continue a registration. Only its hash is stored. */
export const registrationTickets = pgTable(
  'registration_tickets',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose').$type<RegistrationPurpose>().notNull(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    postedCodeId: integer('posted_code_id').references(() => postedCodes.id, { onDelete: 'cascade' }),
    /** Data that an invitation prefills. */
    details: jsonb('details').$type<Readonly<Record<string, string>>>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('registration_tickets_account').on(table.accountId),
    index('registration_tickets_expiry').on(table.expiresAt),
  ],
)
