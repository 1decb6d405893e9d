import type { ReactElement } from 'react'
import {
  Table,
  TableBody,
  TableCaption,
  TableHead,
  TableHeader,
  TableRow,
  TableScroll,
} from '~/components/ui/table.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FigureCells, FigureHeaders } from './figure-cells.tsx'
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
  const { portfolios: words } = useTranslations()
  return (
    <TableScroll label={label}>
      <Table narrow="stack" className="text-sm">
        <TableCaption hidden>{label}</TableCaption>
        <TableHead>
          <tr>
            <TableHeader>{words.holder()}</TableHeader>
            <FigureHeaders />
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
  const { portfolios } = useTranslations()
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
      <FigureCells figures={figures} />
    </TableRow>
  )
}
