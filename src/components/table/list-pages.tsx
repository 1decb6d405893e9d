import type { ReactElement, ReactNode } from 'react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from '~/components/ui/line-icon.tsx'
import { pageEntries } from '~/lib/page-entries.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { Pagination, PaginationGap, PaginationLink, PaginationStep } from '../ui/pagination.tsx'
import { Slot } from '../ui/slot.tsx'
import { TableHeader } from '../ui/table.tsx'

type ListPagesProps = {
  readonly page: { readonly number: number; readonly count: number }
  /** The public path of a page of the list. */
  readonly addressOf: (page: number) => string
}

/** Links to the pages of a list; nothing when there is one page. From a page past the end they lead back into the list. */
export function ListPages({ page: { number, count }, addressOf }: ListPagesProps): ReactElement | null {
  const to = useFormatter()
  const { pagination } = useTranslations()
  if (count < 2 && number <= Math.max(count, 1)) return null
  const previous = Math.max(Math.min(number - 1, count), 1)
  return (
    <Pagination label={pagination.label()} className="mt-10">
      {number > 1 && (
        <PaginationStep direction="previous">
          <a href={addressOf(previous)} rel="prev">
            {pagination.previous()}
          </a>
        </PaginationStep>
      )}
      {pageEntries(number, count).map((page) => {
        if (typeof page === 'string') return <PaginationGap key={page} />
        const text = to.decimal(page) ?? ''
        const isCurrent = page === number
        return (
          <PaginationLink key={page}>
            <a
              href={addressOf(page)}
              aria-current={isCurrent ? 'page' : undefined}
              aria-label={isCurrent ? pagination.current({ page: text }) : pagination.page({ page: text })}
            >
              {text}
            </a>
          </PaginationLink>
        )
      })}
      {number < count && (
        <PaginationStep direction="next">
          <a href={addressOf(number + 1)} rel="next">
            {pagination.next()}
          </a>
        </PaginationStep>
      )}
    </Pagination>
  )
}

type SortHeaderProps = {
  /** Current sort direction of the column. */
  direction: 'ascending' | 'descending' | 'none'
  numeric?: boolean
  className?: string
  /** A link or button that sorts by the column, as child. */
  children: ReactNode
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

/** Name of a column that the table can be sorted by. */
export function SortHeader({ direction, numeric = false, className, children }: SortHeaderProps) {
  const Arrow = arrows[direction]
  return (
    <TableHeader aria-sort={direction} numeric={numeric} {...(className && { className })}>
      <Slot
        className="inline-flex min-h-8 items-center gap-1.5 underline-offset-4 hover:text-foreground hover:underline"
        around={(label) => (
          <>
            {label}
            <Arrow className="size-3.5 shrink-0" />
          </>
        )}
      >
        {children}
      </Slot>
    </TableHeader>
  )
}
