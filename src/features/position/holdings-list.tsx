import type { ReactElement } from 'react'
import { Disclosure } from '~/components/ui/disclosure.tsx'
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
import { FigureText } from './figures.tsx'
import type { AsOf, HoldingRow } from './position.schema.ts'

type ListProps = {
  readonly rows: readonly HoldingRow[]
  readonly asOf: AsOf
  /** Name of the table, its own on the page. */
  readonly label: string
}

/** Number of liquidated funds from which they are listed in a part of their own, initially closed. */
const mostLiquidatedInLine = 2

/** The holdings one by one, each with a link to its page; of many, the liquidated ones in a part of their own. */
export function HoldingsList({ rows, asOf, label }: ListProps): ReactElement {
  const { table } = useTranslations().position
  const to = useFormatter()
  const ended = rows.filter(({ fund }) => fund.status === 'liquidation')
  const held = rows.filter(({ fund }) => fund.status !== 'liquidation')
  if (ended.length <= mostLiquidatedInLine || held.length === 0)
    return <HoldingsTable {...{ rows, asOf, label }} />
  return (
    <div data-opens-on-paper>
      <HoldingsTable {...{ rows: held, asOf, label }} />
      <Disclosure
        summary={table.liquidated()}
        detail={table.fundCount[to.plural(ended.length)]({ count: to.decimal(String(ended.length)) ?? '' })}
      >
        <HoldingsTable {...{ rows: ended, asOf }} label={`${label}, ${table.liquidated()}`} />
      </Disclosure>
    </div>
  )
}

function HoldingsTable({ rows, asOf, label }: ListProps): ReactElement {
  const { table, figures } = useTranslations().position
  return (
    <TableScroll label={label}>
      <Table narrow="stack" className="text-sm">
        <TableCaption hidden>{label}</TableCaption>
        <TableHead>
          <tr>
            <TableHeader>{table.fund()}</TableHeader>
            <TableHeader numeric>{figures.value()}</TableHeader>
            <TableHeader numeric>{figures.paidIn()}</TableHeader>
            <TableHeader numeric>{figures.received()}</TableHeader>
            <TableHeader numeric>{figures.unfunded()}</TableHeader>
            <TableHeader numeric>{figures.tvpi()}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.id} row={row} asOf={asOf} />
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}

function Row({ row, asOf }: { readonly row: HoldingRow; readonly asOf: AsOf }): ReactElement {
  const { position, notAvailable } = useTranslations()
  const words = position.figures
  const to = useFormatter()
  const { fund, share, figures } = row
  const money = (amount: string | null) => to.netAssetValue(amount, figures.currency) ?? notAvailable()
  const day = to.shortDate(figures.valuedTo)
  return (
    <TableRow>
      <TableHeader scope="row">
        <AppLink
          to="/account/funds/$id"
          params={{ id: fund.id }}
          search={asOf.isPast ? { date: asOf.day } : {}}
          className="font-medium hover:underline"
        >
          {fund.name}
        </AppLink>
        <span className="block text-muted">
          {fund.legalForm} · {share}
        </span>
      </TableHeader>
      <TableCell numeric label={words.value()}>
        <span>
          {money(figures.value)}
          {day !== null && <span className="block text-muted">{words.asAt({ date: day })}</span>}
        </span>
      </TableCell>
      <TableCell numeric label={words.paidIn()}>
        {money(figures.paidIn)}
      </TableCell>
      <TableCell numeric label={words.received()}>
        {money(figures.received)}
      </TableCell>
      <TableCell numeric label={words.unfunded()}>
        {figures.commitment === null ? '–' : money(figures.commitment.unfunded)}
      </TableCell>
      <TableCell numeric label={words.tvpi()}>
        <span className="ml-auto block max-w-32 whitespace-normal">
          <FigureText name="tvpi" figure={figures.tvpi} />
        </span>
      </TableCell>
    </TableRow>
  )
}
