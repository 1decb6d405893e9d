import { unsubscribeEndpoint } from '../../contract/product-api/notification-endpoints.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import { type Locale, toLocale } from '../../routing/addresses/locales.ts'
import { isNotFound } from '../backends/backend-outcome.server.ts'
import { readForm } from '../forms/handle-form.server.ts'
import type { HttpClient } from '../http/http-client.server.ts'
import { preferredLocale } from '../http/http-headers.server.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { addressGroup } from '../http/visitor-address.server.ts'
import { type LimitRule, type Limits, tooManyRequests } from '../limits/limits.server.ts'

/** Dependencies of ending emails by a link. */
export type UnsubscribeDeps = {
  readonly http: Pick<HttpClient, 'json'>
  readonly limits: Limits
}

/** Secrets that one address group tries. */
const triesPerAddress: LimitRule = { name: 'unsubscribe', most: 60, windowS: 3600 }

type Ended =
  | { readonly done: 'notices' | 'documents' | 'values' }
  | { readonly problem: 'unknown' | 'unavailable' }

async function endTopic(token: string, locale: Locale, { http }: UnsubscribeDeps): Promise<Ended> {
  if (!/^[\w-]{1,100}$/.test(token)) return { problem: 'unknown' }
  const { response, method, path } = unsubscribeEndpoint
  const ended = await http.json({ method, path, response, locale, body: { token } })
  if (ended.kind === 'ok') return { done: ended.data.topic }
  return { problem: isNotFound(ended) ? 'unknown' : 'unavailable' }
}

const redirect = (location: string, status: 302 | 303): Response =>
  new Response(null, { status, headers: { location, 'cache-control': 'no-store' } })

/** Redirects the address of a mail program's button to the page, which changes nothing until its form is sent. */
export function showUnsubscribePage(request: Request): Response {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return redirect(pathFor({ to: '/unsubscribe', locale: preferredLocale(request), search: { token } }), 302)
}

const statuses = { unknown: 404, unavailable: 503 } as const

/** Answers a mail program, which shows its reader nothing of the response (RFC 8058, section 3.1). */
function handleProgram(ended: Ended): Response {
  const status = 'done' in ended ? 200 : statuses[ended.problem]
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response('done' in ended ? 'unsubscribed\n' : `${ended.problem}\n`, { status, headers })
}

/**
 * Handles both ways of ending emails, without a sign-in (P-442): a mail program posts to the address of its header,
 * with any body; the page posts a form, and is shown again.
 */
export async function unsubscribe(request: Request, deps: UnsubscribeDeps): Promise<Response> {
  const ofProgram = new URL(request.url).searchParams.get('token')
  const locale = preferredLocale(request)
  const visitor = addressGroup(currentRequestContext()?.address)
  const counted = await deps.limits.count(triesPerAddress, visitor)
  if (!counted.allowed)
    return tooManyRequests({ retryAfterS: counted.retryAfterS, wantsJson: ofProgram !== null, locale })
  if (ofProgram !== null) return handleProgram(await endTopic(ofProgram, locale, deps))
  const read = await readForm(request)
  if (!read.ok) return new Response(null, { status: read.status, headers: { 'cache-control': 'no-store' } })
  const stated = toLocale(read.data.get('locale'))
  const search = await endTopic(read.data.get('token') ?? '', stated, deps)
  return redirect(pathFor({ to: '/unsubscribe', locale: stated, search }), 303)
}
