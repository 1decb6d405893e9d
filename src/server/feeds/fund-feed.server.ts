import { brand } from '../../brand.ts'
import type { Article } from '../../contract/content-api/entries.schema.ts'
import type { FundDocument } from '../../contract/product-api/document.schema.ts'
import type { FundDetail, FundShare } from '../../contract/product-api/fund.schema.ts'
import { type AtomEntry, writeAtom } from '../../lib/atom.ts'
import { createFormatter } from '../../lib/format/formatter.ts'
import { displayedSeries, isPublicShare } from '../../lib/performance/display-rules.ts'
import { translationsOf } from '../../lib/translations.ts'
import { articleFeedPath, fundFeedPath } from '../../routing/addresses/feed-paths.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import { type Locale, languageTags } from '../../routing/addresses/locales.ts'
import { textAddress, textPath } from '../../routing/addresses/text-address.ts'
import { type BackendOutcome, mapOutcome } from '../backends/backend-outcome.server.ts'
import type { ContentApi } from '../backends/content-api/content-api.server.ts'
import type { ProductApi } from '../backends/product-api/product-api.server.ts'

/** Language and origin of a feed. */
type FeedPlace = { readonly locale: Locale; readonly publicUrl: string }

/** Returns a permanent tag URI (RFC 4151), which does not depend on the slug. */
function tagUri({ publicUrl }: FeedPlace, name: string): string {
  return `tag:${new URL(publicUrl).hostname},2026:${name}`
}

/** Returns midnight UTC of a plain date, the format of dates in feeds. */
const instantOf = (date: string): string => `${date}T00:00:00Z`

/** Returns the elements that all feeds of the portal share. */
function feedHead(place: FeedPlace, { path, page }: { readonly path: string; readonly page: string }) {
  return {
    selfHref: `${place.publicUrl}${path}`,
    pageHref: `${place.publicUrl}${page}`,
    author: brand.name,
    language: languageTags[place.locale],
  }
}

const mostValues = 12
const mostDocuments = 30

type Words = {
  readonly date: (date: string) => string
  readonly amount: (amount: string, currency: string) => string
}

function wordsOf({ locale }: FeedPlace): Words {
  const format = createFormatter(locale)
  return {
    date: (date) => format.longDate(date) ?? date,
    amount: (amount, currency) => format.netAssetValue(amount, currency) ?? amount,
  }
}

/**
 * Returns a share's last values, each with its date only: a performance figure would need the explanations of
 * a page.
 */
function valueEntries(share: FundShare, fund: FundDetail, place: FeedPlace): AtomEntry[] {
  const { feeds } = translationsOf(place.locale).discovery
  const words = wordsOf(place)
  const series = displayedSeries(share, { value: 'netAssetValue', isRebased: false })
  return series.slice(-mostValues).map(({ date, value }) => {
    const said = { share: share.name, date: words.date(date) }
    return {
      id: tagUri(place, `value/${fund.id}/${share.id}/${date}/${place.locale}`),
      title: feeds.value(said),
      updated: instantOf(date),
      href: `${place.publicUrl}${fundPath(fund, place)}`,
      summary: feeds.valueText({ ...said, amount: words.amount(value, share.currency) }),
    }
  })
}

function documentEntry({ id, title, type, publishedOn }: FundDocument, place: FeedPlace): AtomEntry {
  const { feeds } = translationsOf(place.locale).discovery
  const date = wordsOf(place).date(publishedOn)
  return {
    id: tagUri(place, `document/${id}`),
    title,
    updated: instantOf(publishedOn),
    href: `${place.publicUrl}/api/proxy/documents/${encodeURIComponent(id)}/view`,
    summary: feeds.documentText({ type: type.label, date }),
  }
}

function fundPath({ slug, id }: FundDetail, { locale }: FeedPlace): string {
  return pathFor({ to: '/funds/$id', params: { id: slug ?? id }, locale })
}

type Parts = { readonly fund: FundDetail; readonly documents: readonly FundDocument[] }

function writeFundFeed({ fund, documents }: Parts, place: FeedPlace): string {
  const { locale } = place
  const { feeds } = translationsOf(locale).discovery
  const isPublic = ({ access, language }: FundDocument) => access === 'public' && language === locale
  return writeAtom({
    ...feedHead(place, { path: fundFeedPath(locale, fund.slug ?? fund.id), page: fundPath(fund, place) }),
    id: tagUri(place, `fund/${fund.id}/${locale}`),
    title: feeds.fund({ fund: fund.name }),
    rights: feeds.rights(),
    entries: [
      ...fund.shares.filter(isPublicShare).flatMap((share) => valueEntries(share, fund, place)),
      ...documents.filter(isPublic).map((document) => documentEntry(document, place)),
    ],
  })
}

const noSuchFund = { kind: 'refused', status: 404, code: 'not_found', retryAfterS: null } as const

/** Returns the feed of one fund's last values and public documents, by its slug in the feed's language. */
export async function fundFeed(
  productApi: ProductApi,
  place: FeedPlace,
  slug: string,
): Promise<BackendOutcome<string>> {
  const { locale } = place
  const fund = await productApi.getFund({ locale, id: slug, withCmsData: true })
  if (fund.kind !== 'ok') return fund
  if (fund.data.slugs?.[locale] !== slug) return noSuchFund
  const filters = { pageSize: mostDocuments }
  const documents = await productApi.searchFundDocuments({ locale, fundId: slug, filters })
  return mapOutcome(documents, ({ items }) => writeFundFeed({ fund: fund.data, documents: items }, place))
}

const mostEntries = 30

function entryOf(article: Article, place: FeedPlace): AtomEntry[] {
  const { documentId, title, summary, publishedOn, updatedAt } = article
  const { locale, publicUrl } = place
  const address = textAddress('article', locale, article)
  if (address === undefined) return []
  return [
    {
      id: tagUri(place, `article/${documentId}/${locale}`),
      title,
      updated: updatedAt,
      published: publishedOn === null ? undefined : instantOf(publishedOn),
      href: `${publicUrl}${textPath(locale, address)}`,
      summary: summary ?? undefined,
    },
  ]
}

/** Returns the feed of a language's newest articles. */
export async function articleFeed(contentApi: ContentApi, place: FeedPlace): Promise<BackendOutcome<string>> {
  const { locale } = place
  const answered = await contentApi.listArticles({ locale, pageSize: mostEntries })
  return mapOutcome(answered, ({ entries }) =>
    writeAtom({
      ...feedHead(place, { path: articleFeedPath(locale), page: pathFor({ to: '/articles', locale }) }),
      id: tagUri(place, `articles/${locale}`),
      title: translationsOf(locale).discovery.feeds.articles(),
      entries: entries.flatMap((article) => entryOf(article, place)),
    }),
  )
}
