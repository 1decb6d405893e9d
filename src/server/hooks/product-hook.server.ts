import { productWebhookSchema } from '../../contract/product-api/webhook.schema.ts'
import { fundListTag, fundTag } from '../backends/product-api/product-api.server.ts'
import { everything, type ReadHook } from './answer-hook.server.ts'

/** What a change of the product API makes out of date: the fund under all of its names, and what lists funds. */
export const readProductHook: ReadHook = (body) => {
  const parsed = productWebhookSchema.safeParse(body)
  if (!parsed.success) return everything
  const { fund } = parsed.data
  if (fund === undefined) return { tags: 'all', isClose: true }
  const names = [fund.id, ...(fund.slugs === null ? [] : [fund.slugs.fr, fund.slugs.en])]
  return { tags: [fundListTag, ...names.map(fundTag)], isClose: true }
}
