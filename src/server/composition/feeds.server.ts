import { isSlug } from '../../contract/content-api/slug.ts'
import { ensureTranslations } from '../../lib/translations.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { type BackendOutcome, isNotFound } from '../backends/backend-outcome.server.ts'
import { articleFeed, fundFeed } from '../feeds/fund-feed.server.ts'
import { fileResponse, fileUnavailable, noSuchFile } from '../http/file-response.server.ts'
import { contentApi, productApi } from './backends.server.ts'
import { env } from './env.server.ts'

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
