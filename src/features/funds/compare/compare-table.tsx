import { Fragment, type ReactElement, type ReactNode } from 'react'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { keepScroll } from '~/routing/navigation/link-navigation.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { comparePath } from '../list/fund-list-address.ts'
import {
  type CompareGroup,
  type CompareRow,
  comparisonGroups,
  DifferenceMark,
  differencesOf,
} from './compare-rows.tsx'
import type { ComparedFund, FundCompareSearch } from './fund-compare.schema.ts'

type Pair = readonly [ComparedFund, ComparedFund]

type CompareTableProps = { readonly pair: Pair; readonly search: FundCompareSearch }

/** Two funds row by row. In print, the table's footer repeats the warnings on every page that it covers. */
export function CompareTable({ pair, search }: CompareTableProps): ReactElement {
  const texts = useTranslations()
  const to = useFormatter()
  const [left, right] = pair
  const all = comparisonGroups(left, right, { texts, to })
  const { table } = texts.compare
  const shown = search.only === undefined ? all : differencesOf(all)
  return (
    <section aria-labelledby="compare-rows" className="mt-12 print:mt-0">
      <h2 id="compare-rows" className="text-2xl">
        {table.heading()}
      </h2>
      <DifferenceLine {...{ all, search }} />
      {!all.some(({ rows }) => rows.some(({ isDifferent }) => isDifferent)) && (
        <p className="mt-6 border-hairline border-y py-6">{table.noDifferences()}</p>
      )}
      <Table className="mt-6 table-fixed max-sm:block print:mt-2 print:break-inside-auto!">
        <TableCaption hidden>
          {table.caption({ first: left.name, second: right.name })}. {table.summary()}
        </TableCaption>
        <FundHeadings pair={pair} />
        {shown.map((group) => (
          <GroupRows key={group.id} group={group} pair={pair} />
        ))}
        <PrintedWarnings />
      </Table>
    </section>
  )
}

type DifferenceLineProps = { readonly all: readonly CompareGroup[]; readonly search: FundCompareSearch }

/** The number of differing rows, with a link that shows only those. */
function DifferenceLine({ all, search }: DifferenceLineProps): ReactElement {
  const locale = useLocale()
  const to = useFormatter()
  const { table } = useTranslations().compare
  const rows = all.flatMap((group) => group.rows)
  const count = rows.filter(({ isDifferent }) => isDifferent).length
  const isNarrowed = search.only !== undefined
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-muted">
      <span className="figures">
        {table.differences({
          differing: to.decimal(count) ?? '',
          count,
          all: to.decimal(rows.length) ?? '',
        })}
      </span>
      <a
        {...keepScroll}
        rel="nofollow"
        href={comparePath(locale, search.fund ?? [], isNarrowed ? undefined : 'differences')}
        className="text-link print:hidden"
      >
        {isNarrowed ? table.allRows() : table.onlyDifferences()}
      </a>
    </p>
  )
}

const rowClass = 'max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4'
const cellClass = 'align-baseline! max-sm:min-w-0 max-sm:pt-1 max-sm:pr-0! break-words hyphens-auto'

function FundHeadings({ pair }: { pair: Pair }): ReactElement {
  const { table } = useTranslations().compare
  return (
    <TableHead className="sticky top-(--header-space) z-10 bg-background shadow-[0_1px_0_var(--hairline-strong)] max-sm:block print:static print:shadow-none">
      <tr className={rowClass}>
        <TableHeader className="w-[30%] max-sm:sr-only">{table.feature()}</TableHeader>
        {pair.map((fund) => (
          <TableHeader key={fund.id} className={`${cellClass} text-foreground`}>
            <span className="font-serif text-base sm:text-xl">
              {fund.hasPage ? (
                <AppLink
                  to="/funds/$id"
                  params={{ id: fund.key }}
                  className="underline-offset-4 hover:underline"
                >
                  {fund.name}
                </AppLink>
              ) : (
                fund.name
              )}
            </span>
          </TableHeader>
        ))}
      </tr>
    </TableHead>
  )
}

function GroupRows({ group, pair }: { group: CompareGroup; pair: Pair }): ReactElement {
  const { compare } = useTranslations()
  return (
    <TableBody className="max-sm:block">
      <tr className="max-sm:block print:break-after-avoid">
        <th
          scope="rowgroup"
          colSpan={3}
          className="border-hairline-strong border-b pt-8 pb-2 text-left font-normal print:pt-1.5! print:pb-0.5! font-serif text-lg max-sm:block"
        >
          {compare.group[group.id]()}
        </th>
      </tr>
      {group.rows.map((row) => (
        <ComparedRow key={row.id} row={row} pair={pair} />
      ))}
    </TableBody>
  )
}

function ComparedRow({ row, pair }: { row: CompareRow; pair: Pair }): ReactElement {
  const { table } = useTranslations().compare
  const { isDifferent, label, values } = row
  return (
    <TableRow className={`${rowClass} max-sm:py-2`} data-different={isDifferent}>
      <TableHeader scope="row" className="align-baseline! text-sm max-sm:col-span-2 max-sm:pb-0!">
        <span className="flex gap-3">
          <DifferenceMark isDifferent={isDifferent} word={isDifferent ? table.different() : table.same()} />
          <span className="min-w-0 text-muted">{label}</span>
        </span>
      </TableHeader>
      {pair.map((fund, side) => (
        <TableCell key={fund.id} className={`${cellClass} ${isDifferent ? '' : 'text-muted'}`}>
          <Value text={values[side] ?? null}>{row.show?.(fund)}</Value>
        </TableCell>
      ))}
    </TableRow>
  )
}

function Value({ text, children }: { text: string | null; children: ReactNode }): ReactElement {
  const { notAvailable } = useTranslations()
  if (text === null) return <span className="text-muted">{notAvailable()}</span>
  return <Fragment>{children ?? text}</Fragment>
}

/** The table's footer, which browsers repeat on each printed page, so that no page lacks the warnings. */
function PrintedWarnings(): ReactElement {
  const { warnings } = useTranslations().funds
  return (
    <tfoot className="hidden print:table-footer-group">
      <tr>
        <td colSpan={3} className="pt-3 text-sm">
          {warnings.marketing()} {warnings.capital()} {warnings.pastPerformance()}
        </td>
      </tr>
    </tfoot>
  )
}
