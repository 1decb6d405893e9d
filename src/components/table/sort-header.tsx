import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Slot } from '../ui/slot.tsx'
import { TableHeader } from '../ui/table.tsx'

export type SortHeaderProps = {
  /** How the column is sorted now. */
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
            <Arrow aria-hidden="true" className="size-3.5 shrink-0" />
          </>
        )}
      >
        {children}
      </Slot>
    </TableHeader>
  )
}
