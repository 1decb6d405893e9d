import type { ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { Checkbox } from '~/components/ui/choice.tsx'
import { Label } from '~/components/ui/field.tsx'
import { Fieldset } from '~/components/ui/fieldset.tsx'
import { Input, Select } from '~/components/ui/input.tsx'
import { lineIcon, Search } from '~/components/ui/line-icon.tsx'
import { Popover } from '~/components/ui/popover.tsx'
import { Segmented, SegmentedLink } from '~/components/ui/segmented.tsx'
import { keepScroll } from '~/routing/navigation/link-navigation.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { filtersPanelId } from './fund-filters.tsx'
import { type FundListSearch, fundSorts, tableColumns, usualColumns } from './fund-list.schema.ts'
import { activeFilterCount } from './fund-list.ts'
import { fundListPath } from './fund-list-address.ts'

const Sliders = lineIcon('M10 5H3m9 14H3M14 3v4m2 10v4m5-9h-9m9 7h-5m5-14h-7M8 10v4m0-2H3')
const Grid = lineIcon(
  'M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm11 0h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm0 11h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z',
)
const Rows = lineIcon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm-2 6h18M3 15h18',
)
const Columns = lineIcon('M4 4h16v16H4zM10 4v16M15 4v16')
const Years = lineIcon('M4 20h16M6 16v-4m4 4V6m4 10v-7m4 7V4')

/** Free text search over names and descriptions; its button submits the whole form. */
export function FundSearchBox({ search }: { search: FundListSearch }): ReactElement {
  const { funds } = useTranslations()
  return (
    <search className="flex flex-col gap-1.5 print:hidden">
      <Label htmlFor="fund-search">{funds.search.label()}</Label>
      <div className="relative">
        <Input
          id="fund-search"
          type="search"
          name="q"
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          defaultValue={search.q ?? ''}
          placeholder={funds.search.placeholder()}
          className="pr-12"
        />
        <Button
          type="submit"
          variant="ghost"
          color="neutral"
          iconOnly
          aria-label={funds.search.submit()}
          className="absolute inset-y-0 right-0.5 my-auto"
        >
          <Search />
        </Button>
      </div>
    </search>
  )
}

/** Opens the filters on small screens. */
export function FundFiltersButton({ search }: { search: FundListSearch }): ReactElement {
  const { funds } = useTranslations()
  const count = activeFilterCount(search)
  return (
    <Button
      variant="outline"
      color="neutral"
      popoverTarget={filtersPanelId}
      className="lg:hidden print:hidden"
    >
      <Sliders />
      {count === 0 ? funds.filter.open() : funds.filter.openWithCount({ count })}
    </Button>
  )
}

/** Sort order and presentation of the results. */
export function FundListControls({ search }: { search: FundListSearch }): ReactElement {
  const { funds } = useTranslations()
  return (
    <div className="flex min-w-0 flex-wrap items-end gap-x-4 gap-y-3 max-sm:w-full sm:items-center lg:flex-nowrap print:hidden">
      <div className="flex min-w-40 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5 sm:flex-nowrap lg:flex-none">
        <Label htmlFor="fund-sort" className="shrink-0 max-sm:basis-full">
          {funds.sort.label()}
        </Label>
        <Select
          id="fund-sort"
          name="sort"
          defaultValue={search.sort ?? ''}
          className="min-w-0 grow lg:w-52 lg:grow-0"
        >
          <option value="">{funds.sort.status()}</option>
          {fundSorts.map((sort) => (
            <option key={sort} value={sort}>
              {funds.sort[sort]()}
            </option>
          ))}
        </Select>
      </div>
      {search.view === 'table' && <ColumnChoice search={search} />}
      <ViewChoice search={search} />
    </div>
  )
}

/** The columns of the table, as boxes of the list's form: they are part of its address. */
function ColumnChoice({ search }: { search: FundListSearch }): ReactElement {
  const { funds } = useTranslations()
  const shown = search.columns ?? usualColumns
  return (
    <Popover
      label={funds.table.columns()}
      align="end"
      trigger={
        <Button variant="outline" color="neutral" size="sm">
          <Columns />
          {funds.table.columns()}
        </Button>
      }
    >
      <Fieldset legend={funds.table.columns()}>
        {tableColumns.map((column) => (
          <Checkbox
            key={column}
            name="columns"
            value={column}
            defaultChecked={shown.includes(column)}
            label={funds.table[column]()}
            className="text-sm"
          />
        ))}
      </Fieldset>
      <Button type="submit" size="sm" className="mt-3 w-full [[data-scripts]_&]:hidden">
        {funds.filter.apply()}
      </Button>
    </Popover>
  )
}

function ViewChoice({ search }: { search: FundListSearch }): ReactElement {
  const locale = useLocale()
  const { funds } = useTranslations()
  const views = [
    { view: undefined, label: funds.view.cards(), Icon: Grid },
    { view: 'table' as const, label: funds.view.table(), Icon: Rows },
    { view: 'performance' as const, label: funds.view.performance(), Icon: Years },
  ]
  return (
    <Segmented label={funds.view.label()}>
      {views.map(({ view, label, Icon }) => (
        <SegmentedLink key={label}>
          <a
            {...keepScroll}
            href={fundListPath(locale, { ...search, view })}
            aria-current={search.view === view ? 'true' : undefined}
          >
            <Icon />
            <span className="max-sm:sr-only">{label}</span>
          </a>
        </SegmentedLink>
      ))}
    </Segmented>
  )
}
