import { circuits, contentApi, productApi } from './backends.server.ts'
import { readHealth } from './health.server.ts'
import { identity, stateStore } from './portal-auth.server.ts'

/** `GET /api/health`: 200 while the process answers; with `?ready`, 503 while it cannot do its work. */
export async function answerHealth(request: Request): Promise<Response> {
  const isReadiness = new URL(request.url).searchParams.has('ready')
  const questions = {
    productApi: () => productApi.listFundFields({ locale: 'fr' }),
    contentBackend: () => contentApi.listPages({ locale: 'fr', pageSize: 1, detail: 'address' }),
    identityProvider: () => identity.discovery.metadata(),
    sessionStore: () => stateStore.get('health'),
  }
  const health = await readHealth(isReadiness, questions, circuits)
  return Response.json(health, { status: health.status === 'unavailable' ? 503 : 200 })
}
