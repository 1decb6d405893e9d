import type { ReactElement } from 'react'
import { SortHeader } from '~/components/table/list-pages.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableScroll,
} from '~/components/ui/table.tsx'
import { keepScroll } from '~/routing/navigation/link-navigation.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FundSummaryView } from '../fund-summary.schema.ts'
import { FundGroupName } from './fund-group-name.tsx'
import {
  type FundListSearch,
  mostCompared,
  type NamedFund,
  type TableColumn,
  usualColumns,
} from './fund-list.schema.ts'
import { nextSort, type SortField, sortDirection, withFilters } from './fund-list.ts'
import { fundListPath } from './fund-list-address.ts'
import { type FundGroup, fundGroups, type StatusCounts } from './fund-list-groups.ts'
import * as cells from './fund-table-cells.tsx'

export type FundTableProps = {
  readonly funds: readonly FundSummaryView[]
  readonly search: FundListSearch
  readonly chosen: readonly NamedFund[]
  /** Number of results in each state. */
  readonly counts: StatusCounts
}

type Column = {
  readonly sort?: SortField
  readonly numeric?: boolean
  readonly Cell: (props: { readonly fund: FundSummaryView }) => ReactElement
}

const columns: Readonly<Record<TableColumn, Column>> = {
  strategy: { Cell: ({ fund }) => <cells.Words>{fund.strategy}</cells.Words> },
  assetClass: { Cell: ({ fund }) => <cells.Words>{fund.assetClass}</cells.Words> },
  geography: { Cell: ({ fund }) => <cells.Words>{fund.geography}</cells.Words> },
  legalForm: { Cell: cells.LegalFormCell },
  risk: { sort: 'riskIndicator', numeric: true, Cell: cells.RiskCell },
  horizon: { numeric: true, Cell: cells.HorizonCell },
  minimum: { sort: 'minimumInvestment', numeric: true, Cell: cells.MinimumCell },
  sfdr: { numeric: true, Cell: cells.SfdrCell },
  launch: { sort: 'launchDate', numeric: true, Cell: cells.LaunchCell },
  value: { numeric: true, Cell: cells.ValueCell },
}

/** The first column stays while the others scroll sideways under it. */
const stuck = 'sticky left-0 z-10 bg-background'

/**
 * The funds as a dense table, for comparing many: rows of one line, the chosen columns. Sortable headings are
 * links, so that the table works as the HTML of a static fragment and without scripts; the product API sorts
 * and pages.
 */
export function FundTable({ funds: rows, search, chosen, counts }: FundTableProps): ReactElement {
  const { funds } = useTranslations()
  const shown = search.columns ?? usualColumns
  return (
    <>
      {chosen.length >= mostCompared && (
        <p className="mb-3 text-muted text-sm print:hidden">{funds.selection.fullNote()}</p>
      )}
      <TableScroll label={funds.table.scroll()} className="max-lg:-mx-5 max-lg:px-5">
        <Table className="text-sm">
          <TableCaption hidden>{funds.table.caption()}</TableCaption>
          <TableHead>
            <tr>
              <ColumnHeading name="name" sort="name" search={search} className={stuck} />
              {shown.map((name) => (
                <ColumnHeading key={name} name={name} {...columns[name]} search={search} />
              ))}
            </tr>
          </TableHead>
          {fundGroups(rows, search).map((group) => (
            <GroupRows key={group.status ?? ''} {...{ group, shown, search, chosen, counts }} />
          ))}
        </Table>
      </TableScroll>
    </>
  )
}

type GroupProps = Omit<FundTableProps, 'funds'> & {
  readonly group: FundGroup<FundSummaryView>
  readonly shown: readonly TableColumn[]
}

function GroupRows({ group: { status, funds }, shown, search, chosen, counts }: GroupProps): ReactElement {
  return (
    <TableBody>
      {status && (
        <tr className="border-hairline-strong border-b">
          <th scope="rowgroup" colSpan={shown.length + 1} className="pt-6 pb-2 text-left font-normal">
            <span className="sticky left-0">
              <FundGroupName status={status} count={counts[status]} />
            </span>
          </th>
        </tr>
      )}
      {funds.map((fund) => (
        <TableRow key={fund.key} className="group/row">
          <TableHeader scope="row" className={`${cells.cellClass} ${stuck} max-w-52 sm:min-w-64 sm:max-w-72`}>
            <cells.NameCell {...{ fund, search, chosen }} hasStatus={status === null} />
          </TableHeader>
          {shown.map((name) => {
            const { numeric = false, Cell } = columns[name]
            return (
              <TableCell key={name} numeric={numeric} className={cells.cellClass}>
                <Cell fund={fund} />
              </TableCell>
            )
          })}
        </TableRow>
      ))}
    </TableBody>
  )
}

type HeadingProps = Omit<Column, 'Cell'> & {
  readonly name: TableColumn | 'name'
  readonly search: FundListSearch
  readonly className?: string
}

function ColumnHeading({ name, sort, numeric = false, search, className = '' }: HeadingProps): ReactElement {
  const locale = useLocale()
  const { funds } = useTranslations()
  const label = funds.table[name]()
  if (sort === undefined)
    return (
      <TableHeader numeric={numeric} className={`whitespace-nowrap pr-4! last:pr-0! ${className}`}>
        {label}
      </TableHeader>
    )
  const address = fundListPath(locale, withFilters(search, { sort: nextSort(sort, search.sort) }))
  return (
    <SortHeader
      direction={sortDirection(sort, search.sort)}
      numeric={numeric}
      className={`pr-4! last:pr-0! ${className}`}
    >
      <a {...keepScroll} href={address} rel="nofollow" className="whitespace-nowrap">
        {label}
      </a>
    </SortHeader>
  )
}
