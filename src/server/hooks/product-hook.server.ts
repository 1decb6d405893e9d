import { productWebhookSchema } from '../../contract/product-api/webhook.schema.ts'
import { fundListTag, fundTag } from '../backends/product-api/product-api.server.ts'
import { everything, type ReadHook } from './handle-hook.server.ts'

/**
 * Reads a change of the product API: it purges the fund under its id and slugs, and everything that lists
 * funds.
 */
export const readProductHook: ReadHook = (body) => {
  const parsed = productWebhookSchema.safeParse(body)
  if (!parsed.success) return everything
  const { fund } = parsed.data
  if (fund === undefined) return { tags: 'all', isClose: true }
  const names = [fund.id, ...(fund.slugs === null ? [] : [fund.slugs.fr, fund.slugs.en])]
  return { tags: [fundListTag, ...names.map(fundTag)], isClose: true }
}
