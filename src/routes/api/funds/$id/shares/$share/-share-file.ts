import type { FundDetail, FundShare } from '~/contract/product-api/fund.schema.ts'
import {
  type SharePerformanceSearch,
  sharePerformanceSearchSchema,
} from '~/features/funds/share-performance.schema.ts'
import { chosenShare } from '~/features/funds/share-performance.ts'
import { ensureTranslations } from '~/lib/translations.ts'
import { type Locale, toLocale } from '~/routing/locales.ts'
import { parseSearch } from '~/routing/search-params.ts'
import { productApi } from '~/server/backends.server.ts'
import { failurePage } from '~/server/failure-page.server.ts'

/** What a file about a share is made of. */
export type ShareFileInput = {
  readonly fund: FundDetail
  readonly share: FundShare
  readonly search: SharePerformanceSearch
  readonly locale: Locale
}

/** Writes a file; null when the display rules allow none. */
export type WriteShareFile = (input: ShareFileInput) => string | null

export type ShareFileRequest = {
  readonly request: Request
  readonly params: { readonly id: string; readonly share: string }
  readonly type: 'text/csv; charset=utf-8' | 'image/svg+xml; charset=utf-8'
  readonly ending: 'csv' | 'svg'
}

/**
 * Answers a download about one share of a fund, in the language that the `locale` parameter names. An unknown fund or
 * share, one that is not for the public and one too young to be shown are all 404.
 */
export async function answerShareFile(
  { request, params, type, ending }: ShareFileRequest,
  write: WriteShareFile,
): Promise<Response> {
  const { locale: language, ...rest } = parseSearch(new URL(request.url).search)
  const locale = toLocale(language)
  const search = { ...sharePerformanceSearchSchema.parse(rest), share: params.share }
  const answered = await productApi.getFund({ locale, id: params.id, withCmsData: true })
  if (answered.kind !== 'ok') return failurePage(answered, locale)
  const fund = answered.data
  const share = chosenShare(fund, search)
  await ensureTranslations(locale, ['performance', 'funds'])
  const text = share?.id === params.share ? write({ fund, share, search, locale }) : null
  if (text === null) return failurePage(undefined, locale)
  return new Response(text, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${fund.slug ?? fund.id}-${share?.id}.${ending}"`,
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
    },
  })
}
