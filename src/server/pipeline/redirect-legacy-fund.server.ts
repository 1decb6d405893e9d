import { fundIdSchema } from '../../contract/product-api/fund.schema.ts'
import { internalPath } from '../../routing/path-engine.ts'
import { canonicalPathname } from '../../routing/redirect-rules.ts'
import { paths, routeTable } from '../../routing/route-table.ts'
import { isNotFound } from '../backend-outcome.server.ts'
import type { ProductApi } from '../product-api/product-api.server.ts'
import type { Step } from './incoming.server.ts'
import { plainPage } from './plain-page.server.ts'
import { isPageRead, permanentRedirect } from './redirects.server.ts'

const legacyFundPath = /^(?:\/en)?\/(?:fonds|funds)\/(fnd-\d+)$/
const retryAfterS = 30

/**
 * `/fonds/fnd-{n}`, `/funds/fnd-{n}` and their `/en` forms lead to the fund's slug path. A fund that certainly does
 * not exist, or has no slug, leads home; when the product API does not say, the answer is 503 and nothing is
 * remembered (decision 6).
 */
export function redirectLegacyFund(productApi: Pick<ProductApi, 'getFund'>): Step {
  return async (incoming) => {
    const id = isPageRead(incoming)
      ? legacyFundPath.exec(canonicalPathname(incoming.pathname))?.[1]
      : undefined
    if (id === undefined) return undefined
    const { locale, requestId } = incoming
    const home = () => permanentRedirect(routeTable['/'][locale])
    if (!fundIdSchema.safeParse(id).success) return home()
    const fund = await productApi.getFund({ locale, id })
    if (isNotFound(fund)) return home()
    if (fund.kind !== 'ok') {
      const headers = { 'retry-after': String(retryAfterS) }
      return plainPage({ status: 503, locale, advice: 'unavailable', requestId, headers })
    }
    const slug = fund.data.slugs?.[locale] ?? fund.data.slug
    const path = slug && paths.toPublic(internalPath(locale, `/funds/${encodeURIComponent(slug)}`))
    return path ? permanentRedirect(`${path}${incoming.search}`) : home()
  }
}
