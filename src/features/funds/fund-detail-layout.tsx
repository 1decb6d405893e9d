import type { ReactElement, ReactNode } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { kept } from '~/components/kept/kept.tsx'
import { Container } from '~/components/layout/container.tsx'
import { Breadcrumb, BreadcrumbItem } from '~/components/ui/breadcrumb.tsx'
import { Button } from '~/components/ui/button.tsx'
import { TabLink, Tabs } from '~/components/ui/tabs.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink, pathFor } from '~/routing/links.tsx'
import { useCurrent } from '~/routing/use-current.ts'
import { useLocale, useTranslations } from '~/routing/use-locale.ts'
import { FundData } from './fund-data.tsx'
import type { FundDetailView } from './fund-detail.schema.ts'
import { FundNotices } from './fund-detail-notices.tsx'
import { FundFacts } from './fund-facts.tsx'
import { FundStatusBadge, LegalForm } from './fund-labels.tsx'

type FundLayoutProps = {
  /** The fund's name in the address. */
  readonly fundKey: string
  readonly outcome: Outcome<FundDetailView>
  /** The page of the tab that is open. */
  readonly children: ReactNode
}

/** What the pages of one fund share: its header, its facts and its tabs. */
export function FundLayout({ fundKey, outcome, children }: FundLayoutProps): ReactElement {
  if (!outcome.ok) return <FailurePage failure={outcome} />
  const fund = outcome.data
  return (
    <Container asChild className="pb-20">
      <article className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <FundData fund={fund} />
        <KeptHeader fund={fund} />
        <KeptSummary fund={fund} />
        <div className="min-w-0 lg:col-start-1">
          <FundTabs fundKey={fundKey} />
          {children}
        </div>
      </article>
    </Container>
  )
}

const KeptHeader = kept('fund-header', FundHeader)
const KeptSummary = kept('fund-summary', FundSummaryAside)

function FundHeader({ fund }: { fund: FundDetailView }): ReactElement {
  const { funds, fund: texts, navigation } = useTranslations()
  return (
    <header className="flex min-w-0 flex-col gap-6 pt-6 lg:col-start-1">
      <Breadcrumb label={navigation.breadcrumb()}>
        <BreadcrumbItem>
          <AppLink to="/funds">{navigation.funds()}</AppLink>
        </BreadcrumbItem>
        <BreadcrumbItem current>{fund.name}</BreadcrumbItem>
      </Breadcrumb>
      <div className="flex flex-col gap-4 pt-2 md:pt-4">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <FundStatusBadge status={fund.status} look="soft" />
          <span className="text-muted text-sm">
            <LegalForm form={fund.legalForm} />
          </span>
        </div>
        <h1 className="text-3xl md:text-4xl">{fund.name}</h1>
        <p className="max-w-measure text-lg text-muted">{fund.summary}</p>
      </div>
      <div className="flex flex-wrap items-center gap-4 print:hidden">
        <Button asChild variant="outline" color="neutral">
          <AppLink to="/funds" search={{ compare: [fund.key] }}>
            {texts.compareFund()}
          </AppLink>
        </Button>
      </div>
      <FundNotices fund={fund} />
      <p className="max-w-measure border-hairline-strong border-l-2 pl-4 text-muted text-sm">
        {funds.warnings.marketing()}
      </p>
    </header>
  )
}

function FundSummaryAside({ fund }: { fund: FundDetailView }): ReactElement {
  const { fund: texts } = useTranslations()
  return (
    <aside aria-labelledby="fund-facts" className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-16">
      {/* Taller than the window, the summary stops with its last fact in view instead of its first. */}
      <div className="lg:sticky lg:top-[min(1.5rem,calc(100dvh-61rem))]">
        <h2 id="fund-facts" className="border-hairline-strong border-b pb-3 text-xl">
          {texts.facts.title()}
        </h2>
        <FundFacts fund={fund} />
      </div>
    </aside>
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
