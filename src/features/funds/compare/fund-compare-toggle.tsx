import type { ReactElement } from 'react'
import { lineIcon } from '~/components/ui/line-icon.tsx'
import { keepScroll } from '~/routing/navigation/link-navigation.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FundSummaryView } from '../fund-summary.schema.ts'
import { type FundListSearch, mostCompared, type NamedFund } from '../list/fund-list.schema.ts'
import { withChoice } from '../list/fund-list.ts'
import { comparePath, fundListPath } from '../list/fund-list-address.ts'

const SquareCheck = lineIcon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm4 9 2 2 4-4',
)

/** An unticked box, drawn as one path: each card of a list has one. */
function Square({ className = '' }: { className?: string }): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={`m-px size-3.5 shrink-0 rounded-xs border border-current ${className}`}
    />
  )
}

type ToggleProps = {
  readonly fund: Pick<FundSummaryView, 'key' | 'name'>
  readonly search: FundListSearch
  readonly chosen: readonly NamedFund[]
  /** Shows the box only, for dense tables, whose page explains it. */
  readonly isCompact?: boolean
}

const toggleClass = 'touch-target inline-flex min-h-6 items-center gap-2 rounded text-sm'

/**
 * Adds a fund to the comparison or removes it. A link, since the choice is URL state and must work without
 * scripts; with two funds chosen, the others say why they cannot be, and these lead to their comparison (P-852).
 */
export function FundCompareToggle({ fund, search, chosen, isCompact = false }: ToggleProps): ReactElement {
  const locale = useLocale()
  const { funds } = useTranslations()
  const own = chosen.find(({ key }) => key === fund.key)
  if (own === undefined && chosen.length >= mostCompared) {
    return (
      <span className={`${toggleClass} text-muted`}>
        <Square className="opacity-50" />
        <span className={isCompact ? 'sr-only' : undefined}>{funds.selection.full()}</span>
      </span>
    )
  }
  const isChosen = own !== undefined
  const { add, added, addFund, removeFund, show } = funds.selection
  return (
    <>
      <a
        {...keepScroll}
        rel="nofollow"
        href={fundListPath(locale, withChoice(search, own?.asked ?? fund.key, !isChosen))}
        aria-label={isChosen ? removeFund({ name: fund.name }) : addFund({ name: fund.name })}
        className={`${toggleClass} underline-offset-4 hover:underline ${isChosen ? 'font-medium text-accent' : ''}`}
      >
        {isChosen ? <SquareCheck className="size-4" /> : <Square />}
        {!isCompact && (isChosen ? added() : add())}
      </a>
      {isChosen && !isCompact && chosen.length >= mostCompared && (
        <a
          href={comparePath(
            locale,
            chosen.map(({ key }) => key),
          )}
          className={`${toggleClass} text-link`}
        >
          {show()}
        </a>
      )}
    </>
  )
}
