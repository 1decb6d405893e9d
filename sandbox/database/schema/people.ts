import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { accented, unaccented } from './columns.ts'
import { fundShares, funds } from './funds.ts'

/** First id of new rows; the seed assigns lower ones itself. */
const firstFreeId = 10_001

/**
 * Name and address normalised for search: computed on write, with functions that PGlite and PostgreSQL both
 * have.
 */
const searchableName = sql.raw(
  `regexp_replace(lower(translate(replace(replace("first_name" || ' ' || "last_name" || ' ' || "email", 'œ', 'oe'), 'Œ', 'OE'), '${accented}', '${unaccented}')), '[^a-z0-9]+', ' ', 'g')`,
)

/** A distributor. A partner with `parentId` is a child of another. */
export const partners = pgTable('partners', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  parentId: integer('parent_id').references((): AnyPgColumn => partners.id),
  /** Day on which the distribution agreement ended; its users' data is retained for five years from then. */
  contractEndedOn: date('contract_ended_on', { mode: 'string' }),
  siren: text('siren'),
})

/** A team of a partner; its members' email addresses are in exactly `domain` (P-160). */
export const teams = pgTable(
  'teams',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstFreeId }),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id),
    parentTeamId: integer('parent_team_id').references((): AnyPgColumn => teams.id),
    name: text('name').notNull(),
    domain: text('domain').notNull(),
    isApproved: boolean('is_approved').notNull(),
    /** Changes with each change of what the team and its members may do. */
    rightsVersion: integer('rights_version').notNull().default(1),
  },
  (table) => [index('teams_partner').on(table.partnerId), index('teams_domain').on(table.domain)],
)

/** The funds that a team has access to, under agreement: only between its first and last day (P-780). */
export const teamFunds = pgTable(
  'team_funds',
  {
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id),
    fundId: integer('fund_id')
      .notNull()
      .references(() => funds.id),
    agreementSince: date('agreement_since', { mode: 'string' }).notNull(),
    /** The last day; null for an agreement without end. */
    agreementUntil: date('agreement_until', { mode: 'string' }),
    /** Ids of the shares that the team may prepare subscriptions of; null for every share. */
    shareIds: jsonb('share_ids').$type<readonly string[]>(),
    subscriptions: boolean('subscriptions').notNull().default(true),
    /** Clients to whom the team may give the fund's marketing documents. */
    audiences: jsonb('audiences')
      .$type<readonly ('retail' | 'professional')[]>()
      .notNull()
      .default(['retail', 'professional']),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.fundId] })],
)

/**
 * An account of the identity provider. `role` is `partner_user`; any other value is an investor.
 * `verification`: investors are `pending` until staff approve them. `chosenPartnerId` is the wire's
 * `id_partner`.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    emailConfirmed: boolean('email_confirmed').notNull(),
    role: text('role').notNull(),
    personType: text('person_type').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    telephone: text('telephone'),
    /** Language of the last sign-in, initially of the registration. */
    locale: text('locale').notNull(),
    /** Preferred language; null without a preference. */
    preferredLocale: text('preferred_locale'),
    rights: jsonb('rights').$type<readonly string[]>().notNull(),
    fields: jsonb('fields')
      .$type<readonly { readonly id: string; readonly name: string; readonly value: string }[]>()
      .notNull(),
    verification: text('verification').notNull(),
    partnerId: integer('partner_id').references(() => partners.id),
    isChildUser: boolean('is_child_user').notNull(),
    chosenPartnerId: integer('chosen_partner_id').references(() => partners.id),
    teamId: integer('team_id').references(() => teams.id),
    /** The team that the user administers, whichever they act for at present. */
    administersTeamId: integer('administers_team_id').references(() => teams.id, { onDelete: 'set null' }),
    /** Since when the team's administrator has suspended the account; null for one that is not. */
    suspendedAt: timestamp('suspended_at', { withTimezone: true, mode: 'date' }),
    totpSecret: text('totp_secret'),
    /** Last accepted time step, so that no code is accepted twice. */
    totpLastStep: integer('totp_last_step'),
    isDemo: boolean('is_demo').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Name and address for search by beginnings of words. */
    search: text('search').generatedAlwaysAs(searchableName),
  },
  (table) => [
    index('accounts_team').on(table.teamId),
    index('accounts_search').using('gin', sql`to_tsvector('simple', ${table.search})`),
  ],
)

/** A change of a legal entity's name or number that staff must check; the latest one of an account. */
export const companyChanges = pgTable('company_changes', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  fields: jsonb('fields')
    .$type<readonly { readonly id: string; readonly name: string; readonly value: string }[]>()
    .notNull(),
  requestedAt: timestamp('requested_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** A holding of an investor: a number of shares, subscribed on a date. */
export const holdings = pgTable(
  'holdings',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstFreeId }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    fundId: integer('fund_id')
      .notNull()
      .references(() => funds.id),
    shareId: text('share_id')
      .notNull()
      .references(() => fundShares.id),
    quantity: numeric('quantity', { precision: 18, scale: 4 }).notNull(),
    /** Total commitment of the holder in the share's currency; null if unknown. */
    commitment: numeric('commitment', { precision: 18, scale: 2 }),
    subscribedOn: date('subscribed_on', { mode: 'string' }).notNull(),
  },
  (table) => [index('holdings_account').on(table.accountId), index('holdings_fund').on(table.fundId)],
)

/**
 * Movements of a holding: subscriptions and transfers in add to it, transfers out and redemptions subtract.
 */
export const holdingMovements = pgTable(
  'holding_movements',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstFreeId }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    shareId: text('share_id')
      .notNull()
      .references(() => fundShares.id),
    kind: text('kind').notNull(),
    movedOn: date('moved_on', { mode: 'string' }).notNull(),
    quantity: numeric('quantity', { precision: 18, scale: 4 }).notNull(),
    /** Amount paid or received; null to derive it, from capital calls for a subscription, else from the share's value. */
    amount: numeric('amount', { precision: 18, scale: 2 }),
  },
  (table) => [index('holding_movements_account').on(table.accountId)],
)

/** A code sent by post to an investor without account; only its hash is stored (P-151). */
export const postedCodes = pgTable('posted_codes', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstFreeId }),
  codeHash: text('code_hash').notNull().unique(),
  email: text('email').notNull(),
  holderName: text('holder_name').notNull(),
  /** First name of the holder, or of the legal representative. */
  holderFirstName: text('holder_first_name').notNull().default(''),
  /** Numbers of the holder's funds. */
  fundNumbers: jsonb('fund_numbers').$type<readonly number[]>().notNull().default([]),
  isLegalEntity: boolean('is_legal_entity').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true, mode: 'date' }),
  isDemo: boolean('is_demo').notNull(),
})
