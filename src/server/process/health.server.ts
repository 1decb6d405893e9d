import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { CircuitBreaker, CircuitState } from '../http/circuit-breaker.server.ts'

type State = 'up' | 'down'
/** `refused`: the backend responds but refuses the portal's own credentials. */
type BackendState = State | 'refused'

/** Health of the process; the other members are present for a readiness check. */
export type Health = {
  readonly status: 'live' | 'ready' | 'unavailable'
  readonly productApi?: BackendState
  readonly contentBackend?: BackendState
  readonly identityProvider?: BackendState
  readonly sessionStore?: State
  /** State of the circuit breaker of each backend. */
  readonly circuits?: Readonly<Record<BackendName, CircuitState>>
}

type BackendName = 'productApi' | 'contentBackend' | 'identityProvider'

/** Circuit breakers of the backends. */
export type Circuits = Readonly<Record<BackendName, Pick<CircuitBreaker, 'state'>>>

/** Health checks, one for each system that the portal depends on, without personal data. */
export type HealthQuestions = {
  readonly productApi: () => Promise<BackendOutcome<unknown>>
  readonly contentBackend: () => Promise<BackendOutcome<unknown>>
  readonly identityProvider: () => Promise<BackendOutcome<unknown>>
  readonly sessionStore: () => Promise<unknown>
}

/** Returns the state of a backend; one that refuses a call is up. */
const stateOf = async (ask: () => Promise<BackendOutcome<unknown>>): Promise<BackendState> => {
  const { kind } = await ask()
  if (kind === 'portal_refused') return 'refused'
  return kind === 'ok' || kind === 'refused' ? 'up' : 'down'
}

/**
 * Returns the liveness of the portal and, for a readiness check, the state of each system it depends on. The
 * portal is unavailable without the product API or the session store; without the content backend or the
 * identity provider most of it works.
 */
export async function readHealth(
  isReadiness: boolean,
  ask: HealthQuestions,
  circuits: Circuits,
): Promise<Health> {
  if (!isReadiness) return { status: 'live' }
  const [productApi, contentBackend, identityProvider, sessionStore] = await Promise.all([
    stateOf(ask.productApi),
    stateOf(ask.contentBackend),
    stateOf(ask.identityProvider),
    ask.sessionStore().then(
      (): State => 'up',
      (): State => 'down',
    ),
  ])
  const isReady = productApi === 'up' && sessionStore === 'up'
  const status = isReady ? 'ready' : 'unavailable'
  return {
    ...{ status, productApi, contentBackend, identityProvider, sessionStore },
    circuits: {
      productApi: circuits.productApi.state(),
      contentBackend: circuits.contentBackend.state(),
      identityProvider: circuits.identityProvider.state(),
    },
  }
}
