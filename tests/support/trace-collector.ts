import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const attributes = z
  .array(
    z.object({
      key: z.string(),
      value: z.object({ stringValue: z.string() }).or(z.object({ intValue: z.number() })),
    }),
  )
  .transform((pairs) => Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]])))

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  /** 1 internal, 2 server, 3 client (opentelemetry-proto, `SpanKind`). */
  kind: z.number(),
  attributes,
  status: z.object({ code: z.number() }),
})

/** OTLP/HTTP in JSON: `ExportTraceServiceRequest` of opentelemetry-proto. */
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

export type ReceivedSpan = z.output<typeof spanSchema> & { readonly service: unknown }

export type TraceCollector = {
  /** Address to export to, without `/v1/traces`. */
  readonly url: string
  readonly spans: readonly ReceivedSpan[]
  /** Requests received, unchanged. */
  readonly received: readonly { readonly authorization: string | undefined; readonly body: string }[]
  stop(): Promise<void>
}

/** Starts a collector of traces on a free port of the loopback address. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = []
  const received: { authorization: string | undefined; body: string }[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (request.url !== '/v1/traces') return void response.writeHead(404).end()
    received.push({ authorization: request.headers.authorization, body })
    for (const { resource, scopeSpans } of exportSchema.parse(JSON.parse(body)).resourceSpans) {
      const service = resource.attributes['service.name']
      for (const scope of scopeSpans) spans.push(...scope.spans.map((span) => ({ ...span, service })))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    received,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
