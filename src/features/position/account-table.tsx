import type { ReactElement } from 'react'
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
import type { AccountLine } from '~/lib/figures/capital-account.ts'
import { addMonths, endOfMonth, fieldsOf } from '~/lib/plain-date.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { type AccountColumn, accountColumns, signedAmount } from './account-columns.ts'

const always: readonly AccountColumn[] = ['opening', 'payments', 'distributions', 'change', 'closing']

type AccountProps = {
  readonly lines: readonly AccountLine[]
  readonly whole: AccountLine
  readonly currency: string
  readonly label: string
}

/** A capital account: one period a line, newest first, and the whole life at the end. */
export function AccountTable({ lines, whole, currency, label }: AccountProps): ReactElement {
  const { account, table } = useTranslations().position
  const columns = accountColumns.filter((column) => always.includes(column) || whole[column] !== '0')
  return (
    <TableScroll label={label}>
      <Table narrow="stack" className="text-sm">
        <TableCaption hidden>{label}</TableCaption>
        <TableHead>
          <tr>
            <TableHeader>{table.period()}</TableHeader>
            {columns.map((column) => (
              <TableHeader key={column} numeric>
                {account[column]()}
              </TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <AccountRow key={line.to} {...{ line, columns, currency }} />
          ))}
          <AccountRow line={whole} {...{ columns, currency }} isWhole />
        </TableBody>
      </Table>
    </TableScroll>
  )
}

/** A whole calendar year or quarter; null for a part of one. */
function calendarPeriod({ from, to }: AccountLine): string | { quarter: string; year: string } | null {
  const { year, month } = fieldsOf(from)
  if (from.endsWith('-01-01') && to === `${year}-12-31`) return String(year)
  const isStart = from.endsWith('-01') && month % 3 === 1
  if (!isStart || to !== endOfMonth(addMonths(from, 2))) return null
  return { quarter: String((month + 2) / 3), year: String(year) }
}

type RowProps = {
  readonly line: AccountLine
  readonly columns: readonly AccountColumn[]
  readonly currency: string
  readonly isWhole?: boolean
}

function AccountRow({ line, columns, currency, isWhole = false }: RowProps): ReactElement {
  const { account } = useTranslations().position
  const to = useFormatter()
  const span =
    calendarPeriod(line) ??
    account.span({ from: to.shortDate(line.from) ?? '', to: to.shortDate(line.to) ?? '' })
  return (
    <TableRow className={isWhole ? 'border-hairline-strong border-t font-medium' : undefined}>
      <TableHeader scope="row">
        {isWhole && <span className="block font-medium">{account.whole()}</span>}
        <span className={isWhole ? 'block text-muted' : 'block sm:min-w-24'}>
          {typeof span === 'string' ? span : account.quarter(span)}
        </span>
      </TableHeader>
      {columns.map((column) => (
        <TableCell key={column} numeric label={account[column]()}>
          <span>
            {to.netAssetValue(signedAmount(line, column), currency)}
            {column === 'distributions' && <NaturesOf {...{ line, currency }} />}
            {column === 'closing' && <Basis line={line} />}
          </span>
        </TableCell>
      ))}
    </TableRow>
  )
}

function NaturesOf({ line, currency }: Pick<RowProps, 'line' | 'currency'>): ReactElement[] {
  const { natures } = useTranslations().position
  const to = useFormatter()
  return (['income', 'gain', 'capital'] as const)
    .filter((nature) => line[nature] !== '0')
    .map((nature) => (
      <span key={nature} className="block font-normal text-muted text-sm">
        {natures[nature]()} {to.netAssetValue(line[nature], currency)}
      </span>
    ))
}

/** Basis of a closing value that is not a valuation of its day. */
function Basis({ line: { basis, valuedOn } }: Pick<RowProps, 'line'>): ReactElement | null {
  const { account } = useTranslations().position
  const to = useFormatter()
  if (basis === 'valued') return null
  const text = basis === 'cost' ? account.cost() : account.carried({ date: to.shortDate(valuedOn) ?? '' })
  return <span className="block whitespace-normal font-normal text-muted text-sm">{text}</span>
}
