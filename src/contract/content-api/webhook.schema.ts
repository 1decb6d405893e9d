import { z } from 'zod'

const idSchema = z.union([z.int(), z.string().min(1)])

/** What names an entry. Version 4 has no `documentId`, and names each language of an entry by an id of its own. */
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
 * What the content backend sends when something changes. `model` is the content type's singular name. Only what names
 * the entry or the file is relied upon: pages are purged by it and read anew. Strapi also sends events without entry, or
 * with the text `null` for one; what cannot be read is null.
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

/** What the content backend sends when something changes. */
export type ContentWebhook = z.infer<typeof webhookSchema>

/** The part of an event that names an entry. */
export type ContentWebhookEntry = z.infer<typeof webhookEntrySchema>
