import {
  createColumnHelper,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import type { ReactElement } from 'react'
import { SortHeader } from '~/components/table/list-pages.tsx'
import { Checkbox } from '~/components/ui/choice.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import type { Translations } from '~/lib/translations.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LibraryDocumentView, LibrarySearchState } from './library.schema.ts'
import {
  type LibrarySortField,
  librarySortDirection,
  nextLibrarySort,
  withLibraryFilters,
} from './library.ts'
import { FundCell, PublishedCell, TitleCell } from './library-cells.tsx'

type Column = {
  readonly heading: Exclude<keyof Translations['my_documents']['table'], 'selectOne' | 'caption'>
  readonly sort?: LibrarySortField
  readonly numeric?: boolean
}

// The product API searches, sorts and pages; the table holds the selection and lays out rows and columns.
const features = tableFeatures({ rowSelectionFeature, columnMeta: {} as Column })
const column = createColumnHelper<typeof features, LibraryDocumentView>()

const columns = column.columns([
  column.display({ id: 'title', meta: { heading: 'title', sort: 'title' } }),
  column.display({
    id: 'fund',
    meta: { heading: 'fund', sort: 'fund' },
    cell: ({ row }) => <FundCell document={row.original} />,
  }),
  column.display({
    id: 'type',
    meta: { heading: 'type' },
    cell: ({ row }) => row.original.type,
  }),
  column.display({
    id: 'publishedOn',
    meta: { heading: 'publishedOn', sort: 'publishedOn', numeric: true },
    cell: ({ row }) => <PublishedCell document={row.original} />,
  }),
])

/** The selected documents, by id. */
export type Selection = RowSelectionState

type LibraryTableProps = {
  readonly documents: readonly LibraryDocumentView[]
  readonly search: LibrarySearchState
  /** True if documents have pages of their own. */
  readonly hasPages: boolean
  /** Whether documents can be chosen, to take several at once. */
  readonly isSelectable: boolean
  readonly selection: Selection
  readonly onSelect: (change: Updater<Selection>) => void
}

/**
 * The documents of the page, each with a checkbox where several can be taken at once. Sortable headings are links, so they work without
 * scripts.
 */
export function LibraryTable(props: LibraryTableProps): ReactElement {
  const { documents, hasPages, isSelectable, search, selection, onSelect } = props
  const { page: _page, selection: _fault, ...filters } = search
  const list = hasPages ? filters : undefined
  const { my_documents } = useTranslations()
  const texts = my_documents.table
  const table = useTable({
    features,
    columns,
    data: documents,
    getRowId: ({ id }) => id,
    state: { rowSelection: selection },
    onRowSelectionChange: onSelect,
  })
  const isWhole = table.getIsAllRowsSelected()
  return (
    <Table narrow="stack" className="text-sm">
      <TableCaption hidden>{texts.caption()}</TableCaption>
      <TableHead>
        <tr>
          {isSelectable && (
            <TableHeader className="w-8">
              <span data-needs-scripts className="block">
                <Checkbox
                  label={texts.selectPage()}
                  labelHidden
                  checked={isWhole}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </span>
            </TableHeader>
          )}
          {table.getFlatHeaders().map(({ id, column: { columnDef } }) => (
            <ColumnHeading key={id} column={columnDef.meta} search={search} />
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {table.getRowModel().rows.map((row) => {
          const { title, fund, id } = row.original
          return (
            <TableRow key={row.id}>
              {isSelectable && (
                <TableCell className="max-sm:float-right">
                  <Checkbox
                    name="document"
                    value={id}
                    label={texts.selectOne({ title, fund: fund.name })}
                    labelHidden
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </TableCell>
              )}
              {row.getAllCells().map((cell) => {
                const { heading, numeric = false } = cell.column.columnDef.meta ?? { heading: 'title' }
                if (cell.column.id === 'title') {
                  return (
                    <TableHeader key={cell.id} scope="row">
                      <TitleCell document={row.original} list={list} />
                    </TableHeader>
                  )
                }
                return (
                  <TableCell key={cell.id} numeric={numeric} label={texts[heading]()}>
                    <table.FlexRender cell={cell} />
                  </TableCell>
                )
              })}
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}

type HeadingProps = { readonly column: Column | undefined; readonly search: LibrarySearchState }

function ColumnHeading({ column, search }: HeadingProps): ReactElement | null {
  const { my_documents } = useTranslations()
  if (column === undefined) return null
  const { heading, sort, numeric = false } = column
  const label = my_documents.table[heading]()
  if (sort === undefined) return <TableHeader numeric={numeric}>{label}</TableHeader>
  return (
    <SortHeader direction={librarySortDirection(sort, search.sort)} numeric={numeric}>
      <AppLink
        to="/account/documents"
        search={withLibraryFilters(search, { sort: nextLibrarySort(sort, search.sort) })}
        keepsScroll
        preload={false}
      >
        {label}
      </AppLink>
    </SortHeader>
  )
}
