import { expect, it } from 'vitest'
import { type Circuits, type HealthQuestions, readHealth } from './health.server.ts'

const ok = async () => ({ kind: 'ok', status: 200, data: null }) as const
const refused = async () => ({ kind: 'refused', status: 404, code: null, retryAfterS: null }) as const
const silent = async () => ({ kind: 'unreachable', reason: 'timed_out' }) as const
const well: HealthQuestions = {
  productApi: ok,
  contentBackend: ok,
  identityProvider: ok,
  sessionStore: async () => undefined,
}
const circuits: Circuits = {
  productApi: { state: () => 'open' },
  contentBackend: { state: () => 'half_open' },
  identityProvider: { state: () => 'closed' },
}
const states = { productApi: 'open', contentBackend: 'half_open', identityProvider: 'closed' }
const allUp = { productApi: 'up', contentBackend: 'up', identityProvider: 'up', sessionStore: 'up' }

it('a process that lives asks nobody', async () => {
  const nobody = () => Promise.reject(new Error('asked'))
  const ask = { productApi: nobody, contentBackend: nobody, identityProvider: nobody, sessionStore: nobody }
  expect(await readHealth(false, ask, circuits)).toEqual({ status: 'live' })
})

it.each([
  ['nothing is down', {}, { status: 'ready', ...allUp }],
  [
    'the product API is down',
    { productApi: silent },
    { status: 'unavailable', ...allUp, productApi: 'down' },
  ],
  [
    'the store of sessions is down',
    { sessionStore: () => Promise.reject(new Error('gone')) },
    { status: 'unavailable', ...allUp, sessionStore: 'down' },
  ],
  [
    'the content backend refuses the portal, which is an outage and no silence',
    { contentBackend: async () => ({ kind: 'portal_refused', status: 401 }) as const },
    { status: 'ready', ...allUp, contentBackend: 'refused' },
  ],
  [
    'the content backend is down: pages go on without it',
    { contentBackend: silent },
    { status: 'ready', ...allUp, contentBackend: 'down' },
  ],
  [
    'the identity provider is down: whoever is signed in stays so',
    { identityProvider: silent },
    { status: 'ready', ...allUp, identityProvider: 'down' },
  ],
  ['a backend that refuses is there', { contentBackend: refused }, { status: 'ready', ...allUp }],
])('readiness is told when %s', async (_, changed: Partial<HealthQuestions>, health) => {
  expect(await readHealth(true, { ...well, ...changed }, circuits)).toEqual({
    ...health,
    circuits: states,
  })
})
