import type { ReactElement, ReactNode } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { Container } from '~/components/layout/container.tsx'
import { TabLink, Tabs } from '~/components/ui/tabs.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { fundTabs } from '~/routing/addresses/route-table.ts'
import { useCurrent } from '~/routing/navigation/use-current.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { FundData } from '../fund-data.tsx'
import type { FundDetailView, FundFileView, FundRelatedView } from './fund-detail.schema.ts'
import { StaticAside, StaticTop, StaticWarnings } from './fund-detail-static.tsx'

type FundLayoutProps = {
  /** The fund's key in the URL. */
  readonly fundKey: string
  readonly outcome: Outcome<FundDetailView>
  readonly related: FundRelatedView
  /** The open tab. */
  readonly children: ReactNode
}

/** The layout shared by a fund's pages: header, the bar that stays in sight, facts and the open tab. */
export function FundLayout({ fundKey, outcome, related, children }: FundLayoutProps): ReactElement {
  if (!outcome.ok) return <FailurePage failure={outcome} />
  const fund = outcome.data
  return (
    <Container asChild className="pb-12 md:pb-20">
      <article className="grid gap-x-16 gap-y-4 md:gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <FundData fund={fund} />
        <StaticTop fund={fund} related={related} />
        <FundBar fundKey={fundKey} fund={fund} keyInformation={related.keyInformation} />
        <div className="min-w-0 lg:col-start-1 lg:row-start-3">
          <StaticWarnings fund={fund} />
          {children}
        </div>
        <StaticAside fund={fund} />
      </article>
    </Container>
  )
}

/** Scrolls back to the tabs when the page is scrolled past them: the other tab is read from its start. */
function leaveDepth(): void {
  const anchor = document.getElementById(fundTabs)
  if (anchor && anchor.getBoundingClientRect().top < 0) anchor.scrollIntoView()
}

type BarProps = {
  readonly fundKey: string
  readonly fund: FundDetailView
  readonly keyInformation: FundFileView | null
}

/** The bar that stays in sight: the fund's name, its tabs and its main document. */
function FundBar({ fundKey, fund, keyInformation }: BarProps): ReactElement {
  const { actions, tabs } = useTranslations().fund
  const params = { id: fundKey }
  const locale = useLocale()
  const own = pathFor({ to: '/funds/$id', params, locale })
  const documents = pathFor({ to: '/funds/$id/documents', params, locale })
  return (
    <div
      data-sticky="top"
      className="sticky top-(--header-space) z-20 flex items-center gap-x-8 border-hairline border-b bg-background lg:col-span-2 print:hidden"
    >
      <span aria-hidden="true" className="hidden min-w-0 truncate font-serif text-lg md:block">
        {fund.name}
      </span>
      <Tabs label={tabs.label()} className="border-b-0!">
        <TabLink>
          <AppLink
            to="/funds/$id"
            params={params}
            hash={fundTabs}
            keepsScroll
            onClick={leaveDepth}
            aria-current={useCurrent(own)}
          >
            {tabs.keyInformation()}
          </AppLink>
        </TabLink>
        <TabLink>
          <AppLink
            to="/funds/$id/documents"
            params={params}
            hash={fundTabs}
            keepsScroll
            onClick={leaveDepth}
            aria-current={useCurrent(documents, 'section')}
          >
            {tabs.documents()}
          </AppLink>
        </TabLink>
      </Tabs>
      <div className="ml-auto hidden shrink-0 items-center gap-x-5 text-sm sm:flex">
        {keyInformation && (
          <a href={keyInformation.href} type="application/pdf" className="text-link">
            {actions.keyInformationShort()}
          </a>
        )}
        <AppLink to="/funds" search={{ compare: [fund.key] }} className="text-link hidden lg:block">
          {actions.compareShort()}
        </AppLink>
      </div>
    </div>
  )
}
