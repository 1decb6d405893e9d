import { z } from 'zod'

const idSchema = z.union([z.int(), z.string().min(1)])

/** Identification of an entry. Version 4 has no `documentId`, and gives each language of an entry its own id. */
const webhookEntrySchema = z.object({
  id: idSchema,
  documentId: z.string().min(1).optional().catch(undefined),
  publishedAt: z.string().nullish().catch(undefined),
  localizations: z
    .array(z.object({ id: idSchema }))
    .optional()
    .catch(undefined),
})

/**
 * Event of the content backend. `model` is the content type's singular name. The portal only relies on the
 * identification of the entry or file: it purges the pages concerned and reads them again. Strapi also sends events
 * without an entry, or with the text `null` for one; unreadable entries become null.
 */
export const webhookSchema = z.object({
  event: z.string().max(100),
  model: z
    .string()
    .regex(/^[a-z][\w-]{0,80}$/i)
    .nullish()
    .catch(null),
  entry: webhookEntrySchema.nullish().catch(null),
  media: z
    .object({ hash: z.string().min(1).max(300) })
    .nullish()
    .catch(null),
})

/** Event of the content backend. */
export type ContentWebhook = z.infer<typeof webhookSchema>

/** The part of an event that names an entry. */
export type ContentWebhookEntry = z.infer<typeof webhookEntrySchema>
