import { pathFor } from '../../routing/addresses/links.tsx'
import { toLocale } from '../../routing/addresses/locales.ts'
import { isNotFound } from '../backends/backend-outcome.server.ts'
import type { MaterialCalls } from '../backends/product-api/material-calls.server.ts'
import { readForm } from '../forms/handle-form.server.ts'
import { documentResponse } from '../http/document-response.server.ts'
import { failurePage } from '../http/failure-page.server.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { addressGroup } from '../http/visitor-address.server.ts'
import { type LimitRule, type Limits, tooManyRequests } from '../limits/limits.server.ts'

/** Dependencies of the page and the file of a shared document. */
export type SharedDocumentDeps = { readonly calls: MaterialCalls; readonly limits: Limits }

/** Secrets that one address group tries, by the page and by its button. */
export const secretsPerAddress: LimitRule = { name: 'shared-document', most: 60, windowS: 3600 }

const isSecret = (text: string): boolean => /^[\w-]{1,100}$/.test(text)

/**
 * Sends the file of a shared document after a press of its page's button. A POST, since programs that check links send
 * none: the product API counts each one (P-644). An expired link redirects back to the page, which says so.
 */
export async function openSharedDocument(
  request: Request,
  { calls, limits }: SharedDocumentDeps,
): Promise<Response> {
  const read = await readForm(request)
  if (!read.ok) return new Response(null, { status: read.status, headers: { 'cache-control': 'no-store' } })
  const locale = toLocale(read.data.get('locale'))
  const counted = await limits.count(secretsPerAddress, addressGroup(currentRequestContext()?.address))
  if (!counted.allowed) return tooManyRequests({ retryAfterS: counted.retryAfterS, wantsJson: false, locale })
  const token = read.data.get('token') ?? ''
  const opened = isSecret(token) ? await calls.open(locale, token) : undefined
  if (opened === undefined || isNotFound(opened)) {
    const location = pathFor({ to: '/shared', locale, search: isSecret(token) ? { token } : {} })
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  }
  if (opened.kind !== 'ok') return failurePage(opened, locale)
  return documentResponse(opened.data, { id: 'document', status: 200, isPrivate: true, isHead: false })
}
