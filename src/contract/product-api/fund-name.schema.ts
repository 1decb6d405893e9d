import { z } from 'zod'
import { fundIdSchema, fundStatusSchema, legalFormSchema } from './fund.schema.ts'

const hasText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

function namedById(fund: unknown): unknown {
  if (typeof fund !== 'object' || fund === null || !('id' in fund)) return fund
  return 'name' in fund && hasText(fund.name) ? fund : { ...fund, name: fund.id }
}

/**
 * Reads a fund of the caller's own affairs: one that has no name in the language of the response gets its id as name, so
 * that a holding, a notice or a document is never left out, or shown without words, for want of a translation (P-842).
 * @param fund schema of an object with `id` and `name`
 */
export const withFundName = <Fund extends z.ZodType<{ readonly id: string; readonly name: string }>>(
  fund: Fund,
) => z.preprocess((value: z.input<Fund>) => namedById(value), fund)

/** A fund by id and name, in the caller's own affairs. */
export const ownFundNameSchema = withFundName(z.object({ id: fundIdSchema, name: z.string().min(1) }))

/** Fields by which every response about what is owned names a fund; `slug` is null without a public page. */
export const noticeFundShape = {
  id: fundIdSchema,
  slug: z.string().min(1).nullable(),
  name: z.string().min(1),
  legalForm: legalFormSchema,
}

/** The same, of a fund that is held. */
export const heldFundShape = { ...noticeFundShape, status: fundStatusSchema }
