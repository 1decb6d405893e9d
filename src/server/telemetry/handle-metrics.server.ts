import { equalInConstantTime } from '../http/constant-time.server.ts'
import type { Metrics } from './telemetry.server.ts'

/** Dependencies of the metrics endpoint. */
export type MetricsDeps = {
  /** Bearer token of the scraper; without it the endpoint returns 404. */
  readonly token: string | undefined
  readonly metrics: Metrics | undefined
}

const refuse = (status: number, title: string, headers: Record<string, string> = {}): Response =>
  Response.json(
    { type: 'about:blank', title, status },
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  )

/**
 * Responds to a scraper with the token (RFC 6750); 401 to all others, and 404 when no metrics are configured.
 */
export async function handleMetrics(request: Request, { token, metrics }: MetricsDeps): Promise<Response> {
  if (token === undefined || metrics === undefined) return refuse(404, 'Not Found')
  const [, shown = ''] = /^Bearer ([\x21-\x7e]+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (!equalInConstantTime(shown, token)) return refuse(401, 'Unauthorized', { 'www-authenticate': 'Bearer' })
  const { contentType, text } = await metrics.read()
  return new Response(text, { headers: { 'content-type': contentType, 'cache-control': 'no-store' } })
}
