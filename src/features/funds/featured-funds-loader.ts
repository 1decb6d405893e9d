import { type Outcome, success } from '~/lib/outcome.ts'
import type { Locale } from '~/routing/locales.ts'
import { settle } from '~/routing/settle.ts'
import { getFundList } from './fund-list.functions.ts'
import type { FundListView } from './fund-list.schema.ts'

const featured = 3

/** Loads the latest open funds, and how many funds there are in each state: what the home page shows of the catalogue. */
export async function loadFeaturedFunds(
  locale: Locale,
): Promise<Outcome<Pick<FundListView, 'counters' | 'funds'>>> {
  const list = settle(
    await getFundList({ data: { locale, filters: { status: ['open'], sort: '-launchDate' } } }),
  )
  if (!list.ok) return list
  const { counters, funds } = list.data
  return success({ counters, funds: funds.slice(0, featured) })
}
