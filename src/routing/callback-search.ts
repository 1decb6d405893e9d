import { z } from 'zod/mini'

const longestPath = 4096

/** Search of pages that lead on to another one. The server checks the path before it leads there. */
export const callbackSearchSchema = z.object({
  callbackUrl: z.catch(z.optional(z.string().check(z.maxLength(longestPath))), undefined),
})
