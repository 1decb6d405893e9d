import type { FundDetail } from '~/contract/product-api/fund.schema.ts'
import { calendarDisplay } from '~/lib/performance/display-rules.ts'
import { fieldsOf, type PlainDate } from '~/lib/plain-date.ts'
import type { HiddenFigures } from '../performance/share-performance.schema.ts'
import { noPublicShare, publicShares, shownFrom } from '../performance/share-performance.ts'
import type { FundOverviewView, OverviewRow } from './fund-overview.schema.ts'

const yearsShown = 5

type Why = (hidden: HiddenFigures) => string

function toRow(fund: FundDetail, last: number, why: Why): OverviewRow {
  const [share] = publicShares(fund)
  const display = share ? calendarDisplay(share, last) : noPublicShare
  const { slug, id, name, status } = fund
  const common = { id, key: slug ?? id, hasPage: slug !== null, name, status }
  if (!display.isShown) {
    const { reason } = display
    const until = share === undefined ? null : shownFrom(share, reason)
    return { ...common, figures: { isShown: false, why: why({ reason, until }) }, returns: [] }
  }
  const { to, multiples, years } = display
  return {
    ...common,
    figures: { isShown: true, date: to, dpi: multiples?.dpi ?? null, tvpi: multiples?.tvpi ?? null },
    returns: years.map(({ returns }) => returns?.totalValue ?? null),
  }
}

/**
 * Maps funds to the overview of their past performance: completed calendar years, and multiples.
 * @param why returns the reason, in the page's language, why a fund shows no figure
 */
export function toFundOverview(funds: readonly FundDetail[], today: PlainDate, why: Why): FundOverviewView {
  const last = fieldsOf(today).year - 1
  return {
    years: Array.from({ length: yearsShown }, (_, back) => last - back),
    rows: funds.map((fund) => toRow(fund, last, why)),
  }
}
