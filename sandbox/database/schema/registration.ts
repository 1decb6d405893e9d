import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts, postedCodes, teams } from './people.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** How an account came to be, and what staff decide about it. The creation key makes creating repeatable. */
export const registrations = pgTable('registrations', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  creationKey: text('creation_key').unique(),
  /** What was filled in and has no column of its own: civility, birth, address, declared funds. */
  details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull(),
  createdAt: instant('created_at').notNull(),
  /** When the address was confirmed: staff have 48 hours from then. */
  confirmedAt: instant('confirmed_at'),
  decidedAt: instant('decided_at'),
})

/** A team that a partner's user has added and staff have not approved. */
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

/** A secret that lets somebody without a session go on with a registration. Only its hash is kept. */
export const registrationTickets = pgTable(
  'registration_tickets',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose').notNull(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    postedCodeId: integer('posted_code_id').references(() => postedCodes.id, { onDelete: 'cascade' }),
    /** What an invitation prefills. */
    details: jsonb('details').$type<Readonly<Record<string, string>>>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('registration_tickets_account').on(table.accountId),
    index('registration_tickets_expiry').on(table.expiresAt),
  ],
)

/** What staff did in the back-office. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: serial('id').primaryKey(),
    happenedAt: instant('happened_at').notNull(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
  },
  (table) => [index('audit_log_time').on(table.happenedAt)],
)
