import { z } from 'zod/mini'

/** What of the configuration every page may know. */
export const siteSchema = z.object({
  /** Origin of the portal without trailing slash, for absolute addresses. */
  publicUrl: z.string(),
  /** Where a signed-in visitor goes who asks for a page of visitors without a session. */
  signedInHome: z.string(),
})

export type Site = z.infer<typeof siteSchema>
