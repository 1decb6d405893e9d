import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Log } from '../process/log.server.ts'
import type { Ended, TracedSpan, Tracing, Watched } from './telemetry.server.ts'

/** Settings of tracing. */
export type TracingOptions = {
  readonly exporter: SpanExporter
  readonly serviceName: string
  /** Build id in every span's resource. */
  readonly serviceVersion: string
  /** Share of traces that are sampled where the caller has not decided; 0 to 1. */
  readonly sampled: number
}

type Described = { readonly name: string; readonly kind: SpanKind; readonly attributes: Attributes }

/** Returns names and attributes by OpenTelemetry's semantic conventions for HTTP (1.23 and later). */
function descriptionOf(watched: Watched): Described {
  switch (watched.kind) {
    case 'request':
      return {
        name: `${watched.method} ${watched.route}`,
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': watched.method,
          'http.route': watched.route,
          'portal.request_id': watched.requestId,
        },
      }
    case 'render':
      return { name: 'render', kind: SpanKind.INTERNAL, attributes: { 'http.route': watched.route } }
    case 'backend_call':
      return {
        name: `${watched.method} ${watched.template}`,
        kind: SpanKind.CLIENT,
        attributes: {
          'http.request.method': watched.method,
          'url.template': watched.template,
          'portal.backend': watched.backend,
        },
      }
  }
}

const propagator = new W3CTraceContextPropagator()

/** Returns the trace context of the caller; a new one when it is absent or malformed. */
function contextOf(watched: Watched): Context {
  if (watched.kind !== 'request' || watched.traceparent === undefined) return ROOT_CONTEXT
  return propagator.extract(ROOT_CONTEXT, { traceparent: watched.traceparent }, defaultTextMapGetter)
}

function headersOf(context: Context): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  propagator.inject(context, headers, defaultTextMapSetter)
  return headers
}

function endSpan(span: Span, { status, failure, cache }: Ended): void {
  if (status !== undefined) span.setAttribute('http.response.status_code', status)
  if (cache !== undefined) span.setAttribute('portal.page_cache', cache)
  if (failure !== undefined) span.setAttribute('error.type', failure)
  const isFailed = (status ?? 0) >= 500 || (failure !== undefined && failure !== 'refused')
  if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/**
 * Creates tracing with OpenTelemetry's SDK, used directly: it patches no modules and uses no global state.
 */
export function createTracing({ exporter, serviceName, serviceVersion, sampled }: TracingOptions): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': serviceVersion }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampled) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('portal')
  const contexts = new WeakMap<TracedSpan, Context>()
  return {
    begin(watched, parent) {
      const within = (parent && contexts.get(parent)) ?? contextOf(watched)
      const { name, ...options } = descriptionOf(watched)
      const span = tracer.startSpan(name, options, within)
      const context = trace.setSpan(within, span)
      const { traceId } = span.spanContext()
      const traced = { traceId, headers: headersOf(context), end: (ended: Ended) => endSpan(span, ended) }
      contexts.set(traced, context)
      return traced
    },
    flush: () => provider.forceFlush(),
  }
}

/** Settings of the span exporter. */
export type SpanExporterOptions = {
  /** URL of a collector; spans are sent to its `/v1/traces`. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly log: Pick<Log, 'info' | 'warn'>
}

const timeoutMillis = 5000

/**
 * Creates an exporter that sends spans to a collector (OTLP over HTTP, JSON). It logs when the delivery
 * starts to fail and when it recovers.
 */
export function createSpanExporter({ endpoint, headers, log }: SpanExporterOptions): SpanExporter {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis,
  })
  let isFailing = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS
        if (hasFailed !== isFailing) {
          isFailing = hasFailed
          if (hasFailed) log.warn({ cause: result.error?.name }, 'traces are not delivered')
          else log.info('traces are delivered again')
        }
        done(result)
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}
