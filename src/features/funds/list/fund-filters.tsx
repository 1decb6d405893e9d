import type { ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { Checkbox } from '~/components/ui/choice.tsx'
import { Field } from '~/components/ui/field.tsx'
import { Fieldset } from '~/components/ui/fieldset.tsx'
import { Select } from '~/components/ui/input.tsx'
import { Cross } from '~/components/ui/line-icon.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { facetLabel, limitLabel, termLabel } from './fund-filter-labels.ts'
import { limitFilterNames, limitFilters, termFilterNames, termFilters } from './fund-filter-values.ts'
import {
  type FacetView,
  type FilterName,
  type FundListSearch,
  type FundListView,
  filterNames,
  type LimitFilterName,
  type TermFilterName,
} from './fund-list.schema.ts'

/** Element id of the panel, for the button that opens it on small screens. */
export const filtersPanelId = 'fund-filters'

type FiltersProps = { readonly list: FundListView; readonly search: FundListSearch }

/**
 * The filters: a column on large screens, a popover on small ones. The browser opens and closes the
 * popover, so that it needs no scripts.
 */
export function FundFilters({ list, search }: FiltersProps): ReactElement {
  const to = useFormatter()
  const { funds } = useTranslations()
  return (
    <div
      id={filtersPanelId}
      popover="auto"
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full overflow-y-auto border-hairline-strong border-t bg-background px-5 text-foreground backdrop:bg-neutral-950/40 overscroll-contain lg:sticky lg:top-[calc(var(--header-space)+1rem)] lg:bottom-auto lg:block lg:max-h-[calc(100dvh-var(--header-space)-2rem)] lg:self-start lg:border-0 lg:bg-transparent lg:p-0 lg:pr-3 print:hidden"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between bg-background py-3 lg:hidden">
        <h2 className="text-xl">{funds.filter.heading()}</h2>
        <Button
          variant="ghost"
          color="neutral"
          iconOnly
          popoverTarget={filtersPanelId}
          popoverTargetAction="hide"
          aria-label={funds.filter.close()}
        >
          <Cross />
        </Button>
      </div>
      <p data-needs-scripts className="mb-4 text-muted text-sm">
        {funds.filter.atOnce()}
      </p>
      <div className="flex flex-col gap-6">
        {filterNames.map((name) => (
          <FilterGroup key={name} {...{ name, values: list.facets[name], chosen: search[name] ?? [] }} />
        ))}
        {limitFilterNames.map((name) => (
          <LimitFilter key={name} name={name} counts={list.narrow[name]} chosen={search[name]} />
        ))}
        {termFilterNames.map((name) => (
          <TermGroup key={name} name={name} counts={list.narrow[name]} chosen={search[name] ?? []} />
        ))}
      </div>
      <div className="sticky bottom-0 bg-background py-4 lg:static">
        <Button type="submit" className="w-full [[data-scripts]_&]:hidden">
          {funds.filter.apply()}
        </Button>
        <Button
          className="w-full lg:hidden"
          data-needs-scripts
          popoverTarget={filtersPanelId}
          popoverTargetAction="hide"
        >
          {funds.filter.show({ text: to.decimal(list.total) ?? '', count: list.total })}
        </Button>
      </div>
    </div>
  )
}

type GroupProps = {
  readonly name: FilterName
  readonly values: readonly FacetView[]
  readonly chosen: readonly string[]
}

function FilterGroup({ name, values, chosen }: GroupProps): ReactElement {
  const to = useFormatter()
  const { funds } = useTranslations()
  return (
    <Fieldset legend={funds.fact[name]()}>
      <div className="flex flex-col border-hairline border-t pt-2">
        {values.map(({ code, label, count }) => (
          <Checkbox
            key={code}
            name={name}
            value={code}
            defaultChecked={chosen.includes(code)}
            label={facetLabel(funds, name, { code, label })}
            detail={<FacetCount {...{ count, text: to.decimal(count) ?? '' }} />}
            className={count === 0 && !chosen.includes(code) ? 'text-muted text-sm' : 'text-sm'}
          />
        ))}
      </div>
    </Fieldset>
  )
}

type Counts = Readonly<Record<string, number>>
type LimitProps = {
  readonly name: LimitFilterName
  readonly counts: Counts
  readonly chosen: string | undefined
}

/** The most that a value may be: one of a few round ones, with its number of results. */
function LimitFilter({ name, counts, chosen }: LimitProps): ReactElement {
  const to = useFormatter()
  const { funds } = useTranslations()
  const label = name === 'minimum' ? funds.fact.minimumInvestment() : funds.fact.horizon()
  return (
    <Field label={label}>
      <Select name={name} defaultValue={chosen ?? ''}>
        <option value="">{funds.filter.any()}</option>
        {limitFilters[name].map((limit) => (
          <option key={limit} value={limit}>
            {limitLabel(funds, to, name, limit)}
            {counts[limit] !== undefined && ` (${to.decimal(counts[limit])})`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type TermGroupProps = {
  readonly name: TermFilterName
  readonly counts: Counts
  readonly chosen: readonly string[]
}

function TermGroup({ name, counts, chosen }: TermGroupProps): ReactElement {
  const to = useFormatter()
  const { funds } = useTranslations()
  const detailOf = (count: number | undefined) =>
    count === undefined ? undefined : <FacetCount {...{ count, text: to.decimal(count) ?? '' }} />
  return (
    <Fieldset legend={funds.fact[name]()}>
      <div className="grid grid-cols-2 gap-x-4 border-hairline border-t pt-2">
        {termFilters[name].map((code) => (
          <Checkbox
            key={code}
            name={name}
            value={code}
            defaultChecked={chosen.includes(code)}
            label={termLabel(funds, name, code)}
            detail={detailOf(counts[code])}
            className="text-sm"
          />
        ))}
      </div>
    </Fieldset>
  )
}

function FacetCount({ count, text }: { count: number; text: string }): ReactElement {
  const { funds } = useTranslations()
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{funds.filter.resultsOfValue({ text, count })}</span>
    </>
  )
}
