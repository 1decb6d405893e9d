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
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { KeyFigures } from '../../../src/contract/product-api/fund-disclosures.schema.ts'
import type {
  LocalizedText,
  StoredAmount,
  StoredFundContent,
  StoredPortfolio,
  StoredShareTotals,
  StoredValue,
} from './columns.ts'

/** Byte order, as the list sorts: the same on every server, whatever its collation. */
const byName = (nameSort: AnyPgColumn) => sql`${nameSort} collate "C"`

/**
 * Columns read by lists, filters and fund summaries. `slugFr` null: an old fund, found by id only. Coded
 * columns hold codes of `product/vocabulary.ts`; amounts are in the unit of `currency`.
 */
export const funds = pgTable(
  'funds',
  {
    id: integer('id').primaryKey(),
    /** The manager's own code, by which imported sheets name the fund; null for invented funds. */
    code: text('code').unique(),
    name: text('name').notNull().unique(),
    nameSort: text('name_sort').notNull(),
    slugFr: text('slug_fr').unique(),
    slugEn: text('slug_en').unique(),
    searchFr: text('search_fr').notNull(),
    searchEn: text('search_en').notNull(),
    /** The status that is shown: written by `product/funds/fund-status.ts` and by imports. */
    status: text('status').notNull(),
    /** The status that the data state, where it is not the one shown. */
    statedStatus: text('stated_status'),
    /** Why the stated status and the fund's dates disagree; null where they agree. */
    statusConflict: text('status_conflict'),
    strategy: text('strategy').notNull(),
    assetClass: text('asset_class').notNull(),
    geography: text('geography').notNull(),
    sector: text('sector').notNull(),
    legalForm: text('legal_form').notNull(),
    summary: jsonb('summary').$type<LocalizedText>().notNull(),
    riskIndicator: smallint('risk_indicator'),
    horizonYears: smallint('horizon_years'),
    currency: text('currency').notNull(),
    minimumInvestment: numeric('minimum_investment', { precision: 18, scale: 2 }),
    fundSize: numeric('fund_size', { precision: 18, scale: 2 }),
    launchDate: date('launch_date', { mode: 'string' }),
    sfdrArticle: smallint('sfdr_article'),
    sfdrValidFrom: date('sfdr_valid_from', { mode: 'string' }),
    sfdrSourceUrl: text('sfdr_source_url'),
    latestShareName: text('latest_share_name'),
    latestValue: numeric('latest_value', { precision: 18, scale: 2 }),
    latestCurrency: text('latest_currency'),
    latestDate: date('latest_date', { mode: 'string' }),
    /** Years for which money is locked up; null without a lock-up. */
    lockUpYears: smallint('lock_up_years'),
    /** Last day of the lock-up of a fund with a fixed term; null where the years count from a subscription. */
    lockUpUntil: date('lock_up_until', { mode: 'string' }),
    /** Amounts of the main share on its last day of valuation; null without a value. */
    shareTotals: jsonb('share_totals').$type<StoredShareTotals>(),
  },
  (table) => [
    index('funds_name_sort').on(byName(table.nameSort)),
    // The list with one filter, in its default order.
    index('funds_strategy').on(table.strategy, byName(table.nameSort), table.id),
    index('funds_status').on(table.status, byName(table.nameSort), table.id),
    index('funds_asset_class').on(table.assetClass, byName(table.nameSort), table.id),
    index('funds_geography').on(table.geography, byName(table.nameSort), table.id),
    // Several filters together, which leave few funds to sort.
    index('funds_codes')
      .on(table.strategy, table.status, table.assetClass, table.geography)
      .where(sql`${table.slugFr} is not null`),
    // The list's other orders. Missing values and names are not reversed with the rest, so each direction has
    // its own index.
    index('funds_launch_date').on(table.launchDate, byName(table.nameSort), table.id),
    index('funds_launch_date_desc').on(table.launchDate.desc().nullsLast(), byName(table.nameSort), table.id),
    index('funds_risk').on(table.riskIndicator, byName(table.nameSort), table.id),
    index('funds_risk_desc').on(table.riskIndicator.desc().nullsLast(), byName(table.nameSort), table.id),
    index('funds_minimum').on(table.minimumInvestment, byName(table.nameSort), table.id),
    index('funds_minimum_desc').on(
      table.minimumInvestment.desc().nullsLast(),
      byName(table.nameSort),
      table.id,
    ),
    index('funds_search_fr').using('gin', sql`to_tsvector('simple', ${table.searchFr})`),
    index('funds_search_en').using('gin', sql`to_tsvector('simple', ${table.searchEn})`),
  ],
)

