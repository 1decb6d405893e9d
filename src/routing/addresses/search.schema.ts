import { z } from 'zod/mini'
import type { SearchSchema } from './search-fields.ts'

/**
 * The search of a page as part of a server function's input: parsed again, since anybody may call the
 * function.
 */
export const checkedSearch = <Search>(schema: SearchSchema<Search>) =>
  z.pipe(
    z.unknown(),
    z.transform((search) => schema.parse(search)),
  )
