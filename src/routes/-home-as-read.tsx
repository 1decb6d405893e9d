import type { ReactElement } from 'react'
import type { LatestTexts as LatestTextsOf } from '~/features/articles/articles.schema.ts'
import { LatestTexts } from '~/features/articles/latest-texts.tsx'
import type { FeaturedFunds } from '~/features/funds/featured-funds.functions.ts'
import { FundTeaser } from '~/features/funds/fund-teaser.tsx'
import { type House, housePartsOf } from '~/features/funds/house/house-parts.tsx'
import { FundCounters } from '~/features/funds/list/fund-list-counters.tsx'
import type { HomeText } from '~/features/home/home.schema.ts'
import { HomePage, NoOpenFunds } from '~/features/home/home-page.tsx'
import type { Failure } from '~/lib/outcome.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useLocale } from '~/routing/navigation/use-locale.ts'
import { FailureNote } from '../components/errors/failure-page.tsx'

/** Parts of the home page, by feature. */
export type HomeParts = LatestTextsOf & {
  readonly funds: FeaturedFunds | Failure
  readonly house: House
  /** Null while it cannot be had. */
  readonly text: HomeText | null
}

/** All that is read on the front of the portal. */
export function HomeAsRead({ data }: { readonly data: HomeParts }): ReactElement {
  const here = pathFor({ to: '/', locale: useLocale() })
  const { funds, house, text } = data
  const latest = (['article', 'guide'] as const).map((section) => (
    <LatestTexts key={section} section={section} texts={data[`${section}s`]} />
  ))
  if ('code' in funds) {
    const problem = <FailureNote failure={funds} here={here} />
    return <HomePage {...{ text, latest, problem }} counters={null} featured={null} />
  }
  const isEmpty = Object.values(funds.counters).every((count) => count === 0)
  const open = funds.funds.map((fund) => <FundTeaser key={fund.key} fund={fund} />)
  const featured = open.length > 0 ? open : <NoOpenFunds isEmpty={isEmpty} />
  const counters = <FundCounters counters={funds.counters} search={{}} />
  return <HomePage {...{ text, latest, counters, featured }} {...housePartsOf(house)} />
}
