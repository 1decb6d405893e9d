import { createAnswerCache } from './answer-cache.server.ts'
import { env } from './env.server.ts'
import { createHttpClient } from './http-client.server.ts'
import { log } from './log.server.ts'
import { createProductApi } from './product-api/product-api.server.ts'

/** Public answers of all backends, kept for a few seconds. */
export const publicAnswers = createAnswerCache()

/** The client of the product API at the configured address. */
export const productHttp = createHttpClient({
  name: 'product',
  baseUrl: env.PRODUCT_API_URL,
  log,
  cache: publicAnswers,
})

/** The product API's public calls. */
export const productApi = createProductApi(productHttp)
