import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { LocalizedText } from './columns.ts'
import { fundShares, funds } from './funds.ts'
import { accounts } from './people.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const amount = (name: string) => numeric(name, { precision: 18, scale: 2 })

/** Nature of a component of a notice. */
export type NoticeNature =
  | 'investments'
  | 'management_fees'
  | 'fund_expenses'
  | 'equalisation'
  | 'return_of_capital'
  | 'recallable_capital'
  | 'capital_gain'
  | 'income'

/** Component of a notice: inside the commitment, or outside of it. */
export type StoredNoticeLine = {
  readonly nature: NoticeNature
  readonly scope: 'inside' | 'outside'
  readonly amount: string
}

/** A capital call or a distribution to one holder. Its amount is the sum of its lines. */
export const notices = pgTable(
  'notices',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    fundId: integer('fund_id')
      .notNull()
      .references(() => funds.id),
    shareId: text('share_id')
      .notNull()
      .references(() => fundShares.id),
    kind: text('kind').$type<'call' | 'distribution'>().notNull(),
    number: integer('number').notNull(),
    announcedOn: date('announced_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    purpose: jsonb('purpose').$type<LocalizedText>().notNull(),
    lines: jsonb('lines').$type<readonly StoredNoticeLine[]>().notNull(),
    amount: amount('amount').notNull(),
    /** What was received of a call: the sum of its receipts that count. */
    paid: amount('paid').notNull(),
    /** The day on which what was received reached the amount; null while something is missing. */
    settledOn: date('settled_on', { mode: 'string' }),
    commitment: amount('commitment').notNull(),
    unfundedBefore: amount('unfunded_before').notNull(),
    unfundedAfter: amount('unfunded_after').notNull(),
    acknowledgedAt: instant('acknowledged_at'),
  },
  (table) => [
    index('notices_account').on(table.accountId, table.dueOn),
    index('notices_unseen')
      .on(table.announcedOn)
      .where(sql`${table.kind} = 'call' and ${table.acknowledgedAt} is null`),
  ],
)

/** The account that a fund's calls and subscriptions are paid to. */
export const collectionAccounts = pgTable('collection_accounts', {
  fundId: integer('fund_id')
    .primaryKey()
    .references(() => funds.id),
  holder: text('holder').notNull(),
  bank: text('bank').notNull(),
  iban: text('iban').notNull(),
  bic: text('bic').notNull(),
})

/** The last re-authentication within a sign-in, by the provider's grant. */
export const stepUps = pgTable('step_ups', {
  grantId: text('grant_id').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  provenAt: instant('proven_at').notNull(),
})
