import { readHealth } from '../process/health.server.ts'
import { identity, stateStore } from './auth.server.ts'
import { circuits, contentApi, productApi } from './backends.server.ts'

const healthLivesS = 60

/** Handles `GET /api/health`: 200 while the process runs; with `?ready`, 503 while it cannot serve. */
export async function handleHealth(request: Request): Promise<Response> {
  const isReadiness = new URL(request.url).searchParams.has('ready')
  const questions = {
    productApi: () => productApi.listFundFields({ locale: 'fr' }),
    contentBackend: () => contentApi.listPages({ locale: 'fr', pageSize: 1, detail: 'address' }),
    identityProvider: () => identity.discovery.metadata(),
    // A write, since a read-only replica would still answer reads.
    sessionStore: () => stateStore.set('health', '', healthLivesS),
  }
  const health = await readHealth(isReadiness, questions, circuits)
  return Response.json(health, { status: health.status === 'unavailable' ? 503 : 200 })
}
