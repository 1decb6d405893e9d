import type { ReactElement } from 'react'
import { Disclosure } from '~/components/ui/disclosure.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableHead,
  TableHeader,
  TableRow,
  TableScroll,
} from '~/components/ui/table.tsx'
import { type AsOf, pastDay } from '~/lib/as-of.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FigureCells, FigureHeaders } from './figure-cells.tsx'
import type { HoldingRow } from './position.schema.ts'

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
  const { table } = useTranslations().position
  return (
    <TableScroll label={label}>
      <Table narrow="stack" className="text-sm">
        <TableCaption hidden>{label}</TableCaption>
        <TableHead>
          <tr>
            <TableHeader>{table.fund()}</TableHeader>
            <FigureHeaders />
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
  const { fund, share, figures } = row
  const search = pastDay(asOf)
  return (
    <TableRow>
      <TableHeader scope="row">
        <AppLink
          to="/account/funds/$id"
          params={{ id: fund.id }}
          search={search}
          className="font-medium hover:underline"
        >
          {fund.name}
        </AppLink>
        <span className="block text-muted">
          {fund.legalForm} · {share}
        </span>
      </TableHeader>
      <FigureCells figures={figures} place={{ fundId: fund.id, accountId: row.id, search }} />
    </TableRow>
  )
}
