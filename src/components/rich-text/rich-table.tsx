import type { ColumnAlignment, RichBlock, RichCell } from '~/lib/rich-text/rich-text.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { TableScroll } from '../ui/table.tsx'
import { RichInlines } from './rich-inlines.tsx'

export type RichTableProps = Omit<Extract<RichBlock, { type: 'table' }>, 'type'> & {
  /** Caption above the table; it also names the scrolling region. */
  caption?: string
}

/** A table of an editor: it scrolls by itself where it is wider than the column. */
export function RichTable({ alignments, head, rows, caption }: RichTableProps) {
  const { reading } = useTranslations()
  const cellOf = (cell: RichCell, column: number, Element: 'th' | 'td') => (
    <Element
      key={column}
      scope={Element === 'th' ? 'col' : undefined}
      data-align={dataAlign(alignments[column])}
    >
      <RichInlines nodes={cell} />
    </Element>
  )
  return (
    <TableScroll label={caption ?? reading.table()}>
      <table>
        {caption && (
          <caption>
            <span>{caption}</span>
          </caption>
        )}
        <thead>
          <tr>{head.map((cell, column) => cellOf(cell, column, 'th'))}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered.
            <tr key={index}>{row.map((cell, column) => cellOf(cell, column, 'td'))}</tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

const dataAlign = (alignment: ColumnAlignment | undefined) => alignment ?? undefined
