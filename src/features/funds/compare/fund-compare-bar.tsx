import type { ReactElement, ReactNode } from 'react'
import { StickyBar } from '~/components/layout/sticky-bar.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Cross } from '~/components/ui/line-icon.tsx'
import { keepScroll } from '~/routing/navigation/link-navigation.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { type FundListSearch, mostCompared, type NamedFund } from '../list/fund-list.schema.ts'
import { withChoice, withoutFilters } from '../list/fund-list.ts'
import { comparePath, fundListPath } from '../list/fund-list-address.ts'
import type { ChosenFund } from './fund-choice.ts'

type ChosenProps = {
  readonly chosen: readonly ChosenFund[]
  /** Address of the page without the fund. */
  readonly without: (fund: ChosenFund) => string
  /** Called in place of following that address. */
  readonly onRemove?: ((fund: ChosenFund) => void) | undefined
  /** What to do next, while there are fewer than two. */
  readonly next: ReactNode
}

/** The chosen funds, at the bottom of the window, with the way to their comparison once there are two (P-362). */
export function ChosenBar({ chosen, without, onRemove, next }: ChosenProps): ReactElement {
  const locale = useLocale()
  const { funds } = useTranslations()
  return (
    <StickyBar label={funds.selection.label()} className="print:hidden">
      <ul className="flex min-w-0 grow flex-wrap gap-x-8 max-sm:w-full">
        {chosen.map((fund) => (
          <li key={fund.key} className="flex min-w-0 items-center gap-2">
            <span className="truncate font-serif sm:text-lg">{fund.name}</span>
            <a
              {...keepScroll}
              rel="nofollow"
              href={without(fund)}
              aria-label={funds.selection.removeFund({ name: fund.name })}
              onClick={
                onRemove &&
                ((event) => {
                  event.preventDefault()
                  onRemove(fund)
                })
              }
              className="touch-target rounded p-1 text-muted hover:text-foreground"
            >
              <Cross className="size-4" />
            </a>
          </li>
        ))}
      </ul>
      {chosen.length < mostCompared ? (
        next
      ) : (
        <Button asChild>
          <a
            href={comparePath(
              locale,
              chosen.map(({ key }) => key),
            )}
          >
            {funds.selection.compare()}
          </a>
        </Button>
      )}
    </StickyBar>
  )
}

type ListBarProps = { readonly search: FundListSearch; readonly chosen: readonly NamedFund[] }

/**
 * The bar of chosen funds on the list, where the address holds the choice. A single one leads to the funds of its
 * strategy, with which it is mostly compared (P-829).
 */
export function FundCompareBar({ search, chosen }: ListBarProps): ReactElement | null {
  const locale = useLocale()
  const { funds } = useTranslations()
  if (chosen.length === 0) return null
  const strategy = chosen[0]?.strategy
  const askedOf = (fund: ChosenFund) => chosen.find(({ key }) => key === fund.key)?.asked ?? fund.key
  return (
    <ChosenBar
      chosen={chosen}
      without={(fund) => fundListPath(locale, withChoice(search, askedOf(fund), false))}
      next={
        <p className="text-muted text-sm">
          {funds.selection.chooseAnother()}{' '}
          {strategy && !search.strategy?.includes(strategy.code) && (
            <a
              {...keepScroll}
              href={fundListPath(locale, { ...withoutFilters(search), strategy: [strategy.code] })}
              className="text-link"
            >
              {funds.selection.sameStrategy({ strategy: strategy.label })}
            </a>
          )}
        </p>
      }
    />
  )
}
