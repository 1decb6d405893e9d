import { equalInConstantTime } from '../http/constant-time.server.ts'
import type { Metrics } from './telemetry.server.ts'

export type MetricsDeps = {
  /** What a scraper shows; without one there is nothing at this address. */
  readonly token: string | undefined
  readonly metrics: Metrics | undefined
}

const refuse = (status: number, title: string, headers: Record<string, string> = {}): Response =>
  Response.json(
    { type: 'about:blank', title, status },
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  )

/** Answers a scraper that shows the token (RFC 6750); 401 to all others, and 404 where nothing is measured. */
export async function answerMetrics(request: Request, { token, metrics }: MetricsDeps): Promise<Response> {
  if (token === undefined || metrics === undefined) return refuse(404, 'Not Found')
  const [, shown = ''] = /^Bearer ([\x21-\x7e]+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (!equalInConstantTime(shown, token)) return refuse(401, 'Unauthorized', { 'www-authenticate': 'Bearer' })
  const { contentType, text } = await metrics.read()
  return new Response(text, { headers: { 'content-type': contentType, 'cache-control': 'no-store' } })
}
