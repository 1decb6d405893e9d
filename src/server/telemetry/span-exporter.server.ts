import { ExportResultCode } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Log } from '../process/log.server.ts'

export type SpanExporterOptions = {
  /** Address of a collector; spans go to its `/v1/traces`. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly log: Pick<Log, 'info' | 'warn'>
}

const timeoutMillis = 5000

/** Sends spans to a collector (OTLP over HTTP, JSON). The log tells when it begins to fail, and when it is well again. */
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
