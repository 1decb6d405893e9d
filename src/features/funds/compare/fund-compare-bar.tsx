import type { ReactElement } from 'react'
import { StickyBar } from '~/components/layout/sticky-bar.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Cross } from '~/components/ui/line-icon.tsx'
import { keepScroll } from '~/routing/navigation/link-navigation.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { type FundListSearch, mostCompared, type NamedFund } from '../list/fund-list.schema.ts'
import { withChoice } from '../list/fund-list.ts'
import { comparePath, fundListPath } from '../list/fund-list-address.ts'

type BarProps = { readonly search: FundListSearch; readonly chosen: readonly NamedFund[] }

/**
 * The funds chosen for comparison, at the bottom of the window; the compare link is disabled until there
 * are exactly two.
 */
export function FundCompareBar({ search, chosen }: BarProps): ReactElement | null {
  const locale = useLocale()
  const { funds } = useTranslations()
  if (chosen.length === 0) return null
  return (
    <StickyBar label={funds.selection.label()} className="print:hidden">
      <ul className="flex min-w-0 grow flex-wrap gap-x-8 max-sm:w-full">
        {chosen.map(({ asked, name }) => (
          <li key={asked} className="flex min-w-0 items-center gap-2">
            <span className="truncate font-serif sm:text-lg">{name}</span>
            <a
              {...keepScroll}
              href={fundListPath(locale, withChoice(search, asked, false))}
              aria-label={funds.selection.removeFund({ name })}
              className="touch-target rounded p-1 text-muted hover:text-foreground"
            >
              <Cross className="size-4" />
            </a>
          </li>
        ))}
      </ul>
      <CompareAct keys={chosen.map(({ key }) => key)} />
    </StickyBar>
  )
}

function CompareAct({ keys }: { keys: readonly string[] }): ReactElement {
  const locale = useLocale()
  const { funds } = useTranslations()
  if (keys.length < mostCompared)
    return <p className="text-muted text-sm">{funds.selection.chooseAnother()}</p>
  return (
    <Button asChild>
      <a href={comparePath(locale, keys)}>{funds.selection.compare()}</a>
    </Button>
  )
}
