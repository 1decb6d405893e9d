import { LatestDocuments } from '~/features/documents/latest-documents.tsx'
import { getLatestDocuments } from '~/features/documents/library.functions.ts'
import type { LibraryDocumentView } from '~/features/documents/library.schema.ts'
import { getHoldings } from '~/features/holdings/holdings.functions.ts'
import type { HoldingsView } from '~/features/holdings/holdings.schema.ts'
import { HoldingsPage } from '~/features/holdings/holdings-page.tsx'
import type { TextCardView } from '~/features/library/library.schema.ts'
import { getTextsAboutFunds } from '~/features/library/texts-about-funds.functions.ts'
import { TextsAboutFunds } from '~/features/library/texts-about-funds.tsx'
import { whatKeepsFrom } from '~/features/session/own-funds-state.ts'
import type { SessionUser } from '~/features/session/session.schema.ts'
import type { Outcome } from '~/lib/outcome.ts'
import type { Locale } from '~/routing/locales.ts'
import { reached } from '~/routing/reached.ts'
import { settle } from '~/routing/settle.ts'
import { useTranslations } from '~/routing/use-locale.ts'

type InvestorFundsData = {
  readonly holdings: Outcome<HoldingsView> | null
  readonly documents?: Outcome<readonly LibraryDocumentView[]>
  readonly news?: Outcome<readonly TextCardView[]> | null
}

/** What an investor holds, its newest documents and its news; nothing is asked for who cannot hold anything yet. */
export async function loadInvestorFunds(locale: Locale, user: SessionUser): Promise<InvestorFundsData> {
  if (user.role === 'investor' && whatKeepsFrom(user) !== null) return { holdings: null }
  const latest = reached(getLatestDocuments({ data: { locale } }))
  const holdings = settle(await reached(getHoldings({ data: { locale } })))
  const fundIds = holdings.ok ? [...new Set(holdings.data.funds.map(({ fund }) => fund.id))] : []
  const news = fundIds.length === 0 ? null : await reached(getTextsAboutFunds({ data: { locale, fundIds } }))
  return { holdings, documents: await latest, news }
}

/** The page of an investor's own funds, at its address in each language and at the one that has none (decision 10). */
export function InvestorFunds({ data, user }: { data: InvestorFundsData; user: SessionUser }) {
  const { news: words } = useTranslations().my_funds
  const { holdings, documents, news } = data
  return (
    <HoldingsPage outcome={holdings} user={user}>
      {documents && <LatestDocuments outcome={documents} />}
      {news && <TextsAboutFunds title={words.title()} none={words.none()} all={words.all()} outcome={news} />}
    </HoldingsPage>
  )
}
