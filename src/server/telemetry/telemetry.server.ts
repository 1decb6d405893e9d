/** Cache result of a request; `bypass` is a page rendered for one visitor. */
export type CacheUse = 'hit' | 'miss' | 'bypass'

/** Request as reported to telemetry. `route` is the pattern of its path. */
export type WatchedRequest = {
  readonly kind: 'request'
  readonly method: string
  readonly route: string
  readonly requestId: string
  /** W3C trace context of a trusted caller. */
  readonly traceparent?: string | undefined
}

/** The render of a page, up to its first byte. */
export type WatchedRender = { readonly kind: 'render'; readonly route: string }

/** A call to a backend, by its path template, since a filled path may contain personal data. */
export type WatchedCall = {
  readonly kind: 'backend_call'
  readonly backend: string
  readonly method: string
  readonly template: string
}

/** A timed operation. It contains patterns and names only: no personal data, no path and no query. */
export type Watched = WatchedRequest | WatchedRender | WatchedCall

/** End of an operation. `failure` is a code of a closed set, `status` the response's, if any. */
export type Ended = {
  readonly status?: number | undefined
  readonly failure?: string | undefined
  readonly cache?: CacheUse | undefined
  /** Number of parts of a response that could not be parsed. */
  readonly leftOut?: number | undefined
}

/** A running span of a trace. */
export type TracedSpan = {
  readonly traceId: string
  /** Headers of an outgoing call, which connect the callee's spans to the trace (W3C Trace Context). */
  readonly headers: Readonly<Record<string, string>>
  end(ended: Ended): void
}

/** Creates spans. */
export type Tracing = {
  begin(watched: Watched, parent: TracedSpan | undefined): TracedSpan
  /** Sends the pending spans. */
  flush(): Promise<void>
}

/** Records counters and durations. */
export type Metrics = {
  record(watched: Watched, ended: Ended, seconds: number): void
  /** Returns all metrics in Prometheus' text format, with its content type. */
  read(): Promise<{ readonly contentType: string; readonly text: string }>
}

/** A running operation that is traced and measured. */
export type Watch = {
  readonly traceId: string | undefined
  /** Headers for a call to a backend; empty without tracing. */
  readonly headers: Readonly<Record<string, string>>
  /** Starts a nested operation. */
  begin(part: Watched): Watch
  /** Called once, when the operation ends. */
  end(ended: Ended): void
}

/** Configured tracing and metrics; empty when neither is configured. */
export type Watchers = { readonly tracing?: Tracing | undefined; readonly metrics?: Metrics | undefined }

/** Starts a root operation; `watched` is called only when tracing or metrics are configured. */
export type BeginWatch = (watched: () => Watched) => Watch | undefined

/**
 * Creates telemetry, which reports the start and end of operations to tracing and metrics.
 * @param watchers called at each start, so that they may be set any time before the first request
 * @param now monotonic time in seconds
 */
export function createTelemetry(
  watchers: () => Watchers,
  now = () => performance.now() / 1000,
): { readonly begin: BeginWatch } {
  const begin = (watched: Watched, { tracing, metrics }: Watchers, parent?: TracedSpan): Watch => {
    const startedAt = now()
    const span = tracing?.begin(watched, parent)
    return {
      traceId: span?.traceId,
      headers: span?.headers ?? {},
      begin: (part) => begin(part, { tracing, metrics }, span),
      end(ended) {
        metrics?.record(watched, ended, now() - startedAt)
        span?.end(ended)
      },
    }
  }
  return {
    begin(watched) {
      const present = watchers()
      return present.tracing || present.metrics ? begin(watched(), present) : undefined
    },
  }
}
