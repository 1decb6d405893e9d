import { TextsAboutFunds } from '~/features/articles/texts-about-funds.tsx'
import { LatestDocuments } from '~/features/documents/library/latest-documents.tsx'
import { OwnFundsPage } from '~/features/position/own-funds-page.tsx'
import type { SessionUser } from '~/features/session/session.schema.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { InvestorFundsData } from './-investor-funds-data.ts'

type InvestorFundsProps = { readonly data: InvestorFundsData; readonly user: SessionUser }

/** The page of an investor's own funds, at its address in each language and at the one that has none (P-038). */
export function InvestorFunds({ data, user }: InvestorFundsProps) {
  const { news: words } = useTranslations().my_funds
  const { holdings, documents, news } = data
  return (
    <OwnFundsPage outcome={holdings} user={user}>
      {documents && <LatestDocuments outcome={documents} />}
      {news && <TextsAboutFunds title={words.title()} none={words.none()} all={words.all()} outcome={news} />}
    </OwnFundsPage>
  )
}
