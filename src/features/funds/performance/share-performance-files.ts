import type { FundDetail } from '~/contract/product-api/fund.schema.ts'
import { ensureTranslations, translationsOf } from '~/lib/translations.ts'
import { type Locale, toLocale } from '~/routing/addresses/locales.ts'
import { parseSearch } from '~/routing/addresses/search-params.ts'
import { type SharePerformanceSearch, sharePerformanceSearchSchema } from './share-performance.schema.ts'
import { chosenShare, toSharePerformance } from './share-performance.ts'
import { shareValuesCsv } from './share-performance-csv.ts'
import { sharePicture } from './share-performance-picture.tsx'

/** The parsed URL of a share's file. */
export type ShareFileRequest = {
  readonly locale: Locale
  readonly search: SharePerformanceSearch
}

/**
 * Parses the URL of a share's file: the `locale` parameter is the language, the rest is the chart's state.
 */
export function readShareFileRequest(address: string, share: string): ShareFileRequest {
  const { locale, ...state } = parseSearch(new URL(address).search)
  return { locale: toLocale(locale), search: { ...sharePerformanceSearchSchema.parse(state), share } }
}

type FileKind = 'csv' | 'svg'

const contentTypes: Record<FileKind, string> = {
  csv: 'text/csv; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
}

/**
 * Builds a download about one share: its values as CSV, or its chart as SVG. Undefined for a share that is
 * unknown, not public, or too young to be shown, so that clients cannot tell these apart. Server only.
 */
export async function shareFileResponse(
  kind: FileKind,
  fund: FundDetail,
  { locale, search }: ShareFileRequest,
): Promise<Response | undefined> {
  const share = chosenShare(fund, search)
  if (share === null || share.id !== search.share) return undefined
  await ensureTranslations(locale, ['performance', 'funds'])
  const text =
    kind === 'csv'
      ? shareValuesCsv(fund, share, {
          columns: translationsOf(locale).performance.export.columns,
          locale,
        })
      : sharePicture(fund.name, toSharePerformance(fund, search), locale)
  if (text === null) return undefined
  return new Response(text, {
    headers: {
      'content-type': contentTypes[kind],
      'content-disposition': `attachment; filename="${fund.slug ?? fund.id}-${share.id}.${kind}"`,
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
    },
  })
}
