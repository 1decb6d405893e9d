import { buildId } from '../process/build-id.server.ts'
import { log } from '../process/log.server.ts'
import { handleMetrics } from '../telemetry/handle-metrics.server.ts'
import { createTelemetry, type Metrics, type Tracing, type Watchers } from '../telemetry/telemetry.server.ts'
import { env } from './env.server.ts'

/** Set once, before the first request; modules that are not configured are never loaded. */
let watchers: Watchers = {}

/** Traces and metrics of requests, renders and calls. */
export const telemetry = createTelemetry(() => watchers)

async function openMetrics(): Promise<Metrics> {
  const { createMetrics } = await import('../telemetry/metrics.server.ts')
  return createMetrics()
}

async function openTracing(endpoint: string): Promise<Tracing> {
  const [{ createTracing }, { createSpanExporter }] = await Promise.all([
    import('../telemetry/tracing.server.ts'),
    import('../telemetry/tracing.server.ts'),
  ])
  return createTracing({
    exporter: createSpanExporter({ endpoint, headers: env.OTEL_EXPORTER_OTLP_HEADERS, log }),
    serviceName: env.OTEL_SERVICE_NAME,
    serviceVersion: buildId,
    sampled: env.OTEL_TRACES_SAMPLER_ARG,
  })
}

/** Loads the configured parts: metrics with `METRICS_TOKEN`, traces with `OTEL_EXPORTER_OTLP_ENDPOINT`. */
export async function startTelemetry(): Promise<void> {
  const { METRICS_TOKEN: token, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env
  watchers = {
    ...(token === undefined ? {} : { metrics: await openMetrics() }),
    ...(endpoint === undefined ? {} : { tracing: await openTracing(endpoint) }),
  }
}

const flushWithinMs = 2000

/** Sends the last traces within two seconds, so that an unreachable collector does not delay the exit. */
export async function stopTelemetry(): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, flushWithinMs)
  await Promise.race([watchers.tracing?.flush().catch(() => undefined), late])
  clearTimeout(timer)
}

/** Handles `GET /api/metrics` for Prometheus, with `METRICS_TOKEN` as bearer token. */
export const servePortalMetrics = (request: Request): Promise<Response> =>
  handleMetrics(request, { token: env.METRICS_TOKEN, metrics: watchers.metrics })
