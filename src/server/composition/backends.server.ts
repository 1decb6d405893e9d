import { type ContentApi, createContentApi } from '../backends/content-api/content-api.server.ts'
import { createContentErrors } from '../backends/content-api/content-error.server.ts'
import { createOwnFundCalls, createPositionCalls } from '../backends/product-api/own-fund-calls.server.ts'
import { createProductApi } from '../backends/product-api/product-api.server.ts'
import { createResponseCache } from '../backends/response-cache.server.ts'
import { type CircuitState, createCircuitBreaker } from '../http/circuit-breaker.server.ts'
import { createHttpClient } from '../http/http-client.server.ts'
import { atMostEvery, log } from '../process/log.server.ts'
import { createPurges } from '../purges/purges.server.ts'
import { env } from './env.server.ts'

/** Cache of public responses of all backends, for a few seconds. */
const publicResponses = createResponseCache()

/** Webhooks report changes here; `entryTag`, `listTag`, `fundTag` and `fundListTag` build the tags. */
export const purges = createPurges()
purges.onPurge(publicResponses.purge)

const circuitOf = (backend: string) =>
  createCircuitBreaker({ onChange: (state: CircuitState) => log.warn({ backend, state }, 'circuit') })

/** Circuit breakers of the backends; both clients of the content backend share one. */
export const circuits = {
  productApi: circuitOf('product'),
  contentBackend: circuitOf('content'),
  identityProvider: circuitOf('identity'),
} as const

/** The client of the product API at the configured address. */
export const productHttp = createHttpClient({
  name: 'product',
  baseUrl: env.PRODUCT_API_URL,
  log,
  cache: publicResponses,
  circuit: circuits.productApi,
})

/** The product API's calls about the signed-in user's funds and documents. */
export const ownFundCalls = createOwnFundCalls(productHttp)

/** The product API's call for the signed-in investor's position. */
export const positionCalls = createPositionCalls(productHttp)

/** Returns a function that logs that a backend refuses the portal itself, at most once a minute. */
function tellRefusal(backend: 'content' | 'product', message: string): (status: number) => void {
  const oncePerMinute = atMostEvery(60_000)
  return (status) => oncePerMinute(() => log.error({ backend, status }, message))
}

/** The product API's public calls. */
export const productApi = createProductApi(
  productHttp,
  tellRefusal('product', 'the product API refuses the portal'),
)

const contentBase = {
  name: 'content',
  baseUrl: `${env.CONTENT_API_URL}${env.CONTENT_API_PREFIX}`,
  log,
  circuit: circuits.contentBackend,
  errors: createContentErrors({
    version: env.CONTENT_API_VERSION,
    // The log has the error's name and status only, since messages may contain what a visitor typed.
    onError: ({ name, status, statusCode }) =>
      log.info({ name, status, statusCode }, 'content backend error'),
  }),
}

/** The content backend's client for its own users, which never sends the fallback token (P-211). */
export const contentUsersHttp = createHttpClient(contentBase)

const publicToken = env.CONTENT_API_TOKEN === undefined ? {} : { publicToken: env.CONTENT_API_TOKEN }

/** Published content, read without the cache. */
export const uncachedContentApi = createContentApi(createHttpClient({ ...contentBase, ...publicToken }), {
  version: env.CONTENT_API_VERSION,
})

/** Published content. */
export const contentApi = createContentApi(
  createHttpClient({ ...contentBase, cache: publicResponses, ...publicToken }),
  {
    version: env.CONTENT_API_VERSION,
    onPortalRefused: tellRefusal('content', 'the content backend refuses the portal'),
  },
)

/** Creates the API that reads drafts with a staff member's own token (P-211). */
export const contentDrafts = (draftToken: string): ContentApi =>
  createContentApi(contentUsersHttp, { version: env.CONTENT_API_VERSION, draftToken })
