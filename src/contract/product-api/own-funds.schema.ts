import { z } from 'zod'
import { strictList, tolerantList } from '../tolerant-list.ts'
import { datedAmountSchema, fundIdSchema, fundListQuerySchema, fundListSchema } from './fund.schema.ts'
import { heldFundShape, withFundName } from './fund-name.schema.ts'
import { currencySchema, decimalSchema, plainDateSchema } from './primitives.schema.ts'

/** Query of a user's list of funds: their own, or all the others of the catalogue. */
export const ownFundListQuerySchema = fundListQuerySchema.extend({
  scope: z.enum(['own', 'others']).default('own'),
})

const fundIds = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z.array(fundIdSchema).max(100),
)

/** Query of the agenda: ids among the user's own funds; all of them by default. */
export const fundAgendaQuerySchema = z.object({ fund: fundIds })

/**
 * Kinds of the next event of a fund: a valuation, the end of its subscription period, the end of the blocking period.
 */
export const fundEventKindSchema = z.enum(['valuation', 'subscription_end', 'blocking_end'])

/** The newest document and the next date of each of the user's own funds. */
export const fundAgendaSchema = z.object({
  items: tolerantList(
    z.object({
      fundId: fundIdSchema,
      newestDocument: z
        .object({ id: z.string(), title: z.string().min(1), publishedOn: plainDateSchema })
        .nullable(),
      nextDate: z.object({ kind: fundEventKindSchema, date: plainDateSchema }).nullable(),
    }),
  ),
})

/**
 * Reply of the overview, which takes the query of a list: all matching own funds (a hundred at most) with their news
 * and next dates, and a page of all other funds.
 */
export const fundOverviewSchema = z.object({
  own: fundListSchema,
  agenda: fundAgendaSchema,
  others: fundListSchema,
})

/**
 * Shares of one class that an investor holds. `payments` and `distributions` are the investor's own for all these
 * shares, oldest first, in `currency`; `netAssetValue` is per share, after distributions.
 */
export const holdingSchema = z.object({
  id: z.string().min(1),
  fund: withFundName(z.object(heldFundShape)),
  share: z.object({ name: z.string().min(1), isin: z.string().length(12).nullable() }),
  currency: currencySchema,
  quantity: decimalSchema,
  subscribedOn: plainDateSchema,
  payments: strictList(datedAmountSchema, 'the sum paid in is computed from all of them'),
  distributions: strictList(datedAmountSchema, 'the sum received is computed from all of them'),
  valuation: z.object({ date: plainDateSchema, netAssetValue: decimalSchema }).nullable(),
})

/** Reply of `GET /auth/investors/holdings`. */
export const holdingsSchema = z.object({ items: tolerantList(holdingSchema) })

export type OwnFundListQuery = z.infer<typeof ownFundListQuerySchema>
export type FundAgenda = z.infer<typeof fundAgendaSchema>
export type FundOverview = z.infer<typeof fundOverviewSchema>
export type FundEventKind = z.infer<typeof fundEventKindSchema>
export type Holding = z.infer<typeof holdingSchema>
export type Holdings = z.infer<typeof holdingsSchema>
