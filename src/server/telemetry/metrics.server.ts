import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Ended, Metrics, Watched } from './telemetry.server.ts'

/** Buckets in seconds: a cached page takes less than a millisecond, a slow backend five seconds. */
const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const callBuckets = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

function createMeters(registry: Registry) {
  const registers = [registry]
  return {
    requests: new Histogram({
      name: 'portal_http_request_duration_seconds',
      help: 'Time to answer a request, by the pattern of its path.',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: requestBuckets,
      registers,
    }),
    pages: new Counter({
      name: 'portal_page_cache_requests_total',
      help: 'Pages by how they met the page cache: hit, miss (rendered and kept), bypass (rendered for one visitor).',
      labelNames: ['result'] as const,
      registers,
    }),
    renders: new Histogram({
      name: 'portal_render_duration_seconds',
      help: 'Time to render a page, by the pattern of its path.',
      labelNames: ['route'] as const,
      buckets: requestBuckets,
      registers,
    }),
    calls: new Histogram({
      name: 'portal_backend_call_duration_seconds',
      help: 'Time of a call to a backend, by what came of it.',
      labelNames: ['backend', 'call', 'outcome'] as const,
      buckets: callBuckets,
      registers,
    }),
    failures: new Counter({
      name: 'portal_backend_call_failures_total',
      help: 'Calls to a backend that gave nothing to work with, by their kind; a plain no of the backend is none.',
      labelNames: ['backend', 'call', 'kind'] as const,
      registers,
    }),
    leftOut: new Counter({
      name: 'portal_backend_parts_left_out_total',
      help: 'Entries and fields of answers that could not be read, and were left out so that the rest is shown.',
      labelNames: ['backend', 'call'] as const,
      registers,
    }),
  }
}

type Meters = ReturnType<typeof createMeters>

function record(meters: Meters, watched: Watched, ended: Ended, seconds: number): void {
  switch (watched.kind) {
    case 'request':
      meters.requests.observe(
        { method: watched.method, route: watched.route, status: ended.status ?? 0 },
        seconds,
      )
      if (ended.cache !== undefined) meters.pages.inc({ result: ended.cache })
      return
    case 'render':
      meters.renders.observe({ route: watched.route }, seconds)
      return
    case 'backend_call': {
      const call = `${watched.method} ${watched.template}`
      const { backend } = watched
      meters.calls.observe({ backend, call, outcome: ended.failure ?? 'ok' }, seconds)
      if (ended.leftOut) meters.leftOut.inc({ backend, call }, ended.leftOut)
      if (ended.failure !== undefined && ended.failure !== 'refused')
        meters.failures.inc({ backend, call, kind: ended.failure })
    }
  }
}

/**
 * Creates the Prometheus metrics of this process: requests, pages, renders and calls, and Node's event loop
 * delay, memory and garbage collections. All labels have a closed set of values, so that clients cannot
 * increase the number of series.
 */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const meters = createMeters(registry)
  return {
    record: (watched, ended, seconds) => record(meters, watched, ended, seconds),
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}
