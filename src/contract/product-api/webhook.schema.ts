import { z } from 'zod'
import { fundIdSchema, fundSlugsSchema } from './fund.schema.ts'

/**
 * What the product API sends when something of a fund changes: its facts, a value of a share, a document. Only what
 * names the fund is relied upon: pages are purged by it and read anew. Without a fund, the whole catalogue changed.
 */
export const productWebhookSchema = z.object({
  event: z.enum([
    'fund.create',
    'fund.update',
    'fund.delete',
    'value.publish',
    'document.publish',
    'catalogue.update',
  ]),
  createdAt: z.iso.datetime(),
  fund: z.object({ id: fundIdSchema, slugs: fundSlugsSchema.nullable() }).optional(),
})

/** What the product API sends when something of a fund changes. */
export type ProductWebhook = z.infer<typeof productWebhookSchema>
