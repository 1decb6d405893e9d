import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { CircuitBreaker, CircuitState } from '../http/circuit-breaker.server.ts'

type State = 'up' | 'down'
/** `refused`: it answers, and refuses the portal itself. */
type BackendState = State | 'refused'

/** State of the process; the rest is there when it was asked for. */
export type Health = {
  readonly status: 'live' | 'ready' | 'unavailable'
  readonly productApi?: BackendState
  readonly contentBackend?: BackendState
  readonly identityProvider?: BackendState
  readonly sessionStore?: State
  /** Whether calls to each backend are made, or shed because it is down. */
  readonly circuits?: Readonly<Record<BackendName, CircuitState>>
}

type BackendName = 'productApi' | 'contentBackend' | 'identityProvider'

export type Circuits = Readonly<Record<BackendName, Pick<CircuitBreaker, 'state'>>>

/** One question to each system that the portal needs; none of them is about anybody. */
export type HealthQuestions = {
  readonly productApi: () => Promise<BackendOutcome<unknown>>
  readonly contentBackend: () => Promise<BackendOutcome<unknown>>
  readonly identityProvider: () => Promise<BackendOutcome<unknown>>
  readonly sessionStore: () => Promise<unknown>
}

/** A backend that says no in its own words is there. */
const stateOf = async (ask: () => Promise<BackendOutcome<unknown>>): Promise<BackendState> => {
  const { kind } = await ask()
  if (kind === 'portal_refused') return 'refused'
  return kind === 'ok' || kind === 'refused' ? 'up' : 'down'
}

/**
 * Whether the portal lives and, when asked, how each system behind it does. It is unavailable without the product API
 * or the store of sessions; without the content backend or the identity provider most of it goes on.
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
