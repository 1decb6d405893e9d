import type { ReactElement } from 'react'
import { Chip } from '~/components/ui/chip.tsx'
import { keepScroll } from '~/routing/navigation/link-navigation.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { facetLabel, limitLabel, termLabel } from './fund-filter-labels.ts'
import { limitFilterNames, termFilterNames } from './fund-filter-values.ts'
import { type FundListSearch, type FundListView, filterNames } from './fund-list.schema.ts'
import { withFilters, withoutFilters, withoutValue } from './fund-list.ts'
import { fundListPath } from './fund-list-address.ts'

export type ChipsProps = { readonly facets: FundListView['facets']; readonly search: FundListSearch }

type ActiveFilter = { readonly key: string; readonly label: string; readonly without: FundListSearch }

/** Returns the chips of filters without counts; limits are labelled with the name of the limited figure. */
function useNarrowChips(search: FundListSearch): ActiveFilter[] {
  const to = useFormatter()
  const { funds } = useTranslations()
  const terms = termFilterNames.flatMap((name) =>
    (search[name] ?? []).map((code) => ({
      key: `${name} ${code}`,
      label: termLabel(funds, name, code),
      without: withoutValue(search, name, code),
    })),
  )
  const limits = limitFilterNames.flatMap((name) => {
    const limit = search[name]
    if (limit === undefined) return []
    const what = name === 'minimum' ? funds.fact.minimumInvestment() : funds.fact.horizon()
    const label = funds.filter.limit({ what, limit: limitLabel(funds, to, name, limit) })
    return [{ key: name, label, without: withFilters(search, { [name]: undefined }) }]
  })
  const watched = search.watch && {
    key: 'watch',
    label: funds.watch.chosen({ text: to.decimal(search.watch.length) ?? '' }),
    without: withFilters(search, { watch: undefined }),
  }
  return [...(watched ? [watched] : []), ...limits, ...terms]
}

function useChips({ facets, search }: ChipsProps): ActiveFilter[] {
  const { funds } = useTranslations()
  const narrow = useNarrowChips(search)
  const values = filterNames.flatMap((name) =>
    facets[name]
      .filter(({ code }) => search[name]?.some((chosen) => chosen === code))
      .map((value) => ({
        key: `${name} ${value.code}`,
        label: facetLabel(funds, name, value),
        without: withoutValue(search, name, value.code),
      })),
  )
  if (search.q === undefined) return [...values, ...narrow]
  const text = {
    key: 'q',
    label: funds.filter.text({ text: search.q }),
    without: withFilters(search, { q: undefined }),
  }
  return [text, ...values, ...narrow]
}

/** The active filters; each is a link that removes it. */
export function FundFilterChips(props: ChipsProps): ReactElement {
  const locale = useLocale()
  const { funds } = useTranslations()
  const chips = useChips(props)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <ul aria-label={funds.filter.active()} className="flex flex-wrap gap-2">
        {chips.map(({ key, label, without }) => (
          <li key={key}>
            <Chip removable>
              <a
                {...keepScroll}
                href={fundListPath(locale, without)}
                aria-label={funds.filter.remove({ value: label })}
              >
                {label}
              </a>
            </Chip>
          </li>
        ))}
      </ul>
      <a
        {...keepScroll}
        href={fundListPath(locale, withoutFilters(props.search))}
        className="text-link touch-target inline-flex min-h-6 items-center text-sm"
      >
        {funds.filter.clearAll()}
      </a>
    </div>
  )
}
