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
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { Multiple, ValuationDates } from './holding-figures.tsx'
import type { FundHoldingView } from './holdings.schema.ts'

type TableProps = {
  readonly funds: readonly FundHoldingView[]
  /** True if each fund has a page of the investor's own (P-404). */
  readonly hasAccounts: boolean
}

/** The holdings fund by fund; rows stack on narrow screens. */
export function HoldingsTable({ funds, hasAccounts }: TableProps): ReactElement {
  const { table, figures } = useTranslations().my_funds
  return (
    <TableScroll label={table.caption()}>
      <Table narrow="stack" className="text-sm">
        <TableCaption hidden>{table.caption()}</TableCaption>
        <TableHead>
          <tr>
            <TableHeader>{table.fund()}</TableHeader>
            <TableHeader numeric>{figures.paidIn()}</TableHeader>
            <TableHeader numeric>{figures.distributed()}</TableHeader>
            <TableHeader numeric>{figures.value()}</TableHeader>
            <TableHeader numeric>{figures.tvpi()}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {funds.map((held) => (
            <HoldingRow key={`${held.fund.id} ${held.figures?.currency}`} {...{ held, hasAccounts }} />
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}

type RowProps = Pick<TableProps, 'hasAccounts'> & { readonly held: FundHoldingView }

function HoldingRow({ held, hasAccounts }: RowProps): ReactElement {
  const texts = useTranslations().my_funds
  const { figures } = held
  if (figures === null) {
    return (
      <TableRow>
        <TableHeader scope="row">
          <HeldFund {...{ held, hasAccounts }} />
        </TableHeader>
        <TableCell colSpan={4} className="text-muted">
          {texts.figures.unreadable()}
        </TableCell>
      </TableRow>
    )
  }
  return (
    <TableRow>
      <TableHeader scope="row">
        <HeldFund {...{ held, hasAccounts }} />
      </TableHeader>
      <HoldingCells figures={figures} />
    </TableRow>
  )
}

function HoldingCells({ figures }: { figures: NonNullable<FundHoldingView['figures']> }): ReactElement {
  const { my_funds, notAvailable } = useTranslations()
  const texts = my_funds.figures
  const to = useFormatter()
  const money = (amount: string | null) => to.netAssetValue(amount, figures.currency) ?? notAvailable()
  return (
    <>
      <TableCell numeric label={texts.paidIn()}>
        {money(figures.paidIn)}
      </TableCell>
      <TableCell numeric label={texts.distributed()}>
        {money(figures.distributed)}
      </TableCell>
      <TableCell numeric label={texts.value()}>
        <span>
          {money(figures.value)}
          <span className="block text-muted">
            <ValuationDates figures={figures} />
          </span>
        </span>
      </TableCell>
      <TableCell numeric label={texts.tvpi()}>
        <Multiple figures={figures} />
      </TableCell>
    </>
  )
}

/** The fund with its state, and the shares held. */
function HeldFund({ held: { fund, shares }, hasAccounts }: RowProps): ReactElement {
  const { my_funds, funds } = useTranslations()
  const to = useFormatter()
  return (
    <>
      {fund.key === null ? (
        <span className="font-medium">{fund.name}</span>
      ) : (
        <AppLink to="/funds/$id" params={{ id: fund.key }} className="font-medium hover:underline">
          {fund.name}
        </AppLink>
      )}
      <span className="block text-muted">
        {fund.legalForm} · {funds.status[fund.status]()}
      </span>
      {shares.map(({ id, name, quantity, since }) => (
        <span key={id} className="figures block text-muted">
          {my_funds.table.shares({
            quantity: to.decimal(quantity, { least: 0, most: 4 }) ?? '',
            share: name,
          })}{' '}
          {my_funds.table.heldSince({ date: to.longDate(since) ?? '' })}
        </span>
      ))}
      {hasAccounts && (
        <AppLink to="/account/funds/$id" params={{ id: fund.id }} className="inline-block text-link">
          {my_funds.table.account()}
        </AppLink>
      )}
    </>
  )
}
