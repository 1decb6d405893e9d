import type { PortalSession } from '~/features/session/session.schema.ts'
import type { Outcome } from '~/lib/outcome.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { loadFundNames } from '../fund-names.ts'
import type { OwnFundsPart } from '../own/own-funds-data.ts'
import { LazyOwnFunds, ownFundsParts } from '../own/own-funds-lazy.ts'
import { fetchFundList } from './fund-list.functions.ts'
import type { FundListSearch, FundListView, NamedFund } from './fund-list.schema.ts'
import { filtersOf } from './fund-list.ts'
import { loadFundListParts } from './fund-list-parts.tsx'
import { fetchFundOverview } from './fund-overview.functions.ts'
import type { FundOverviewView } from './fund-overview.schema.ts'

/** Data of the page: the filtered list, and the funds chosen for comparison. */
export type FundListData = {
  readonly outcome: Outcome<FundListView>
  /** Past performance of the page's funds, if the page shows it. */
  readonly overview?: FundOverviewView | undefined
  readonly chosen: readonly NamedFund[]
  /** The signed-in user's own funds above the catalogue, which then lists the other funds. */
  readonly own?: OwnFundsPart | undefined
}

type LoadOptions = { readonly locale: Locale; readonly search: FundListSearch }
type VisitOptions = LoadOptions & { readonly session: PortalSession | null }

/** Loads the own-funds part, whose code visitors never load. */
async function loadOwnPart({ session, ...options }: VisitOptions) {
  if (!session) return undefined
  await LazyOwnFunds.preload?.()
  return (await ownFundsParts()).loadOwnFunds({ ...options, user: session.user })
}

/** Loads the page's funds, the names of chosen funds on other pages, and the code of the static fragments. */
export async function loadFundList({ session, ...options }: VisitOptions): Promise<FundListData> {
  const { locale, search } = options
  const parts = loadFundListParts()
  const own = await loadOwnPart({ session, ...options })
  const whole = () => catchNetworkError(fetchFundList({ locale, filters: filtersOf(search) }))
  const outcome = toLoaderResult(own?.others ?? (await whole()))
  const list = outcome.ok ? outcome.data : undefined
  const [chosen, overview] = await Promise.all([chosenFunds(options, list), overviewOf(options, list), parts])
  if (overview?.ok === false) return { outcome: overview, chosen, own: own?.part }
  return { outcome, overview: overview?.data, chosen, own: own?.part }
}

/** Loads the past performance of the page's funds; undefined where it is not shown. */
async function overviewOf({ locale, search }: LoadOptions, list: FundListView | undefined) {
  if (search.view !== 'performance' || list === undefined) return undefined
  const keys = list.funds.map(({ key }) => key)
  return toLoaderResult(await catchNetworkError(fetchFundOverview({ locale, keys })))
}

async function chosenFunds(
  { locale, search }: LoadOptions,
  list: FundListView | undefined,
): Promise<NamedFund[]> {
  const chosen = search.compare ?? []
  const onPage = (asked: string) => list?.funds.find((fund) => fund.key === asked)
  const keys = chosen.filter((key) => !onPage(key))
  const names = await loadFundNames(locale, keys)
  return chosen.flatMap((asked) => {
    const fund = onPage(asked)
    const strategy = list?.facets.strategy.find(({ label }) => label === fund?.strategy)
    if (fund) return [{ asked, key: fund.key, name: fund.name, strategy }]
    return names.filter((named) => named.asked === asked)
  })
}
