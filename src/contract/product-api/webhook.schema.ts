import { z } from 'zod'
import { fundIdSchema, fundSlugsSchema } from './fund.schema.ts'

/**
 * Event of the product API when a fund changes: its facts, a value of a share, a document. The portal only relies on
 * the identification of the fund: it purges the pages concerned and reads them again. Without a fund, the whole
 * catalogue changed.
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

/** Event of the product API when a fund changes. */
export type ProductWebhook = z.infer<typeof productWebhookSchema>
