import type { ReactElement } from 'react'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import {
  type AllocationKind,
  type AllocationPart,
  allocationKinds,
  type CurrencyPosition,
} from './position.schema.ts'

type AllocationProps = {
  readonly allocation: CurrencyPosition['allocation']
  readonly currency: string
}

/** The value by strategy, asset class and vintage: tables whose rows are bars. */
export function Allocation({ allocation, currency }: AllocationProps): ReactElement {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-3">
      {allocationKinds.map((kind) => (
        <Parts key={kind} {...{ kind, currency }} parts={allocation[kind]} />
      ))}
    </div>
  )
}

type PartsProps = {
  readonly kind: AllocationKind
  readonly parts: readonly AllocationPart[]
  readonly currency: string
}

function Parts({ kind, parts, currency }: PartsProps): ReactElement {
  const { allocation, figures } = useTranslations().position
  const to = useFormatter()
  return (
    <Table className="text-sm">
      <TableCaption className="font-medium text-foreground">{allocation[kind]()}</TableCaption>
      <TableHead className="sr-only">
        <tr>
          <TableHeader>{allocation[kind]()}</TableHeader>
          <TableHeader numeric>{allocation.part()}</TableHeader>
          <TableHeader numeric>{figures.value()}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {parts.map(({ label, value, ratio }) => (
          <TableRow key={label}>
            <TableHeader scope="row">
              {label}
              <Bar ratio={ratio} />
            </TableHeader>
            <TableCell numeric>{to.percent(ratio, 'negative', 1)}</TableCell>
            <TableCell numeric>{to.money(value, currency)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Ratio as a bar; the figure beside it has the same value. */
function Bar({ ratio }: Pick<AllocationPart, 'ratio'>): ReactElement {
  return (
    <svg aria-hidden="true" width="100%" height="4" className="mt-1.5 block">
      <rect width="100%" height="4" fill="var(--hairline)" />
      <rect width={`${(Number(ratio) * 100).toFixed(2)}%`} height="4" fill="var(--series-1)" />
    </svg>
  )
}
