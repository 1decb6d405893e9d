import type { Log } from '../process/log.server.ts'
import { knownMethod, routePatternOf } from '../telemetry/route-pattern.server.ts'
import type { BeginWatch, CacheUse, Watch } from '../telemetry/telemetry.server.ts'

/** What logs and metrics record of a request. */
export type ObservedRequest = {
  readonly method: string
  readonly pathname: string
  readonly requestId: string
  /** W3C trace context of a trusted proxy. */
  readonly traceparent: string | undefined
}

export type Observation = {
  /** Traces and metrics of the request, where they are configured. */
  readonly watch: Watch | undefined
  /** Called once, with the response. */
  end(status: number, cache?: CacheUse | undefined): void
}

export type ObserveRequest = (request: ObservedRequest) => Observation

type ObserverOptions = {
  readonly log: Pick<Log, 'debug' | 'info' | 'warn' | 'error'>
  /** Begins to watch a request; nothing is watched when not given. */
  readonly watch?: BeginWatch | undefined
}

/** Writes one log line for each request, and its trace and metrics where they are configured. */
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

/** A 503 is a warning: what is down or closed has been logged already. */
function levelOf(status: number, pathname: string): 'error' | 'warn' | 'info' | 'debug' {
  if (status >= 500) return status === 503 ? 'warn' : 'error'
  return routine.has(pathname) && status < 400 ? 'debug' : 'info'
}
