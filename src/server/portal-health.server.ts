import { contentApi, productApi } from './backends.server.ts'
import { readHealth } from './health.server.ts'
import { identity, stateStore } from './portal-auth.server.ts'

/** `GET /api/health`: 200 while the process answers; with `?ready`, 503 while it cannot do its work. */
export async function answerHealth(request: Request): Promise<Response> {
  const health = await readHealth(new URL(request.url).searchParams.has('ready'), {
    productApi: () => productApi.listFundFields({ locale: 'fr' }),
    contentBackend: () => contentApi.listPages({ locale: 'fr', pageSize: 1, detail: 'address' }),
    identityProvider: () => identity.discovery.metadata(),
    sessionStore: () => stateStore.get('health'),
  })
  return Response.json(health, { status: health.status === 'unavailable' ? 503 : 200 })
}
