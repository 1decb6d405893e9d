import { z } from 'zod'
import { strictList, tolerantList } from '../tolerant-list.ts'
import { decimalSchema, moneySchema, plainDateSchema } from './primitives.schema.ts'

/** A part of a portfolio, in percent of its value. */
const weightSchema = z.object({ label: z.string().min(1), percent: decimalSchema })

/** Holdings of a fund on a day, and the committed and invested parts of its size. */
export const portfolioSchema = z.object({
  asOf: plainDateSchema,
  committed: moneySchema.nullable(),
  invested: moneySchema.nullable(),
  holdings: tolerantList(
    z.object({
      name: z.string().min(1),
      sector: z.string(),
      country: z.string(),
      since: plainDateSchema.nullable(),
      percent: decimalSchema,
    }),
  ),
  sectors: strictList(weightSchema, 'the parts add up to the whole'),
  countries: strictList(weightSchema, 'the parts add up to the whole'),
})

/**
 * Figures of the key information document (PRIIPs 2017/653, annexes VI and VII): costs and amounts received
 * for one investment held for the recommended period. Rates are in percent.
 */
export const keyFiguresSchema = z.object({
  investment: moneySchema,
  holdingYears: z.number().int().min(1),
  costs: strictList(
    z.object({
      kind: z.enum(['entry', 'ongoing', 'transaction', 'performance', 'exit']),
      /** Once for entry and exit, each year for the others. */
      rate: decimalSchema,
      firstYear: decimalSchema,
      wholePeriod: decimalSchema,
    }),
    'totals are computed from all of them',
  ),
  /** Yearly reduction of the return by all costs, in percent. */
  yearlyImpact: decimalSchema,
  scenarios: strictList(
    z.object({
      kind: z.enum(['stress', 'unfavourable', 'moderate', 'favourable']),
      received: decimalSchema,
      /** Average yearly return, in percent. */
      yearlyReturn: decimalSchema,
    }),
    'one alone would mislead',
  ),
})

export type Portfolio = z.infer<typeof portfolioSchema>
export type KeyFigures = z.infer<typeof keyFiguresSchema>
