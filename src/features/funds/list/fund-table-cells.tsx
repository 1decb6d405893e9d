import type { ReactElement } from 'react'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { FundCompareToggle } from '../compare/fund-compare-toggle.tsx'
import { FundStatusBadge, LatestValue, LegalForm, RiskLevel, yearsText } from '../fund-labels.tsx'
import type { FundSummaryView } from '../fund-summary.schema.ts'
import type { FundListSearch, NamedFund } from './fund-list.schema.ts'
import { fundPath } from './fund-list-address.ts'

type CellProps = { readonly fund: FundSummaryView }

type NameCellProps = CellProps & {
  readonly search: FundListSearch
  readonly chosen: readonly NamedFund[]
}

/** Row heading: linked name, legal form, state and comparison toggle. */
export function NameCell({ fund, search, chosen }: NameCellProps): ReactElement {
  const locale = useLocale()
  return (
    <div className="flex flex-col gap-1">
      <span className="font-serif text-base">
        {fund.hasPage ? (
          <a href={fundPath(locale, fund.key)} className="underline-offset-4 hover:underline">
            {fund.name}
          </a>
        ) : (
          fund.name
        )}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 text-muted">
        <FundStatusBadge status={fund.status} />
        <LegalForm form={fund.legalForm} />
      </span>
      <FundCompareToggle {...{ fund, search, chosen }} />
    </div>
  )
}

/** Strategy, with geography below. */
export function ClassificationCell({ fund }: CellProps): ReactElement {
  return (
    <>
      {fund.strategy}
      <span className="block text-muted">{fund.geography}</span>
    </>
  )
}

/** Risk class with its seven-tick scale. */
export function RiskCell({ fund }: CellProps): ReactElement {
  return <RiskLevel level={fund.riskIndicator} ticks={false} />
}

/** Recommended holding period. */
export function HorizonCell({ fund }: CellProps): ReactElement {
  const to = useFormatter()
  const { funds } = useTranslations()
  return <FigureOrNone text={yearsText(funds, to, fund.horizonYears)} />
}

/** Minimum investment. */
export function MinimumCell({ fund: { minimumInvestment } }: CellProps): ReactElement {
  const to = useFormatter()
  return <FigureOrNone text={to.money(minimumInvestment?.amount, minimumInvestment?.currency)} />
}

/** Launch date. */
export function LaunchCell({ fund }: CellProps): ReactElement {
  return <FigureOrNone text={useFormatter().shortDate(fund.launchDate)} />
}

/** Latest net asset value with its date and share. */
export function ValueCell({ fund }: CellProps): ReactElement {
  return <LatestValue latest={fund.latestValue} />
}

function FigureOrNone({ text }: { text: string | null }): ReactElement {
  const { notAvailable } = useTranslations()
  if (text === null) return <span className="text-muted">{notAvailable()}</span>
  return <span className="whitespace-nowrap">{text}</span>
}
