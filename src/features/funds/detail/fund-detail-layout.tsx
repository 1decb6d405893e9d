import type { ReactElement, ReactNode } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { Container } from '~/components/layout/container.tsx'
import { TabLink, Tabs } from '~/components/ui/tabs.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useCurrent } from '~/routing/navigation/use-current.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { FundData } from '../fund-data.tsx'
import type { FundDetailView } from './fund-detail.schema.ts'
import { StaticTop } from './fund-detail-static.tsx'

type FundLayoutProps = {
  /** The fund's key in the URL. */
  readonly fundKey: string
  readonly outcome: Outcome<FundDetailView>
  /** The open tab. */
  readonly children: ReactNode
}

/** The layout shared by a fund's pages: header, facts and tabs. */
export function FundLayout({ fundKey, outcome, children }: FundLayoutProps): ReactElement {
  if (!outcome.ok) return <FailurePage failure={outcome} />
  const fund = outcome.data
  return (
    <Container asChild className="pb-20">
      <article className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <FundData fund={fund} />
        <StaticTop fund={fund} />
        <div className="min-w-0 lg:col-start-1">
          <FundTabs fundKey={fundKey} />
          {children}
        </div>
      </article>
    </Container>
  )
}

function FundTabs({ fundKey }: { fundKey: string }): ReactElement {
  const { tabs } = useTranslations().fund
  const params = { id: fundKey }
  const locale = useLocale()
  const own = pathFor({ to: '/funds/$id', params, locale })
  const documents = pathFor({ to: '/funds/$id/documents', params, locale })
  return (
    <Tabs label={tabs.label()} className="print:hidden">
      <TabLink>
        <AppLink to="/funds/$id" params={params} aria-current={useCurrent(own)}>
          {tabs.keyInformation()}
        </AppLink>
      </TabLink>
      <TabLink>
        <AppLink to="/funds/$id/documents" params={params} aria-current={useCurrent(documents, 'section')}>
          {tabs.documents()}
        </AppLink>
      </TabLink>
    </Tabs>
  )
}
