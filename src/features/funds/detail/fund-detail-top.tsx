import type { ReactElement } from 'react'
import { Breadcrumb, BreadcrumbItem } from '~/components/ui/breadcrumb.tsx'
import { Button } from '~/components/ui/button.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FundStatusBadge, LegalForm } from '../fund-labels.tsx'
import type { FundDetailView } from './fund-detail.schema.ts'
import { FundNotices } from './fund-detail-notices.tsx'
import { FundFacts } from './fund-facts.tsx'

/** The content above and beside the tabs of a fund: its description, required notices and facts. */
export function FundTop({ fund }: { readonly fund: FundDetailView }): ReactElement {
  return (
    <>
      <FundHeader fund={fund} />
      <FundSummaryAside fund={fund} />
    </>
  )
}

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
      {/* Where the summary is taller than the window, it sticks with its last fact in view instead of its
         first. */}
      <div className="lg:sticky lg:top-[min(1.5rem,calc(100dvh-61rem))]">
        <h2 id="fund-facts" className="border-hairline-strong border-b pb-3 text-xl">
          {texts.facts.title()}
        </h2>
        <FundFacts fund={fund} />
      </div>
    </aside>
  )
}
