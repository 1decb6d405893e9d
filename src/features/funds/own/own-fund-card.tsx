import type { ReactElement } from 'react'
import { Card, CardControls, CardFooter } from '~/components/ui/card.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { nativeNavigation } from '~/routing/navigation/link-navigation.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FundCompareToggle } from '../compare/fund-compare-toggle.tsx'
import { LatestValue } from '../fund-value.tsx'
import { FundCardHead } from '../list/fund-card-head.tsx'
import type { FundListSearch, NamedFund } from '../list/fund-list.schema.ts'
import type { OwnFundView } from './own-funds.schema.ts'

type OwnFundCardProps = {
  readonly fund: OwnFundView
  readonly search: FundListSearch
  readonly chosen: readonly NamedFund[]
}

/** Card of an own fund: its value, newest document and next event. */
export function OwnFundCard({ fund, search, chosen }: OwnFundCardProps): ReactElement {
  const { funds, own_funds } = useTranslations()
  return (
    <Card asChild look="ruled">
      <li>
        <FundCardHead fund={fund} />
        <Facts layout="rows" className="mt-3 text-sm [&>div]:py-1.5!">
          <Fact term={funds.fact.netAssetValue()}>
            <LatestValue fund={fund} />
          </Fact>
          <Fact term={own_funds.list.newestDocument()}>
            <NewestDocument fund={fund} />
          </Fact>
          <Fact term={own_funds.list.nextDate()}>
            <NextDate fund={fund} />
          </Fact>
        </Facts>
        <CardFooter>
          <CardControls>
            <FundCompareToggle {...{ fund, search, chosen }} />
          </CardControls>
        </CardFooter>
      </li>
    </Card>
  )
}

type FundProps = { readonly fund: OwnFundView }

function NewestDocument({ fund: { newestDocument } }: FundProps): ReactElement {
  const { list } = useTranslations().own_funds
  const to = useFormatter()
  if (newestDocument === null) return <span className="text-muted">{list.noDocument()}</span>
  return (
    <CardControls>
      <a {...nativeNavigation} href={newestDocument.href} type="application/pdf" className="text-link">
        {newestDocument.title}
      </a>
      <span className="block text-muted">
        {list.documentOn({ date: to.shortDate(newestDocument.publishedOn) ?? '' })}
      </span>
    </CardControls>
  )
}

function NextDate({ fund: { nextDate } }: FundProps): ReactElement {
  const { list } = useTranslations().own_funds
  const to = useFormatter()
  if (nextDate === null) return <span className="text-muted">{list.noDate()}</span>
  return (
    <>
      {to.longDate(nextDate.date)}
      <span className="block text-muted">{list.events[nextDate.kind]()}</span>
    </>
  )
}
