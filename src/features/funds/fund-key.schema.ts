import { z } from 'zod/mini'
import { isFundKey } from './fund-summary.schema.ts'

/** A fund's key in URLs, as the input of a server function. */
export const fundKeySchema = z.string().check(z.refine(isFundKey))
