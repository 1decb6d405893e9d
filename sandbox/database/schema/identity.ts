import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { accounts } from './people.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Records of the identity provider: sessions, interactions, grants, codes and tokens, by kind and id. */
export const identityRecords = pgTable(
  'identity_records',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
    accountId: text('account_id'),
    grantId: text('grant_id'),
    uid: text('uid'),
    consumedAt: instant('consumed_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('identity_records_uid').on(table.uid),
    index('identity_records_grant').on(table.grantId),
    index('identity_records_account').on(table.accountId),
    index('identity_records_expiry').on(table.expiresAt),
  ],
)

/**
 * Keys created once: the signing key of tokens and the keys of cookies. Losing them would sign everybody
 * out.
 */
export const identityKeys = pgTable('identity_keys', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
})

/** A single-use secret sent to a person, with limited lifetime. Only its hash is stored. */
export const accountTickets = pgTable(
  'account_tickets',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('account_tickets_account').on(table.accountId),
    index('account_tickets_expiry').on(table.expiresAt),
  ],
)

/** Single-use codes that replace the second factor. Only hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
)

/** A pending enrolment of a second factor: the secret is active once one of its codes was sent. */
export const secondFactorEnrolments = pgTable('second_factor_enrolments', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** A requested new email address of an account, confirmed by a mailed ticket. */
export const emailChanges = pgTable('email_changes', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  requestedAt: instant('requested_at').notNull(),
})

/** Number of attempts within a time window. */
export const attemptCounters = pgTable(
  'attempt_counters',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('attempt_counters_expiry').on(table.expiresAt)],
)

/** Sign-ins of an account, for its login history. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: serial('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    clientId: text('client_id').notNull(),
    succeeded: boolean('succeeded').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    happenedAt: instant('happened_at').notNull(),
    /** Instant at which the account's owner reported the sign-in. */
    reportedAt: instant('reported_at'),
  },
  (table) => [
    index('sign_ins_account').on(table.accountId, table.happenedAt),
    index('sign_ins_happened').on(table.happenedAt),
  ],
)