/**
 * Number of listed funds with the same codes, for every combination of one code or any (null) in each
 * column. Maintained only by a trigger on `funds` (migration 0012).
 */
export const fundCounts = pgTable(
  'fund_counts',
  {
    strategy: text('strategy'),
    status: text('status'),
    assetClass: text('asset_class'),
    geography: text('geography'),
    count: integer('count').notNull(),
  },
  (table) => [
    unique('fund_counts_codes')
      .on(table.strategy, table.status, table.assetClass, table.geography)
      .nullsNotDistinct(),
  ],
)

/** The rest of the fund page: facts that lists do not read, and the texts. */
export const fundDetails = pgTable('fund_details', {
  fundId: integer('fund_id')
    .primaryKey()
    .references(() => funds.id),
  eligibility: jsonb('eligibility').$type<readonly string[]>().notNull(),
  taxation: jsonb('taxation').$type<LocalizedText>().notNull(),
  taxationValidUntil: date('taxation_valid_until', { mode: 'string' }),
  minimumEnterpriseValue: numeric('minimum_enterprise_value', { precision: 18, scale: 2 }),
  maximumEnterpriseValue: numeric('maximum_enterprise_value', { precision: 18, scale: 2 }),
  regulatoryApprovalDate: date('regulatory_approval_date', { mode: 'string' }),
  subscriptionOpensOn: date('subscription_opens_on', { mode: 'string' }),
  subscriptionClosesOn: date('subscription_closes_on', { mode: 'string' }),
  diversificationObjective: jsonb('diversification_objective').$type<LocalizedText>(),
  valuationFrequency: text('valuation_frequency').notNull(),
  reportingFrequency: text('reporting_frequency').notNull(),
  /** Day on which the fund was liquidated. */
  liquidatedOn: date('liquidated_on', { mode: 'string' }),
  hasCurrencyRisk: boolean('has_currency_risk').notNull(),
  portfolio: jsonb('portfolio').$type<StoredPortfolio>(),
  keyFigures: jsonb('key_figures').$type<KeyFigures>(),
  /** Legal entity identifier (ISO 17442). */
  lei: text('lei'),
  content: jsonb('content').$type<StoredFundContent>().notNull(),
})

/** A share class. The series are always read whole and in order, so each is one JSON value. */
export const fundShares = pgTable(
  'fund_shares',
  {
    id: text('id').primaryKey(),
    /** The manager's own code, by which imported sheets name the share; null for invented shares. */
    code: text('code').unique(),
    fundId: integer('fund_id')
      .notNull()
      .references(() => funds.id),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    isin: text('isin').unique(),
    currency: text('currency').notNull(),
    periodicity: text('periodicity').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    lastValuationDate: date('last_valuation_date', { mode: 'string' }),
    capitalCalls: jsonb('capital_calls').$type<readonly StoredAmount[]>().notNull(),
    liquidationValues: jsonb('liquidation_values').$type<readonly StoredValue[]>().notNull(),
    distributions: jsonb('distributions').$type<readonly StoredAmount[]>().notNull(),
    cumulativeDistributions: numeric('cumulative_distributions', { precision: 18, scale: 2 }).notNull(),
  },
  (table) => [index('fund_shares_fund').on(table.fundId)],
)
