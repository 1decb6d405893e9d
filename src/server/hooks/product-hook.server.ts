import { productWebhookSchema } from '../../contract/product-api/webhook.schema.ts'
import { fundListTag, fundTag } from '../product-api/product-api.server.ts'
import type { ReadHook } from './answer-hook.server.ts'

/** What a change of the product API makes out of date: the fund under all of its names, and what lists funds. */
export const readProductHook: ReadHook = (body) => {
  const parsed = productWebhookSchema.safeParse(body)
  if (!parsed.success) return undefined
  const { fund } = parsed.data
  if (fund === undefined) return 'all'
  const names = [fund.id, ...(fund.slugs === null ? [] : [fund.slugs.fr, fund.slugs.en])]
  return [fundListTag, ...names.map(fundTag)]
}
