import type { TextCardView } from '~/features/articles/articles.schema.ts'
import { loadTeasers } from '~/features/articles/static-teaser.tsx'
import { getTextsAboutFunds } from '~/features/articles/texts-about-funds.functions.ts'
import { getLatestDocuments } from '~/features/documents/library/library.functions.ts'
import type { LatestDocumentsView } from '~/features/documents/library/library.schema.ts'
import { getHoldings } from '~/features/holdings/holdings.functions.ts'
import type { HoldingsView } from '~/features/holdings/holdings.schema.ts'
import { getPosition } from '~/features/position/position.functions.ts'
import { mayHaveDocuments, whatKeepsFrom } from '~/features/session/own-funds-state.ts'
import type { SessionUser } from '~/features/session/session.schema.ts'
import type { Outcome } from '~/lib/outcome.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** Data of the page of an investor's own funds; null while the investor cannot hold anything yet. */
export type InvestorFundsData = {
  readonly holdings: Outcome<HoldingsView> | null
  readonly documents?: Outcome<LatestDocumentsView>
  readonly news?: Outcome<readonly TextCardView[]> | null
  /** True if each fund has a page of the investor's own, which needs movements in the product API (P-402). */
  readonly hasAccounts?: boolean
}

/** Loads an investor's holdings, newest documents and news; requests nothing for users who cannot hold anything yet. */
export async function loadInvestorFunds(locale: Locale, user: SessionUser): Promise<InvestorFundsData> {
  if (user.role === 'investor' && whatKeepsFrom(user) !== null) return { holdings: null }
  const latest = mayHaveDocuments(user) ? catchNetworkError(getLatestDocuments({ data: { locale } })) : null
  const moved = catchNetworkError(getPosition({ data: { locale, search: {} } }))
  const [held] = await Promise.all([catchNetworkError(getHoldings({ data: { locale } })), loadTeasers()])
  const holdings = toLoaderResult(held)
  const fundIds = holdings.ok ? [...new Set(holdings.data.funds.map(({ fund }) => fund.id))] : []
  const news =
    fundIds.length === 0 ? null : await catchNetworkError(getTextsAboutFunds({ data: { locale, fundIds } }))
  const position = await moved
  const hasAccounts = position.ok && position.data !== null
  const documents = await latest
  return { holdings, ...(documents && { documents }), news, hasAccounts }
}
