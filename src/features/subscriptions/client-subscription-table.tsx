import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import type { ReactElement } from 'react'
import { SortHeader } from '~/components/table/list-pages.tsx'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import type { Tone } from '~/components/ui/class-names.ts'
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
import type { Translations } from '~/lib/translations.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { ClientSubscriptionView, ClientsSearch } from './client-subscriptions.schema.ts'
import { type ClientSortField, clientSortDirection, nextClientSort } from './client-subscriptions.ts'

type Column = {
  readonly heading: keyof Translations['client_subscriptions']['table']
  readonly sort?: ClientSortField
  readonly numeric?: boolean
  /** Never broken over two lines. */
  readonly whole?: boolean
}

// The product API sorts and pages; the table lays out rows and columns.
const features = tableFeatures({ columnMeta: {} as Column })
const column = createColumnHelper<typeof features, ClientSubscriptionView>()

const columns = column.columns([
  column.accessor('client', { id: 'client', meta: { heading: 'client', sort: 'client' } }),
  column.display({
    id: 'fund',
    meta: { heading: 'fund', sort: 'fund' },
    cell: ({ row }) => <FundName fund={row.original.fund} />,
  }),
  column.accessor('share', { id: 'share', meta: { heading: 'share', whole: true } }),
  column.display({
    id: 'amount',
    meta: { heading: 'amount', sort: 'amount', numeric: true },
    cell: ({ row }) => <Amount amount={row.original.amount} />,
  }),
  column.display({
    id: 'date',
    meta: { heading: 'date', sort: 'date', numeric: true },
    cell: ({ row }) => <ShortDate date={row.original.date} />,
  }),
  column.display({
    id: 'status',
    meta: { heading: 'status', whole: true },
    cell: ({ row }) => <Status status={row.original.status} />,
  }),
])

type TableProps = { readonly items: readonly ClientSubscriptionView[]; readonly search: ClientsSearch }

/** The subscriptions as a table whose headings sort by links, so that it works without scripts. */
export function ClientSubscriptionTable({ items: data, search }: TableProps): ReactElement {
  const { client_subscriptions: words } = useTranslations()
  const table = useTable({ features, columns, data, getRowId: ({ id }) => id })
  return (
    <TableScroll label={words.scroll()}>
      <Table narrow="stack" className="text-sm sm:min-w-3xl">
        <TableCaption hidden>{words.caption()}</TableCaption>
        <TableHead>
          <tr>
            {table.getFlatHeaders().map(({ id, column: { columnDef } }) => (
              <ColumnHeading key={id} column={columnDef.meta} search={search} />
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {table.getRowModel().rows.map((row) => (
            <TableRow key={row.id}>
              {row.getAllCells().map((cell) => {
                const content = <table.FlexRender cell={cell} />
                const {
                  heading,
                  numeric = false,
                  whole,
                } = cell.column.columnDef.meta ?? { heading: 'client' }
                if (cell.column.id === 'client')
                  return (
                    <TableHeader key={cell.id} scope="row">
                      {content}
                    </TableHeader>
                  )
                return (
                  <TableCell
                    key={cell.id}
                    label={words.table[heading]()}
                    numeric={numeric}
                    className={whole ? 'whitespace-nowrap' : undefined}
                  >
                    {content}
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}

type HeadingProps = { readonly column: Column | undefined; readonly search: ClientsSearch }

function ColumnHeading({ column, search }: HeadingProps): ReactElement | null {
  const { client_subscriptions: words } = useTranslations()
  if (column === undefined) return null
  const { heading, numeric = false, sort } = column
  if (sort === undefined) return <TableHeader numeric={numeric}>{words.table[heading]()}</TableHeader>
  const { page: _page, ...kept } = search
  const next = { ...kept, sort: nextClientSort(sort, search.sort) }
  return (
    <SortHeader direction={clientSortDirection(sort, search.sort)} numeric={numeric}>
      <AppLink to="/account/subscriptions" search={next} keepsScroll preload={false}>
        {words.table[heading]()}
      </AppLink>
    </SortHeader>
  )
}

function FundName({ fund: { key, name } }: Pick<ClientSubscriptionView, 'fund'>): ReactElement {
  if (key === null) return <>{name}</>
  return (
    <AppLink to="/funds/$id" params={{ id: key }} className="underline-offset-4 hover:underline">
      {name}
    </AppLink>
  )
}

function Amount({ amount: { amount, currency } }: Pick<ClientSubscriptionView, 'amount'>): ReactElement {
  return <>{useFormatter().netAssetValue(amount, currency)}</>
}

function ShortDate({ date }: Pick<ClientSubscriptionView, 'date'>): ReactElement {
  return <>{useFormatter().shortDate(date)}</>
}

const looks: Record<ClientSubscriptionView['status']['code'], { tone: Tone; shape: BadgeShape }> = {
  pending: { tone: 'warning', shape: 'half' },
  completed: { tone: 'success', shape: 'disc' },
  transferred: { tone: 'neutral', shape: 'diamond' },
  cancelled: { tone: 'neutral', shape: 'bar' },
}

function Status({ status: { code, label } }: Pick<ClientSubscriptionView, 'status'>): ReactElement {
  return (
    <Badge look="plain" {...looks[code]}>
      {label}
    </Badge>
  )
}
