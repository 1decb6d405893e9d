import { notFound } from '@tanstack/react-router'
import type { Outcome } from '~/lib/outcome.ts'
import { redirectTo } from '~/routing/addresses/links.tsx'
import type { Locale } from '~/routing/addresses/locales.ts'
import { someMatching } from '~/routing/addresses/search-fields.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { isFundKey } from '../fund-summary.schema.ts'
import { mostCompared } from '../list/fund-list.schema.ts'
import { loadFundDetail } from './fund-detail.functions.ts'
import type { FundDetailView, FundRelatedView } from './fund-detail.schema.ts'
import { loadFundFrame } from './fund-detail-static.tsx'
import { loadFundRelated } from './fund-related.functions.ts'

/** Pages of one fund, by canonical route name. */
export type FundPage = '/funds/$id' | '/funds/$id/documents'

/** Returns the fund page that an internal path belongs to. */
export const fundPageOf = (pathname: string): FundPage =>
  pathname.endsWith('/documents') ? '/funds/$id/documents' : '/funds/$id'

type LoadOptions = {
  readonly locale: Locale
  /** The key in the URL: a slug of either language, or `fnd-{n}`. */
  readonly key: string
  readonly page: FundPage
  /** Preserved by the redirect to the fund's own URL. */
  readonly search: Record<string, unknown>
}

/**
 * Loads a fund for one of its pages. An unknown fund is the 404 page. A fund requested by its id, or by its
 * slug in the other language, redirects (301) to its URL in the page's language; a fund without slug has no
 * page and redirects home (P-032). A failure is returned as data.
 */
async function loadFund(options: LoadOptions): Promise<Outcome<FundDetailView>> {
  const { locale, key, page, search } = options
  if (!isFundKey(key)) throw notFound()
  const [response] = await Promise.all([loadFundDetail({ locale, key }), loadFundFrame()])
  const outcome = toLoaderResult(response)
  if (!outcome.ok) return outcome
  const slug = outcome.data.slugs?.[locale]
  if (slug === undefined) throw redirectTo({ to: '/', locale, statusCode: 301 })
  if (slug !== key) throw redirectTo({ to: page, params: { id: slug }, locale, search, statusCode: 301 })
  return outcome
}

const noneRelated: FundRelatedView = {
  keyInformation: null,
  factsheet: null,
  news: [],
  sisters: [],
  chosen: [],
}

/** Loads the content related to a fund: empty if it cannot be read, since the page works without it. */
async function loadRelated({ locale, key, search }: LoadOptions): Promise<FundRelatedView> {
  if (!isFundKey(key)) return noneRelated
  const compare = someMatching(isFundKey, mostCompared)(search.compare) ?? []
  const response = await loadFundRelated({ locale, key, compare })
  return response.ok ? response.data : noneRelated
}

/** The fund's key in each language's URL, for the language switch and `hreflang`. */
type Alternates = {
  readonly alternateParameters?: {
    readonly fr: { readonly id: string }
    readonly en: { readonly id: string }
  }
}

function fundAlternates(outcome: Outcome<FundDetailView>): Alternates {
  const slugs = outcome.ok ? outcome.data.slugs : null
  return slugs === null ? {} : { alternateParameters: { fr: { id: slugs.fr }, en: { id: slugs.en } } }
}

/** Data of all pages of a fund. */
export type FundPagesData = Alternates & {
  readonly fund: Outcome<FundDetailView>
  readonly related: FundRelatedView
}

/** Loads a fund for one of its pages, with its related content. */
export async function loadFundPages(options: LoadOptions): Promise<FundPagesData> {
  const related = loadRelated(options)
  const fund = await loadFund(options)
  return { fund, related: await related, ...fundAlternates(fund) }
}
