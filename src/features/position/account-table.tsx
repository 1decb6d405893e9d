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
import {
  type AccountColumn,
  calendarPeriodOf,
  distributionNatures,
  shownColumns,
  signedAmount,
} from '~/lib/figures/account-statement.ts'
import type { AccountLine } from '~/lib/figures/capital-account.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { AccountCell, type AccountPlace } from './account-cells.tsx'

type AccountProps = {
  readonly lines: readonly AccountLine[]
  readonly whole: AccountLine
  readonly currency: string
  readonly label: string
  readonly place: AccountPlace
}

/** A capital account: one period a line, newest first, and the whole life at the end. */
export function AccountTable({ lines, whole, currency, label, place }: AccountProps): ReactElement {
  const { account, table } = useTranslations().position
  const columns = shownColumns(whole)
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
            <AccountRow key={line.to} {...{ line, columns, currency, place }} />
          ))}
          <AccountRow line={whole} {...{ columns, currency, place }} isWhole />
        </TableBody>
      </Table>
    </TableScroll>
  )
}

type RowProps = {
  readonly line: AccountLine
  readonly columns: readonly AccountColumn[]
  readonly currency: string
  readonly place: AccountPlace
  readonly isWhole?: boolean
}

function AccountRow({ line, columns, currency, place, isWhole = false }: RowProps): ReactElement {
  const { account } = useTranslations().position
  const to = useFormatter()
  const span = { from: to.shortDate(line.from) ?? '', to: to.shortDate(line.to) ?? '' }
  const { quarter, year } = calendarPeriodOf(line) ?? { quarter: null, year: account.span(span) }
  return (
    <TableRow className={isWhole ? 'border-hairline-strong border-t font-medium' : undefined}>
      <TableHeader scope="row">
        {isWhole && <span className="block font-medium">{account.whole()}</span>}
        <span className={isWhole ? 'block text-muted' : 'block sm:min-w-24'}>
          {quarter === null ? year : account.quarter({ quarter, year })}
        </span>
      </TableHeader>
      {columns.map((column) => (
        <TableCell key={column} numeric label={account[column]()}>
          <span>
            <AccountCell {...{ column, line, currency, place }}>
              {to.netAssetValue(signedAmount(line, column), currency) ?? ''}
            </AccountCell>
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
  return distributionNatures
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
