import type { Log } from '../process/log.server.ts'
import { knownMethod, routePatternOf } from '../telemetry/route-pattern.server.ts'
import type { BeginWatch, CacheUse, Watch } from '../telemetry/telemetry.server.ts'

/** Facts of a request that logs and metrics record. */
export type ObservedRequest = {
  readonly method: string
  readonly pathname: string
  readonly requestId: string
  /** W3C trace context from a trusted proxy. */
  readonly traceparent: string | undefined
}

/** The observation of one request, from its start to its response. */
export type Observation = {
  /** Traces and metrics of the request; undefined when none are configured. */
  readonly watch: Watch | undefined
  /** Called once, with the response's status. */
  end(status: number, cache?: CacheUse | undefined): void
}

/** Starts the observation of a request. */
export type ObserveRequest = (request: ObservedRequest) => Observation

type ObserverOptions = {
  readonly log: Pick<Log, 'debug' | 'info' | 'warn' | 'error'>
  /** Starts traces and metrics of a request; no request is watched without it. */
  readonly watch?: BeginWatch | undefined
}

/**
 * Creates an observer that writes one log line per request, and traces and metrics where they are configured.
 */
export function createRequestObserver({ log, watch: beginWatch }: ObserverOptions): ObserveRequest {
  return ({ method, pathname, requestId, traceparent }) => {
    const startedAt = performance.now()
    const watch = beginWatch?.(() => ({
      kind: 'request',
      method: knownMethod(method),
      route: routePatternOf(pathname),
      requestId,
      traceparent,
    }))
    return {
      watch,
      end(status, cache) {
        const ms = Math.round(performance.now() - startedAt)
        const trace = watch?.traceId === undefined ? {} : { traceId: watch.traceId }
        const line = { requestId, ...trace, method, path: pathname.slice(0, 200), status, ms }
        log[levelOf(status, pathname)](line, 'request')
        watch?.end({ status, cache })
      },
    }
  }
}

const routine = new Set(['/api/health', '/api/metrics'])

/** A 503 is logged as a warning: the outage or the maintenance that causes it has been logged already. */
function levelOf(status: number, pathname: string): 'error' | 'warn' | 'info' | 'debug' {
  if (status >= 500) return status === 503 ? 'warn' : 'error'
  return routine.has(pathname) && status < 400 ? 'debug' : 'info'
}
