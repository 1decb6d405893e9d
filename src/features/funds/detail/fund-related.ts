import type { Article } from '~/contract/content-api/entries.schema.ts'
import type { DocumentSearch, FundDocument } from '~/contract/product-api/document.schema.ts'
import type { FundList } from '~/contract/product-api/fund.schema.ts'
import { documentHref } from '~/lib/media-path.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { categoryIn, textPath } from '~/routing/addresses/text-address.ts'
import { toFundSummary } from '../fund-summary.ts'
import type { NamedFund } from '../list/fund-list.schema.ts'
import type { FundFileView, FundNewsView, FundRelatedView, SisterFundView } from './fund-detail.schema.ts'

/** Types of the documents that the page names by themselves. */
export const relatedTypes = ['key-information', 'factsheet', 'press-release'] as const

/** Most press releases, articles and sister funds on the page, each. */
export const mostRelated = 3

const isPublic = ({ contentPath }: FundDocument): boolean => contentPath !== null

type Dated = Pick<FundNewsView, 'publishedOn'>

const byDateDescending = (left: Dated, right: Dated): number =>
  left.publishedOn < right.publishedOn ? 1 : left.publishedOn > right.publishedOn ? -1 : 0

function toFile({ id, language, publishedOn, title }: FundDocument): FundFileView {
  return { id, title, language, publishedOn, href: documentHref(id) }
}

/** The newest public document of a type, in the page's language if there is one. */
function currentOf(items: readonly FundDocument[], type: string, locale: Locale): FundFileView | null {
  const ofType = items
    .filter((document) => document.type.code === type && isPublic(document))
    .toSorted(byDateDescending)
  const current = ofType.find(({ language }) => language === locale) ?? ofType[0]
  return current === undefined ? null : toFile(current)
}

/** Public press releases, newest first: one per day and subject, in the page's language where there is one. */
function releasesOf(items: readonly FundDocument[], locale: Locale): readonly FundFileView[] {
  const releases = items.filter((document) => document.type.code === 'press-release' && isPublic(document))
  const subjectOf = ({ publishedOn, subType }: FundDocument) => `${publishedOn} ${subType.code}`
  const isInPageLanguage = ({ language }: FundDocument) => language === locale
  const read = new Set(releases.filter(isInPageLanguage).map(subjectOf))
  return releases
    .filter((document) => isInPageLanguage(document) || !read.has(subjectOf(document)))
    .toSorted(byDateDescending)
    .slice(0, mostRelated)
    .map(toFile)
}

/** An article for everyone that names the fund; none without a day, which would have no place among the news. */
function toArticleNews(article: Article, locale: Locale): readonly FundNewsView[] {
  const { audience, category, publishedOn, slug, title } = article
  if (audience === 'partner' || publishedOn === null) return []
  const address = { section: 'article', category: categoryIn('article', locale, category), slug } as const
  return [{ id: slug, title, publishedOn, language: null, href: textPath(locale, address) }]
}

/** Press releases and articles together, newest first (P-337). */
function newsOf({ documents, articles }: Found, locale: Locale): readonly FundNewsView[] {
  const written = (articles ?? []).flatMap((article) => toArticleNews(article, locale)).slice(0, mostRelated)
  const news: readonly FundNewsView[] = [...releasesOf(documents?.items ?? [], locale), ...written]
  return news.toSorted(byDateDescending)
}

function toSister(fund: FundList['items'][number]): SisterFundView {
  const { key, name, summary, riskIndicator, horizonYears, minimumInvestment } = toFundSummary(fund)
  return { key, name, summary, riskIndicator, horizonYears, minimumInvestment }
}

/** What was read about a fund; null where it could not be read. */
export type Found = {
  readonly documents: DocumentSearch | null
  readonly funds: FundList | null
  readonly articles: readonly Article[] | null
  readonly chosen?: readonly NamedFund[]
}

/** Maps the content related to a fund; unreadable parts are left out. */
export function toFundRelated(fundId: string, found: Found, locale: Locale): FundRelatedView {
  const items = found.documents?.items ?? []
  const sisters = (found.funds?.items ?? []).filter(({ id, slug }) => id !== fundId && slug !== null)
  return {
    keyInformation: currentOf(items, 'key-information', locale),
    factsheet: currentOf(items, 'factsheet', locale),
    news: newsOf(found, locale),
    sisters: sisters.slice(0, mostRelated).map(toSister),
    chosen: found.chosen ?? [],
  }
}
