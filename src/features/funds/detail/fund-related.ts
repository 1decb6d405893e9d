import type { DocumentSearch, FundDocument } from '~/contract/product-api/document.schema.ts'
import type { FundList } from '~/contract/product-api/fund.schema.ts'
import { documentHref } from '~/lib/media-path.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { toFundSummary } from '../fund-summary.ts'
import type { FundFileView, FundRelatedView, SisterFundView } from './fund-detail.schema.ts'

/** Types of the documents that the page names by themselves. */
export const relatedTypes = ['key-information', 'factsheet', 'press-release'] as const

/** Most press releases and sister funds on the page. */
const mostShown = 3

const isPublic = ({ contentPath }: FundDocument): boolean => contentPath !== null

const byDateDescending = (left: FundDocument, right: FundDocument): number =>
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

/** Public press releases, newest first: one per day and title, in the page's language where there is one. */
function newsOf(items: readonly FundDocument[]): readonly FundFileView[] {
  return items
    .filter((document) => document.type.code === 'press-release' && isPublic(document))
    .toSorted(byDateDescending)
    .slice(0, mostShown)
    .map(toFile)
}

function toSister(fund: FundList['items'][number]): SisterFundView {
  const { key, name, summary, riskIndicator, horizonYears, minimumInvestment } = toFundSummary(fund)
  return { key, name, summary, riskIndicator, horizonYears, minimumInvestment }
}

type Found = { readonly documents: DocumentSearch | null; readonly funds: FundList | null }

/** Maps the content related to a fund; unreadable parts are left out. */
export function toFundRelated(fundId: string, { documents, funds }: Found, locale: Locale): FundRelatedView {
  const items = documents?.items ?? []
  const sisters = (funds?.items ?? []).filter(({ id, slug }) => id !== fundId && slug !== null)
  return {
    keyInformation: currentOf(items, 'key-information', locale),
    factsheet: currentOf(items, 'factsheet', locale),
    news: newsOf(items),
    sisters: sisters.slice(0, mostShown).map(toSister),
  }
}
