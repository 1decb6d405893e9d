import type { ReactElement } from 'react'
import { brand } from '~/brand.ts'
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
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { FundStatusBadge } from '../fund-labels.tsx'
import { FundGroupName } from './fund-group-name.tsx'
import type { FundListSearch } from './fund-list.schema.ts'
import { fundPath } from './fund-list-address.ts'
import { fundGroups, type StatusCounts } from './fund-list-groups.ts'
import type { FundOverviewView, OverviewRow } from './fund-overview.schema.ts'
import { cellClass } from './fund-table-cells.tsx'
import { WatchToggle } from './fund-watch.tsx'

export type OverviewProps = {
  readonly overview: FundOverviewView
  readonly search: FundListSearch
  readonly counts: StatusCounts
}

/**
 * Past performance of the funds side by side: calendar years and multiples where the display rules allow, the
 * reason where they do not, and the warning above the table.
 */
export function FundOverview({ overview, search, counts }: OverviewProps): ReactElement {
  const { funds } = useTranslations()
  return (
    <>
      <p className="mb-2 font-medium">{funds.warnings.pastPerformance()}</p>
      <p className="mb-4 max-w-measure text-muted text-sm">
        {funds.overview.note()} {funds.overview.source({ manager: brand.name })}
      </p>
      <TableScroll label={funds.table.scroll()} className="max-lg:-mx-5 max-lg:px-5">
        <Table className="text-sm">
          <TableCaption hidden>{funds.overview.caption()}</TableCaption>
          <Headings years={overview.years} />
          {fundGroups(overview.rows, search).map(({ status, funds: rows }) => (
            <TableBody key={status ?? 'all'}>
              {status && (
                <tr className="border-hairline-strong border-b">
                  <th
                    scope="rowgroup"
                    colSpan={overview.years.length + 4}
                    className="pt-6 pb-2 text-left font-normal"
                  >
                    <span className="sticky left-0">
                      <FundGroupName status={status} count={counts[status]} />
                    </span>
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <Row
                  key={row.key}
                  row={row}
                  years={overview.years}
                  hasStatus={status === null}
                  compare={search.compare}
                />
              ))}
            </TableBody>
          ))}
        </Table>
      </TableScroll>
    </>
  )
}

function Headings({ years }: Pick<FundOverviewView, 'years'>): ReactElement {
  const { table, overview } = useTranslations().funds
  return (
    <TableHead>
      <tr>
        <TableHeader className="sticky left-0 z-10 bg-background">{table.name()}</TableHeader>
        {years.map((year) => (
          <TableHeader key={year} numeric className="pr-4!">
            {year}
          </TableHeader>
        ))}
        <TableHeader numeric className="pr-4!">
          <abbr title={overview.dpi()} className="no-underline">
            DPI
          </abbr>
        </TableHeader>
        <TableHeader numeric className="pr-4!">
          <abbr title={overview.tvpi()} className="no-underline">
            TVPI
          </abbr>
        </TableHeader>
        <TableHeader numeric className="whitespace-nowrap pr-0!">
          {overview.date()}
        </TableHeader>
      </tr>
    </TableHead>
  )
}

type RowProps = Pick<FundOverviewView, 'years'> & {
  readonly row: OverviewRow
  readonly hasStatus: boolean
  readonly compare: FundListSearch['compare']
}

function Row({ row, years, hasStatus, compare }: RowProps): ReactElement {
  const to = useFormatter()
  const { figures } = row
  return (
    <TableRow>
      <TableHeader
        scope="row"
        className={`${cellClass} sticky left-0 z-10 max-w-44 bg-background sm:max-w-64`}
      >
        <RowName row={row} hasStatus={hasStatus} compare={compare} />
      </TableHeader>
      {figures.isShown ? (
        <>
          {years.map((year, index) => (
            <TableCell key={year} numeric className={cellClass}>
              {to.percent(row.returns[index] ?? null, 'change') ?? '–'}
            </TableCell>
          ))}
          <TableCell numeric className={cellClass}>
            {to.multiple(figures.dpi) ?? '–'}
          </TableCell>
          <TableCell numeric className={cellClass}>
            {to.multiple(figures.tvpi) ?? '–'}
          </TableCell>
          <TableCell numeric className={`${cellClass} text-muted`}>
            {to.shortDate(figures.date)}
          </TableCell>
        </>
      ) : (
        <TableCell
          colSpan={years.length + 3}
          className={`${cellClass} min-w-72 whitespace-normal! text-muted`}
        >
          {figures.why}
        </TableCell>
      )}
    </TableRow>
  )
}

function RowName({ row: { hasPage, id, key, name, status }, hasStatus, compare }: Omit<RowProps, 'years'>) {
  const locale = useLocale()
  return (
    <span className="flex min-w-0 items-center gap-2">
      <WatchToggle fund={{ id, name }} isCompact />
      <span className="min-w-0">
        <span className="line-clamp-2 whitespace-normal font-serif text-base leading-5">
          {hasPage ? (
            <a
              href={fundPath(locale, key, compare)}
              title={name}
              className="underline-offset-4 hover:underline"
            >
              {name}
            </a>
          ) : (
            name
          )}
        </span>
        {hasStatus && (
          <span className="block truncate text-muted text-sm leading-4">
            <FundStatusBadge status={status} />
          </span>
        )}
      </span>
    </span>
  )
}
