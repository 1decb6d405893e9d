import { z } from 'zod/mini'

/** What of the configuration every page may know. */
export const siteSchema = z.object({
  /** Origin of the portal without trailing slash, for absolute addresses. */
  publicUrl: z.string(),
})

export type Site = z.infer<typeof siteSchema>
