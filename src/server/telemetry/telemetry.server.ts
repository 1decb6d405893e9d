/** How a request met the page cache; `bypass` is a page that was rendered for its visitor alone. */
export type CacheUse = 'hit' | 'miss' | 'bypass'

/** The answering of one request. `route` is the pattern of its path. */
export type WatchedRequest = {
  readonly kind: 'request'
  readonly method: string
  readonly route: string
  readonly requestId: string
  /** W3C trace context of a caller that is believed. */
  readonly traceparent?: string | undefined
}

/** The rendering of a page, as far as its first byte. */
export type WatchedRender = { readonly kind: 'render'; readonly route: string }

/** A call to a backend: by its template, since a filled path may name somebody. */
export type WatchedCall = {
  readonly kind: 'backend_call'
  readonly backend: string
  readonly method: string
  readonly template: string
}

/** Something that takes time. It holds patterns and names alone: nothing of a person, no path and no query as asked. */
export type Watched = WatchedRequest | WatchedRender | WatchedCall

/** How it ended. `failure` is a code of a closed list, `status` that of the answer, where there was one. */
export type Ended = {
  readonly status?: number | undefined
  readonly failure?: string | undefined
  readonly cache?: CacheUse | undefined
  /** Parts of an answer that could not be read. */
  readonly leftOut?: number | undefined
}

/** A running span of a trace. */
export type TracedSpan = {
  readonly traceId: string
  /** What a call carries on, so that its callee's spans join the trace (W3C Trace Context). */
  readonly headers: Readonly<Record<string, string>>
  end(ended: Ended): void
}

/** Writes spans. */
export type Tracing = {
  begin(watched: Watched, parent: TracedSpan | undefined): TracedSpan
  /** Sends what has not been sent. */
  flush(): Promise<void>
}

/** Counts and measures. */
export type Metrics = {
  record(watched: Watched, ended: Ended, seconds: number): void
  /** All of it in Prometheus' text format, with its content type. */
  read(): Promise<{ readonly contentType: string; readonly text: string }>
}

/** Something that is being watched. */
export type Watch = {
  readonly traceId: string | undefined
  /** Headers that a call to a backend carries on; none where nothing is traced. */
  readonly headers: Readonly<Record<string, string>>
  /** Begins to watch a part of it. */
  begin(part: Watched): Watch
  /** Said once, when it is over. */
  end(ended: Ended): void
}

/** Who watches; none of them where nothing is configured. */
export type Watchers = { readonly tracing?: Tracing | undefined; readonly metrics?: Metrics | undefined }

/** Begins to watch what nothing else being watched has caused; it is described only where somebody watches. */
export type BeginWatch = (watched: () => Watched) => Watch | undefined

/**
 * Tells watchers what begins and ends.
 * @param watchers asked for at each beginning, so that they may join before the first request comes.
 * @param now seconds on a clock that only goes forward.
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
