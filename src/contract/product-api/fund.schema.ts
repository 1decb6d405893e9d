import { z } from 'zod'
import { optionalField, strictList, tolerantList } from '../tolerant-list.ts'
import { typedTextSchema } from '../typed-text.schema.ts'
import { keyFiguresSchema, portfolioSchema } from './fund-disclosures.schema.ts'
import { legalForms } from './fund-limits.ts'
import {
  currencySchema,
  decimalSchema,
  facetValueSchema,
  moneySchema,
  pageInfoSchema,
  pageQuerySchema,
  plainDateSchema,
  termSchema,
} from './primitives.schema.ts'

/** Fund states (P-061). */
export const fundStatusSchema = z.enum(['open', 'closed', 'pre_liquidation', 'liquidation'])

/** Contradiction between the stated status and the fund's own dates (P-062). */
export const statusConflictSchema = z.enum([
  'subscription_over',
  'subscription_ahead',
  'subscription_running',
  'liquidation_passed',
  'liquidation_ahead',
])

/** Valuation frequency of a share. */
export const periodicitySchema = z.enum(['month', 'quarter', 'semester', 'year'])

/** Legal forms of French unlisted funds. */
export const legalFormSchema = z.enum(legalForms)

/** PRIIPs summary risk indicator (2017/653, annex III): 1 to 7, null when not published. */
export const riskIndicatorSchema = z.number().int().min(1).max(7).nullable()

/** SFDR disclosure regime of the product: dated data, since the regulation moves. */
export const sfdrSchema = z.object({
  regime: z.string(),
  article: z.union([z.literal(6), z.literal(8), z.literal(9)]),
  validFrom: plainDateSchema,
  sourceUrl: z.url().nullable(),
})

/** The slug of the same fund in each language. */
export const fundSlugsSchema = z.object({ fr: z.string(), en: z.string() })

/** Internal id of a fund, `fnd-{n}`. */
export const fundIdSchema = z.string().regex(/^fnd-[1-9]\d{0,8}$/)

/**
 * Lock-up of the money invested: for a term from the fund's constitution (`until` is its last day), for some years from
 * each subscription, or none by regulation.
 */
export const lockUpSchema = z.object({
  kind: z.enum(['fixed_term', 'per_subscription', 'none']),
  years: z.number().int().min(1).nullable(),
  until: plainDateSchema.nullable(),
})

/**
 * Amounts per share of the main share on `asOf`: committed (null if there are no later calls), paid in and received.
 * They complete the net asset value.
 */
export const shareTotalsSchema = z.object({
  shareName: z.string().min(1),
  currency: currencySchema,
  since: plainDateSchema,
  asOf: plainDateSchema,
  committed: decimalSchema.nullable(),
  paidIn: decimalSchema,
  distributed: decimalSchema,
})

/** A fund as it appears in lists. */
export const fundSummarySchema = z.object({
  id: fundIdSchema,
  slug: z.string().min(1).nullable(),
  slugs: fundSlugsSchema.nullable(),
  name: z.string().min(1),
  summary: z.string(),
  status: fundStatusSchema,
  /** For staff: null or absent where status and dates agree. */
  statusConflict: optionalField(statusConflictSchema.nullable()).optional(),
  strategy: termSchema,
  assetClass: termSchema,
  geography: termSchema,
  sector: termSchema,
  legalForm: legalFormSchema,
  riskIndicator: riskIndicatorSchema,
  horizonYears: z.number().int().min(1).max(99).nullable(),
  minimumInvestment: moneySchema.nullable(),
  fundSize: moneySchema.nullable(),
  launchDate: plainDateSchema.nullable(),
  sfdr: sfdrSchema.nullable(),
  latestValue: z
    .object({
      shareName: z.string(),
      netAssetValue: moneySchema,
      date: plainDateSchema,
    })
    .nullable(),
  /** Absent from an API that gives `blockingPeriod` alone. */
  lockUp: optionalField(lockUpSchema.nullable()).optional(),
  shareTotals: optionalField(shareTotalsSchema.nullable()).optional(),
})

/** A dated figure of a share. */
export const datedAmountSchema = z.object({ date: plainDateSchema, amount: decimalSchema })

/**
 * A share class. Every amount is per share, in `currency`. `liquidationValues` are net asset values after any
 * distribution of the same date; `capitalCalls` are the sums paid in (the first one is the first payment).
 * All three lists are sorted by date, oldest first.
 */
export const fundShareSchema = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  type: z.string().regex(/^[A-Z]\d?$/),
  isin: z.string().length(12).nullable(),
  currency: currencySchema,
  periodicity: periodicitySchema,
  startDate: plainDateSchema,
  lastValuationDate: plainDateSchema.nullable(),
  capitalCalls: strictList(datedAmountSchema, 'figures are computed from all of them'),
  liquidationValues: strictList(datedAmountSchema, 'figures are computed from all of them'),
  distributions: strictList(datedAmountSchema, 'figures are computed from all of them'),
  cumulativeDistributions: decimalSchema,
})

