import { z } from 'zod'
import { strictList, tolerantList } from '../tolerant-list.ts'
import { fundSummarySchema } from './fund.schema.ts'
import { moneySchema, plainDateSchema } from './primitives.schema.ts'

const countSchema = z.number().int().nonnegative()

/** Reply of `GET /funds/figures`: figures of the whole catalogue on the day `asOf` (P-777). */
export const fundFiguresSchema = z.object({
  asOf: plainDateSchema,
  launched: countSchema,
  /** The first launch; null where none is published. */
  firstLaunch: plainDateSchema.nullable(),
  strategies: countSchema,
  /** Funds that are not liquidated. */
  running: countSchema,
  /** Those of them that publish their size. */
  sized: countSchema,
  /** Sum of those sizes in each currency, the largest first. */
  sizes: strictList(moneySchema, 'together they are the size of the house'),
  /** The funds liquidated last, at most six, by the last day of their main share, newest first. */
  lastLiquidated: tolerantList(fundSummarySchema),
})

export type FundFigures = z.infer<typeof fundFiguresSchema>
