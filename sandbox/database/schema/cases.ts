import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CaseState } from '../../../src/contract/product-api/case-states.ts'
import type { CaseAnswers, CaseSending } from '../../../src/contract/product-api/subscription-case.schema.ts'
import { fundShares, funds } from './funds.ts'
import { accounts, partners, teams } from './people.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** First id of new rows; the seed assigns lower ones itself. */
const firstFreeId = 10_001

/** A state that a case had, who brought it there, and why. */
export type StoredCaseStep = {
  readonly state: CaseState
  readonly at: string
  readonly actor: 'advisor' | 'staff'
  readonly reason: string | null
}

/**
 * Subscriptions of clients as cases (P-500). `answers` is what was typed; `request` and the columns beside it are what
 * was sent. `history` ends with the current state. A case outlives the account of who opened it: it is its team's.
 */
export const subscriptionCases = pgTable(
  'subscription_cases',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstFreeId }),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id),
    state: text('state').$type<CaseState>().notNull(),
    version: integer('version').notNull(),
    answers: jsonb('answers').$type<CaseAnswers>().notNull(),
    clientName: text('client_name').notNull(),
    /** Of the share that is chosen, if there is one of that id. */
    fundId: integer('fund_id').references(() => funds.id),
    shareId: text('share_id').references(() => fundShares.id),
    request: jsonb('request').$type<CaseSending['request']>(),
    amount: numeric('amount', { precision: 18, scale: 2 }),
    currency: text('currency'),
    history: jsonb('history').$type<readonly StoredCaseStep[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    sentAt: instant('sent_at'),
    /** Day for which the advisor was last reminded that the fund closes. */
    remindedFor: date('reminded_for', { mode: 'string' }),
  },
  (table) => [
    index('subscription_cases_team').on(table.teamId, table.partnerId, table.updatedAt),
    index('subscription_cases_account').on(table.accountId),
    index('subscription_cases_queue').on(table.sentAt).where(sql`${table.state} in ('sent', 'in_review')`),
  ],
)
