import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import type { ReactElement } from 'react'
import type { Translations } from '~/lib/translations.ts'
import { keepScroll } from '~/routing/navigation/link-navigation.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { SortHeader } from '../../../components/table/list-pages.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableScroll,
} from '../../../components/ui/table.tsx'
import type { FundSummaryView } from '../fund-summary.schema.ts'
import type { FundListSearch, NamedFund } from './fund-list.schema.ts'
import { nextSort, type SortField, sortDirection, withFilters } from './fund-list.ts'
import { fundListPath } from './fund-list-address.ts'
import * as cells from './fund-table-cells.tsx'

type FundTableProps = {
  readonly funds: readonly FundSummaryView[]
  readonly search: FundListSearch
  readonly chosen: readonly NamedFund[]
}

type Column = {
  readonly heading: keyof Translations['funds']['table']
  readonly sort?: SortField
  readonly numeric?: boolean
}

// The product API sorts and pages; the table lays out rows and columns.
const features = tableFeatures({
  columnMeta: {} as Column,
  tableMeta: {} as Pick<FundTableProps, 'search' | 'chosen'>,
})
const column = createColumnHelper<typeof features, FundSummaryView>()

const columns = column.columns([
  column.display({
    id: 'name',
    meta: { heading: 'name', sort: 'name' },
    cell: ({ row, table }) => <cells.NameCell fund={row.original} {...table.options.meta} />,
  }),
  column.display({
    id: 'classification',
    meta: { heading: 'classification' },
    cell: ({ row }) => <cells.ClassificationCell fund={row.original} />,
  }),
  column.display({
    id: 'risk',
    meta: { heading: 'risk', sort: 'riskIndicator' },
    cell: ({ row }) => <cells.RiskCell fund={row.original} />,
  }),
  column.display({
    id: 'horizon',
    meta: { heading: 'horizon', numeric: true },
    cell: ({ row }) => <cells.HorizonCell fund={row.original} />,
  }),
  column.display({
    id: 'minimum',
    meta: { heading: 'minimum', sort: 'minimumInvestment', numeric: true },
    cell: ({ row }) => <cells.MinimumCell fund={row.original} />,
  }),
  column.display({
    id: 'launch',
    meta: { heading: 'launch', sort: 'launchDate', numeric: true },
    cell: ({ row }) => <cells.LaunchCell fund={row.original} />,
  }),
  column.display({
    id: 'value',
    meta: { heading: 'netAssetValue', numeric: true },
    cell: ({ row }) => <cells.ValueCell fund={row.original} />,
  }),
])

/** The funds as a table, for comparing many. Sortable headings are links, so they work without scripts. */
export function FundTable({ funds: data, search, chosen }: FundTableProps): ReactElement {
  const { funds } = useTranslations()
  const table = useTable({ features, columns, data, getRowId: (fund) => fund.key, meta: { search, chosen } })
  return (
    <TableScroll label={funds.table.scroll()}>
      <Table className="min-w-3xl text-sm">
        <TableCaption hidden>{funds.table.caption()}</TableCaption>
        <TableHead>
          <tr>
            {table.getFlatHeaders().map(({ id, column: { columnDef } }) => (
              <ColumnHeading key={id} column={columnDef.meta} search={search} />
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {table.getRowModel().rows.map((row) => (
            <TableRow key={row.id}>
              {row.getAllCells().map((cell) => {
                const content = <table.FlexRender cell={cell} />
                if (cell.column.id === 'name') {
                  return (
                    <TableHeader key={cell.id} scope="row" className="min-w-52">
                      {content}
                    </TableHeader>
                  )
                }
                return (
                  <TableCell key={cell.id} numeric={cell.column.columnDef.meta?.numeric ?? false}>
                    {content}
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}

type HeadingProps = { readonly column: Column | undefined; readonly search: FundListSearch }

function ColumnHeading({ column, search }: HeadingProps): ReactElement | null {
  const locale = useLocale()
  const { funds } = useTranslations()
  if (column === undefined) return null
  const { heading, sort, numeric = false } = column
  if (sort === undefined) return <TableHeader numeric={numeric}>{funds.table[heading]()}</TableHeader>
  const address = fundListPath(locale, withFilters(search, { sort: nextSort(sort, search.sort) }))
  return (
    <SortHeader direction={sortDirection(sort, search.sort)} numeric={numeric}>
      <a {...keepScroll} href={address} rel="nofollow">
        {funds.table[heading]()}
      </a>
    </SortHeader>
  )
}
