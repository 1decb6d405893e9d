import { fundIdSchema } from '../../contract/product-api/fund.schema.ts'
import { internalPath } from '../../routing/addresses/path-engine.ts'
import type { MovedPaths } from '../../routing/addresses/redirect-rules.ts'
import { paths, routeTable } from '../../routing/addresses/route-table.ts'
import { isNotFound } from '../backends/backend-outcome.server.ts'
import type { ProductApi } from '../backends/product-api/product-api.server.ts'
import type { Step } from './incoming.server.ts'
import { plainPage } from './plain-page.server.ts'
import { canonicalPathOf, permanentRedirect } from './redirects.server.ts'

const legacyFundPath = /^(?:\/en)?\/(?:fonds|funds)\/(fnd-\d+)$/
const retryAfterS = 30

/**
 * Redirects `/fonds/fnd-{n}`, `/funds/fnd-{n}`, their `/en` forms and listed old codes to the fund's slug
 * path. A fund that does not exist or has no slug redirects to the home page. When the product API does not
 * respond, the response is 503, and nothing is cached (P-032).
 */
export function redirectLegacyFund(productApi: Pick<ProductApi, 'getFund'>, moved: MovedPaths): Step {
  return async (incoming) => {
    const canonical = canonicalPathOf(incoming, moved) ?? ''
    const id = legacyFundPath.exec(canonical)?.[1]
    if (id === undefined) return undefined
    const locale = paths.localeOf(canonical)
    const home = () => permanentRedirect(routeTable['/'][locale])
    if (!fundIdSchema.safeParse(id).success) return home()
    const fund = await productApi.getFund({ locale, id })
    if (isNotFound(fund)) return home()
    if (fund.kind !== 'ok') {
      const headers = { 'retry-after': String(retryAfterS) }
      return plainPage({ ...incoming, status: 503, advice: 'unavailable', headers })
    }
    const slug = fund.data.slugs?.[locale] ?? fund.data.slug
    const path = slug && paths.toPublic(internalPath(locale, `/funds/${encodeURIComponent(slug)}`))
    return path ? permanentRedirect(`${path}${incoming.search}`) : home()
  }
}
