import { ExportResultCode } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Log } from '../process/log.server.ts'

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
