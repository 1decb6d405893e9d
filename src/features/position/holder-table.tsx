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
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FigureText } from './figures.tsx'
import { ActButton } from './mandate-lists.tsx'
import type { PortfolioRow } from './portfolios.schema.ts'

type HolderTableProps = {
  readonly rows: readonly PortfolioRow[]
  /** Name of the table, its own on the page. */
  readonly label: string
  /** False for a past day: acting is for today. */
  readonly mayAct: boolean
}

/** The holders of one currency, each with its figures and the button to act for it. */
export function HolderTable({ label, mayAct, rows }: HolderTableProps): ReactElement {
  const { position, portfolios: words } = useTranslations()
  const { figures } = position
  return (
    <TableScroll label={label}>
      <Table narrow="stack" className="text-sm">
        <TableCaption hidden>{label}</TableCaption>
        <TableHead>
          <tr>
            <TableHeader>{words.holder()}</TableHeader>
            <TableHeader numeric>{figures.value()}</TableHeader>
            <TableHeader numeric>{figures.paidIn()}</TableHeader>
            <TableHeader numeric>{figures.received()}</TableHeader>
            <TableHeader numeric>{figures.unfunded()}</TableHeader>
            <TableHeader numeric>{figures.tvpi()}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.mandate ?? 'own'} row={row} mayAct={mayAct} />
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}

type RowProps = Pick<HolderTableProps, 'mayAct'> & { readonly row: PortfolioRow }

function Row({ mayAct, row: { figures, holder, mandate, power } }: RowProps): ReactElement {
  const { position, portfolios, notAvailable } = useTranslations()
  const { figures: words } = position
  const to = useFormatter()
  const money = (amount: string | null) => to.netAssetValue(amount, figures.currency) ?? notAvailable()
  const day = to.shortDate(figures.valuedTo)
  return (
    <TableRow>
      <TableHeader scope="row">
        <span className="font-medium">{holder}</span>
        {mandate === null && <span className="text-muted"> ({portfolios.you()})</span>}
        {mayAct && mandate !== null && (
          <span className="block pt-1 print:hidden">
            <ActButton {...{ holder, mandate, power }} />
          </span>
        )}
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
