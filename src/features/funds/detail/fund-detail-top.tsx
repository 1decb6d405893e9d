import type { ReactElement } from 'react'
import { GlossaryTerm } from '~/components/rich-text/glossary-term.tsx'
import { Breadcrumb, BreadcrumbItem } from '~/components/ui/breadcrumb.tsx'
import { ClosedOnPhone } from '~/components/ui/disclosure.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { createFormatter } from '~/lib/format/formatter.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { fundTabs } from '~/routing/addresses/route-table.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { FundStatusBadge, LegalForm, RiskLevel, yearsText } from '../fund-labels.tsx'
import { LatestValue } from '../fund-value.tsx'
import { lockUpText } from '../lock-up-text.ts'
import { FundActions } from './fund-actions.tsx'
import type { FundDetailView, FundRelatedView } from './fund-detail.schema.ts'
import { FundNotices } from './fund-detail-notices.tsx'
import { FundFacts } from './fund-facts.tsx'

/** The four figures by which a fund is first judged: value with its context, risk, lock-up and minimum. */
function FundFigures({ fund }: { readonly fund: FundDetailView }): ReactElement {
  const { fund: texts, funds, notAvailable } = useTranslations()
  const to = createFormatter(useLocale())
  const minimum = to.money(fund.minimumInvestment?.amount, fund.minimumInvestment?.currency)
  const years = yearsText(funds, to, fund.horizonYears)
  return (
    <section aria-label={texts.header.figures()}>
      <Facts layout="grid" className="grid-cols-2! border-hairline border-b lg:grid-cols-4!">
        <Fact
          term={
            <GlossaryTerm term="nav">
              {fund.latestValue ? funds.fact.netAssetValue() : texts.header.value()}
            </GlossaryTerm>
          }
        >
          <LatestValue fund={fund} />
        </Fact>
        <Fact
          term={<GlossaryTerm term="sri">{funds.fact.riskIndicator()}</GlossaryTerm>}
          detail={years && texts.risk.holding({ years })}
        >
          <RiskLevel level={fund.riskIndicator} />
        </Fact>
        <Fact term={<GlossaryTerm term="lockUp">{funds.lockUp.heading()}</GlossaryTerm>}>
          <span className="normal-nums">{lockUpText(funds, to, fund.lockUp) ?? notAvailable()}</span>
        </Fact>
        <Fact term={funds.fact.minimumInvestment()}>{minimum ?? notAvailable()}</Fact>
      </Facts>
    </section>
  )
}

export type TopProps = {
  readonly fund: FundDetailView
  readonly related: FundRelatedView
  /** Keys of the chosen funds that the address holds. */
  readonly compare?: readonly string[] | undefined
}

/** Header of a fund's pages: the fund's identity, its main figures, and the reader's actions (P-332). */
export function FundTop({ fund, related, compare }: TopProps): ReactElement {
  const { funds, navigation } = useTranslations()
  return (
    <header className="flex min-w-0 flex-col gap-4 pt-4 md:gap-5 md:pt-6 lg:col-span-2">
      <Breadcrumb label={navigation.breadcrumb()}>
        <BreadcrumbItem>
          <AppLink to="/funds" search={{ compare: compare && [...compare] }}>
            {navigation.funds()}
          </AppLink>
        </BreadcrumbItem>
        <BreadcrumbItem current>{fund.name}</BreadcrumbItem>
      </Breadcrumb>
      <div className="flex flex-col gap-3 pt-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <FundStatusBadge status={fund.status} look="soft" />
          <TimeLeft fund={fund} />
          <span className="text-muted text-sm">
            <LegalForm form={fund.legalForm} />
          </span>
        </div>
        <h1 className="text-3xl md:text-4xl">{fund.name}</h1>
        <p className="max-w-measure text-lg text-muted">{fund.summary}</p>
      </div>
      <FundFigures fund={fund} />
      <FundActions fund={fund} related={related} compare={compare ?? []} />
      <p className="max-w-measure border-hairline-strong border-l-2 pl-4 text-muted text-sm">
        {funds.warnings.marketing()}
      </p>
      {/* Where a jump to the tabs leads: the bar itself is in sight anywhere. The margins undo the gaps. */}
      <span id={fundTabs} className="-mt-4 -scroll-mt-6 block md:-mt-5 h-0" />
    </header>
  )
}

/** Until when an open fund may be subscribed, and the days that are left. */
function TimeLeft({ fund: { daysLeft, subscriptionPeriod } }: { fund: FundDetailView }): ReactElement | null {
  const { header } = useTranslations().fund
  const to = createFormatter(useLocale())
  const date = to.longDate(subscriptionPeriod?.closesOn)
  if (daysLeft === null || date === null) return null
  const count = to.decimal(String(daysLeft)) ?? ''
  return (
    <span className="text-sm">
      {header.until({ date })} ({header.daysLeft[to.plural(daysLeft)]({ count })})
    </span>
  )
}

/** The fourteen facts beside the page's sections (P-071), with the notices that the law requires. */
export function FundAside({ fund }: { readonly fund: FundDetailView }): ReactElement {
  const { fund: texts } = useTranslations()
  return (
    <aside aria-labelledby="fund-facts" className="lg:col-start-2 lg:row-start-3 lg:pt-8">
      {/* A summary taller than the window scrolls by itself: its first and last facts are always within reach
         (P-334). */}
      <section
        aria-labelledby="fund-facts"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, too
        tabIndex={0}
        className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:pr-2"
      >
        <h2 id="fund-facts" className="border-hairline-strong border-b pb-2 text-xl">
          {texts.facts.title()}
        </h2>
        <ClosedOnPhone summary={texts.more.facts()}>
          <FundFacts fund={fund} />
        </ClosedOnPhone>
      </section>
    </aside>
  )
}

/** The notices between the header and the sections. */
export function FundWarnings({ fund }: { readonly fund: FundDetailView }): ReactElement {
  return (
    <div className="pt-6 empty:hidden">
      <FundNotices fund={fund} />
    </div>
  )
}
