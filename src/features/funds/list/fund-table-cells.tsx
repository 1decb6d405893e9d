import type { ReactElement } from 'react'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { FundCompareToggle } from '../compare/fund-compare-toggle.tsx'
import { FundStatusBadge, LegalForm, RiskLevel, yearsText } from '../fund-labels.tsx'
import type { FundSummaryView } from '../fund-summary.schema.ts'
import { LatestValue } from '../fund-value.tsx'
import type { FundListSearch, NamedFund } from './fund-list.schema.ts'
import { fundPath } from './fund-list-address.ts'
import { WatchToggle } from './fund-watch.tsx'

type CellProps = { readonly fund: FundSummaryView }

/** Cells of one line in rows of 48 px. */
export const cellClass = 'h-12 whitespace-nowrap py-0! pr-4! align-middle! last:pr-0!'

type NameCellProps = CellProps & {
  readonly search: FundListSearch
  readonly chosen: readonly NamedFund[]
  /** True if the status is shown beside the name, because no heading states it. */
  readonly hasStatus: boolean
}

/** Row heading: comparison toggle and linked name. */
export function NameCell({ fund, search, chosen, hasStatus }: NameCellProps): ReactElement {
  const locale = useLocale()
  return (
    <span className="flex min-w-0 items-center gap-2">
      <FundCompareToggle {...{ fund, search, chosen }} isCompact />
      <WatchToggle fund={fund} isCompact />
      <span className="min-w-0">
        <span className="line-clamp-2 whitespace-normal font-serif text-base leading-5">
          {fund.hasPage ? (
            <a
              href={fundPath(locale, fund.key, search.compare)}
              title={fund.name}
              className="underline-offset-4 hover:underline"
            >
              {fund.name}
            </a>
          ) : (
            fund.name
          )}
        </span>
        {hasStatus && (
          <span className="block truncate text-muted text-sm">
            <FundStatusBadge status={fund.status} />
          </span>
        )}
      </span>
    </span>
  )
}

/** Words on at most the two lines that a row has room for. */
export function Words({ children }: { readonly children: string }): ReactElement {
  return <span className="line-clamp-2 min-w-28 whitespace-normal leading-5">{children}</span>
}

/** Legal form by its abbreviation. */
export function LegalFormCell({ fund }: CellProps): ReactElement {
  return <LegalForm form={fund.legalForm} />
}

/** Risk class. */
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

/** SFDR regime. */
export function SfdrCell({ fund: { sfdrArticle: article } }: CellProps): ReactElement {
  const { sfdr } = useTranslations().funds
  return <FigureOrNone text={article === null ? null : sfdr.article({ article })} />
}

/** Launch date. */
export function LaunchCell({ fund }: CellProps): ReactElement {
  return <FigureOrNone text={useFormatter().shortDate(fund.launchDate)} />
}

/** Latest net asset value with its date and share. */
export function ValueCell({ fund }: CellProps): ReactElement {
  return <LatestValue fund={fund} isOneLine />
}

function FigureOrNone({ text }: { text: string | null }): ReactElement {
  const { notAvailable } = useTranslations()
  return text === null ? <span className="text-muted">{notAvailable()}</span> : <span>{text}</span>
}
