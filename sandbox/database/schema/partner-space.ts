import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { fundShares, funds } from './funds.ts'
import { accounts, partners, teams } from './people.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** First id of new rows; the seed assigns lower ones itself. */
const firstFreeId = 10_001

/**
 * Invitations sent by colleagues (P-183). `ticketHash` finds the secret of the latest message; resending
 * replaces it. Revoked and accepted ones are kept, with the instant.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    partnerName: text('partner_name').notNull(),
    /** The text message as the portal wrote it, with its link and without the secret. */
    message: text('message'),
    locale: text('locale').notNull(),
    ticketHash: text('ticket_hash').notNull().unique(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    /** Account that followed the link; it may differ from the recipient, since mail may be forwarded. */
    acceptedBy: text('accepted_by').references(() => accounts.id, { onDelete: 'set null' }),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('invitations_team').on(table.teamId),
    index('invitations_recipient').on(table.recipient),
    index('invitations_accepted_by').on(table.acceptedBy),
  ],
)

/** Subscriptions of a team's clients, through the company that the team acted for. */
export const clientSubscriptions = pgTable(
  'client_subscriptions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstFreeId }),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id),
    clientName: text('client_name').notNull(),
    /** The name without case and accents, for search and order. */
    clientSort: text('client_sort').notNull(),
    fundId: integer('fund_id')
      .notNull()
      .references(() => funds.id),
    shareId: text('share_id')
      .notNull()
      .references(() => fundShares.id),
    amount: numeric('amount', { precision: 18, scale: 2 }).notNull(),
    currency: text('currency').notNull(),
    subscribedOn: date('subscribed_on', { mode: 'string' }).notNull(),
    status: text('status').notNull(),
    /** Day of the payment; null before it, and where the register does not have it. */
    paidOn: date('paid_on', { mode: 'string' }),
    /** Day of the transfer or cancellation; null before it, and where the register does not have it. */
    endedOn: date('ended_on', { mode: 'string' }),
  },
  (table) => [
    index('client_subscriptions_team').on(table.teamId, table.partnerId),
    // The figures of a team, read from the index alone.
    index('client_subscriptions_figures').on(
      table.teamId,
      table.partnerId,
      table.subscribedOn,
      table.status,
      table.fundId,
      table.shareId,
      table.currency,
      table.amount,
      table.paidOn,
      table.endedOn,
    ),
    index('client_subscriptions_client')
      .using('gin', sql`to_tsvector('simple', ${table.clientSort})`)
      .with({ fastupdate: false }),
  ],
)

/** Requests of advisors to subscribe for clients. `history` ends with the current status. */
export const advisorSubscriptions = pgTable(
  'advisor_subscriptions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstFreeId }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id),
    /** Makes creation idempotent: the same advisor and key give the same request. */
    creationKey: text('creation_key').unique(),
    fundId: integer('fund_id')
      .notNull()
      .references(() => funds.id),
    shareId: text('share_id')
      .notNull()
      .references(() => fundShares.id),
    amount: numeric('amount', { precision: 18, scale: 2 }).notNull(),
    currency: text('currency').notNull(),
    clientName: text('client_name').notNull(),
    client: jsonb('client').$type<Readonly<Record<string, string>>>().notNull(),
    status: text('status').notNull(),
    history: jsonb('history')
      .$type<readonly { readonly status: string; readonly at: string; readonly reason?: string }[]>()
      .notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('advisor_subscriptions_account').on(table.accountId),
    index('advisor_subscriptions_status').on(table.status),
    index('advisor_subscriptions_team').on(table.teamId, table.status, table.createdAt),
  ],
)
