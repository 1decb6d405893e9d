import { z } from 'zod'
import { instantSchema } from './primitives.schema.ts'

/** What happened to an entry. */
export const webhookEventSchema = z.enum([
  'entry.create',
  'entry.update',
  'entry.delete',
  'entry.publish',
  'entry.unpublish',
])

/**
 * What the content backend sends when an entry changes. `model` is the content type's singular name. The entry is
 * whole, but only what names it is relied upon: pages are purged by it and read anew.
 */
export const webhookSchema = z.object({
  event: webhookEventSchema,
  createdAt: instantSchema,
  model: z.string(),
  uid: z.string(),
  entry: z.looseObject({
    id: z.int(),
    documentId: z.string().optional(),
    locale: z.string().nullish(),
    slug: z.string().nullish(),
    url: z.string().nullish(),
  }),
})

/** What the content backend sends when an entry changes. */
export type ContentWebhook = z.infer<typeof webhookSchema>
