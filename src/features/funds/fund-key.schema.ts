import { z } from 'zod/mini'
import { isFundKey } from './fund-summary.schema.ts'

/** Name of a fund in addresses, as the input of a server function. */
export const fundKeySchema = z.string().check(z.refine(isFundKey))
