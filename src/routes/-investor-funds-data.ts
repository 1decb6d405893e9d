import { loadTeasers } from '~/features/articles/static-teaser.tsx'
import { getTextsAboutFunds } from '~/features/articles/texts-about-funds.functions.ts'
import { getLatestDocuments } from '~/features/documents/library/library.functions.ts'
import { getHoldings } from '~/features/position/position.functions.ts'
import type { PositionSearch } from '~/features/position/position-search.ts'
import { mayHaveDocuments, whatKeepsFrom } from '~/features/session/own-funds-state.ts'
import type { SessionUser } from '~/features/session/session.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

type Asked = { readonly locale: Locale; readonly search: PositionSearch; readonly user: SessionUser }

/** Loads an investor's own funds as of a day; for today with documents and news. `holdings` is null for who cannot hold any yet. */
export async function loadInvestorFunds({ locale, search, user }: Asked) {
  if (user.role === 'investor' && whatKeepsFrom(user) !== null) return { holdings: null }
  const isToday = search.date === undefined
  const latest = isToday && mayHaveDocuments(user) ? getLatestDocuments({ data: { locale } }) : null
  const [held, documents] = await Promise.all([
    catchNetworkError(getHoldings({ data: { locale, search } })),
    latest && catchNetworkError(latest),
    loadTeasers(),
  ])
  const holdings = toLoaderResult(held)
  const fundIds = holdings.ok && isToday ? [...new Set(holdings.data.funds.map(({ fund }) => fund.id))] : []
  const asked = { data: { locale, fundIds } }
  const news = fundIds.length === 0 ? null : await catchNetworkError(getTextsAboutFunds(asked))
  return { holdings, documents, news }
}

/** Data of the page of an investor's own funds. */
export type InvestorFundsData = Awaited<ReturnType<typeof loadInvestorFunds>>
