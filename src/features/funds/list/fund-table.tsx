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

export type FundTableProps = {
  readonly funds: readonly FundSummaryView[]
  readonly search: FundListSearch
  readonly chosen: readonly NamedFund[]
}

type Column = {
  readonly heading: keyof Translations['funds']['table']
  readonly sort?: SortField
  readonly numeric?: boolean
  readonly Cell: (props: { readonly fund: FundSummaryView }) => ReactElement
}

const columns: readonly Column[] = [
  { heading: 'classification', Cell: cells.ClassificationCell },
  { heading: 'risk', sort: 'riskIndicator', Cell: cells.RiskCell },
  { heading: 'horizon', numeric: true, Cell: cells.HorizonCell },
  { heading: 'minimum', sort: 'minimumInvestment', numeric: true, Cell: cells.MinimumCell },
  { heading: 'launch', sort: 'launchDate', numeric: true, Cell: cells.LaunchCell },
  { heading: 'netAssetValue', numeric: true, Cell: cells.ValueCell },
]

/**
 * The funds as a table, for comparing many. Sortable headings are links, so that the table works as the HTML
 * of a static fragment and without scripts; the product API sorts and pages.
 */
export function FundTable({ funds: rows, search, chosen }: FundTableProps): ReactElement {
  const { funds } = useTranslations()
  return (
    <TableScroll label={funds.table.scroll()}>
      <Table className="min-w-3xl text-sm">
        <TableCaption hidden>{funds.table.caption()}</TableCaption>
        <TableHead>
          <tr>
            <ColumnHeading heading="name" sort="name" search={search} />
            {columns.map(({ Cell: _, ...column }) => (
              <ColumnHeading key={column.heading} {...column} search={search} />
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((fund) => (
            <TableRow key={fund.key}>
              <TableHeader scope="row" className="min-w-52">
                <cells.NameCell {...{ fund, search, chosen }} />
              </TableHeader>
              {columns.map(({ heading, numeric = false, Cell }) => (
                <TableCell key={heading} numeric={numeric}>
                  <Cell fund={fund} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}

type HeadingProps = Omit<Column, 'Cell'> & { readonly search: FundListSearch }

function ColumnHeading({ heading, sort, numeric = false, search }: HeadingProps): ReactElement {
  const locale = useLocale()
  const { funds } = useTranslations()
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
