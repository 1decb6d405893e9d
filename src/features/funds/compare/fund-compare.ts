import type { FundDetail, FundList, FundShare } from '~/contract/product-api/fund.schema.ts'
import { comparisonDisplay, performanceDisplay } from '~/lib/performance/display-rules.ts'
import type { PlainDate } from '~/lib/plain-date.ts'
import { toFundDetail } from '../detail/fund-detail.ts'
import { noPublicShare, publicShares, shownFrom } from '../performance/share-performance.ts'
import type {
  ComparedFund,
  ComparedSide,
  ComparisonChart,
  FundChoice,
  FundComparisonView,
} from './fund-compare.schema.ts'

/** A requested side, with the product API's response. */
export type FoundSide = { readonly asked: string; readonly fund: FundDetail | null }

function toPerformance(share: FundShare | undefined): ComparedFund['performance'] {
  if (share === undefined) return { ...noPublicShare, until: null }
  const display = performanceDisplay(share)
  return display.isShown ? display : { ...display, until: shownFrom(share, display.reason) }
}

function toComparedFund(fund: FundDetail, today: PlainDate): ComparedFund {
  const {
    content,
    distributions: _paid,
    keyFigures: _figures,
    portfolio: _held,
    ...facts
  } = toFundDetail(fund, today)
  const [share] = publicShares(fund)
  return {
    ...facts,
    terms: content?.terms ?? [],
    shareName: share?.name ?? null,
    performance: toPerformance(share),
  }
}

function toChart(left: FundDetail, right: FundDetail): ComparisonChart {
  const [leftShare] = publicShares(left)
  const [rightShare] = publicShares(right)
  if (!leftShare || !rightShare) return { ...noPublicShare, until: null }
  const display = comparisonDisplay(leftShare, rightShare, 'totalValue')
  if (!display.isShown) {
    const { reason } = display
    const untils = [leftShare, rightShare]
      .map((share) => shownFrom(share, reason))
      .filter((day) => day !== null)
    return { isShown: false, reason, until: untils.sort().at(-1) ?? null }
  }
  const ends = [display.left.at(-1)?.date, display.right.at(-1)?.date].filter((date) => date !== undefined)
  return { ...display, to: ends.sort().at(-1) ?? display.from }
}

function choicesOf(list: FundList, sides: readonly ComparedSide[]): readonly FundChoice[] {
  const onPage = sides.flatMap(({ fund }) => (fund ? [{ key: fund.key, name: fund.name }] : []))
  const listed = list.items.map(({ id, slug, name }) => ({ key: slug ?? id, name }))
  const missing = onPage.filter(({ key }, index) => {
    const isListed = listed.some((choice) => choice.key === key)
    return !isListed && onPage.findIndex((choice) => choice.key === key) === index
  })
  return [...missing, ...listed]
}

/** Maps the product API's responses to the comparison page on a given day. */
export function toComparison(
  list: FundList,
  found: readonly FoundSide[],
  today: PlainDate,
): FundComparisonView {
  const [left, right] = found.map(({ fund }) => fund)
  const isPair = left && right && left.id !== right.id
  const sides = found.map(({ asked, fund }) => ({ asked, fund: fund && toComparedFund(fund, today) }))
  return {
    sides,
    choices: choicesOf(list, sides),
    hasMoreFunds: list.page.total > list.items.length,
    chart: isPair ? toChart(left, right) : null,
  }
}