/** Editorial content of a fund, present with `withCmsData=true`. Texts are Markdown. */
export const fundCmsDataSchema = z.object({
  strategyText: z.string(),
  valuationText: z.string(),
  taxationText: z.string(),
  taxationValidUntil: plainDateSchema.nullable(),
  team: tolerantList(z.object({ name: z.string(), position: z.string(), biography: z.string() })),
  terms: tolerantList(z.object({ label: z.string(), value: z.string() })),
})

/** Data of the fund page. */
export const fundDetailSchema = fundSummarySchema.extend({
  eligibility: tolerantList(termSchema),
  taxation: z.string(),
  targetEnterpriseValue: z
    .object({ minimum: moneySchema.nullable(), maximum: moneySchema.nullable() })
    .nullable(),
  regulatoryApprovalDate: plainDateSchema.nullable(),
  subscriptionPeriod: z.object({ opensOn: plainDateSchema, closesOn: plainDateSchema.nullable() }).nullable(),
  diversificationObjective: z.string().nullable(),
  valuationFrequency: periodicitySchema,
  reportingFrequency: periodicitySchema,
  /** Years during which the money is blocked, and the date of release; null for forms without blocking. */
  blockingPeriod: z.object({ years: z.number().int().min(1), until: plainDateSchema }).nullable(),
  hasCurrencyRisk: z.boolean(),
  portfolio: optionalField(portfolioSchema.nullable()).optional(),
  keyFigures: optionalField(keyFiguresSchema.nullable()).optional(),
  shares: tolerantList(fundShareSchema),
  cmsData: fundCmsDataSchema.nullable(),
})

/** Fields by which the list may be sorted; a leading `-` is descending. `status` is open funds first, to liquidated. */
export const fundSortSchema = z.enum([
  'status',
  'name',
  '-name',
  'launchDate',
  '-launchDate',
  'riskIndicator',
  '-riskIndicator',
  'minimumInvestment',
  '-minimumInvestment',
])

const repeated = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z.array(z.string().min(1).max(80)).max(20),
)

/** Query of `GET /funds`. Repeated keys are alternatives (or); different keys narrow (and). */
export const fundListQuerySchema = pageQuerySchema.extend({
  strategy: repeated,
  status: repeated,
  assetClass: repeated,
  geography: repeated,
  legalForm: repeated,
  /** Ids of the only funds to list. */
  id: repeated,
  /** Articles of the SFDR regime. */
  sfdr: repeated,
  /** Most that the minimum investment may be, in the fund's currency. */
  minimumUpTo: z.coerce.number().int().min(0).max(1_000_000_000_000).optional(),
  /** Most years that the recommended holding period may have. */
  horizonUpTo: z.coerce.number().int().min(1).max(99).optional(),
  q: typedTextSchema.max(100).default(''),
  sort: fundSortSchema.default('name'),
})

/** Query of `GET /funds/{id}`. */
export const fundDetailQuerySchema = z.object({ withCmsData: z.enum(['true', 'false']).default('false') })

/** Number of funds in each state, over the whole catalogue. */
export const statusCountersSchema = z.object({
  open: z.number().int().nonnegative(),
  closed: z.number().int().nonnegative(),
  pre_liquidation: z.number().int().nonnegative(),
  liquidation: z.number().int().nonnegative(),
})

/** Reply of `GET /funds`. A facet counts the results if only its own filter were changed. */
export const fundListSchema = z.object({
  items: tolerantList(fundSummarySchema),
  page: pageInfoSchema,
  facets: z.object({
    strategy: tolerantList(facetValueSchema),
    status: tolerantList(facetValueSchema),
    assetClass: tolerantList(facetValueSchema),
    geography: tolerantList(facetValueSchema),
    legalForm: tolerantList(facetValueSchema).optional(),
    sfdr: tolerantList(facetValueSchema).optional(),
    minimumUpTo: tolerantList(facetValueSchema).optional(),
    horizonUpTo: tolerantList(facetValueSchema).optional(),
  }),
  counters: statusCountersSchema,
})

/** Reply of `GET /funds/fields`: the label of each field and, for coded ones, all its values. */
export const fundFieldsSchema = z.object({
  fields: tolerantList(
    z.object({
      name: z.string(),
      label: z.string(),
      values: tolerantList(termSchema).nullable(),
    }),
  ),
})

export type FundStatus = z.infer<typeof fundStatusSchema>
export type StatusConflict = z.infer<typeof statusConflictSchema>
export type LockUp = z.infer<typeof lockUpSchema>
export type ShareTotals = z.infer<typeof shareTotalsSchema>
export type Periodicity = z.infer<typeof periodicitySchema>
export type LegalForm = z.infer<typeof legalFormSchema>
export type FundSummary = z.infer<typeof fundSummarySchema>
export type FundShare = z.infer<typeof fundShareSchema>
export type FundDetail = z.infer<typeof fundDetailSchema>
export type FundList = z.infer<typeof fundListSchema>
export type FundListQuery = z.infer<typeof fundListQuerySchema>
export type FundFields = z.infer<typeof fundFieldsSchema>
