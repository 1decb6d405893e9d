import { isSlug } from '../../contract/content-api/slug.ts'
import type { FormDefinition } from '../../lib/form/form-definition.ts'
import { ensureTranslations } from '../../lib/translations.ts'
import { type Locale, toLocale } from '../../routing/addresses/locales.ts'
import { changePrivateFeed, type PrivateFeedDeps } from '../account/private-feed.server.ts'
import { type BackendOutcome, isNotFound } from '../backends/backend-outcome.server.ts'
import { articleFeed, fundFeed } from '../feeds/fund-feed.server.ts'
import { readPrivateFeed } from '../feeds/private-feed.server.ts'
import { fileResponse, fileUnavailable, noSuchFile } from '../http/file-response.server.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { addressGroup } from '../http/visitor-address.server.ts'
import { type LimitRule, tooManyRequests } from '../limits/limits.server.ts'
import { auth, limits, stateStore } from './auth.server.ts'
import { contentApi, productApi, productHttp } from './backends.server.ts'
import { env } from './env.server.ts'
import { privateForm } from './forms.server.ts'

const publicUrl = env.PUBLIC_URL.replace(/\/$/, '')
const freshS = 300

function respond(request: Request, feed: BackendOutcome<string>): Response {
  if (feed.kind !== 'ok') return isNotFound(feed) ? noSuchFile() : fileUnavailable()
  return fileResponse(request, {
    body: feed.data,
    contentType: 'application/atom+xml; charset=utf-8',
    freshS,
  })
}

/** Handles requests for the feed of a language's articles. */
export async function portalArticleFeed(request: Request, locale: Locale): Promise<Response> {
  await ensureTranslations(locale, ['discovery'])
  return respond(request, await articleFeed(contentApi, { locale, publicUrl }))
}

/** Handles requests for the feed of a fund. `file` is the fund's slug in that language and `.xml`. */
export async function portalFundFeed(
  request: Request,
  { locale, file }: { readonly locale: Locale; readonly file: string },
): Promise<Response> {
  const [, slug = ''] = /^(.+)\.xml$/.exec(file) ?? []
  if (!isSlug(slug)) return noSuchFile()
  await ensureTranslations(locale, ['discovery'])
  return respond(request, await fundFeed(productApi, { locale, publicUrl }, slug))
}

/** Dependencies of an investor's private calendar and feed. */
export const privateFeedDeps: PrivateFeedDeps = {
  http: productHttp,
  store: stateStore,
  sessions: auth.sessions,
  publicUrl,
}

/** Role and right required for a private calendar and feed: verified investors with funds. */
export const privateFeedRequirement = { role: 'investor', right: 'funds:read' } as const

/** Limit of feed requests per address group: calendars and readers poll a few times an hour. */
const readsPerAddress: LimitRule = { name: 'private-feed', most: 120, windowS: 3600 }

const types = { ics: 'text/calendar; charset=utf-8', xml: 'application/atom+xml; charset=utf-8' } as const

/**
 * Handles `GET /api/private-feeds/{secret}.ics` and `.xml`. A malformed, an unknown and a revoked secret get the same
 * response, by the same one look-up.
 */
export async function handlePrivateFeed(request: Request, file: string): Promise<Response> {
  const locale = toLocale(new URL(request.url).searchParams.get('locale'))
  const counted = await limits.count(readsPerAddress, addressGroup(currentRequestContext()?.address))
  if (!counted.allowed) return tooManyRequests({ retryAfterS: counted.retryAfterS, wantsJson: false, locale })
  const [, secret = '', form] = /^([\w-]{1,100})\.(ics|xml)$/.exec(file) ?? []
  if (form !== 'ics' && form !== 'xml') return noSuchFile()
  await ensureTranslations(locale, ['notifications'])
  const read = await readPrivateFeed(productHttp, { form, secret }, { locale, publicUrl, now: new Date() })
  if (read.kind !== 'ok') return isNotFound(read) ? noSuchFile() : fileUnavailable()
  return new Response(read.data, {
    headers: { 'content-type': types[form], 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  })
}

/** Creates the handler of the form that creates and ends the addresses. */
export const privateFeedForm = (
  definition: FormDefinition<{ readonly act: string }, { readonly act: 'create' | 'revoke' }>,
) =>
  privateForm({
    ...{ definition, requirement: privateFeedRequirement },
    endpointFor: ({ session }) => ({ act: (call) => changePrivateFeed(call, session, privateFeedDeps) }),
  })
