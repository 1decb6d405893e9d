import type { ReactNode } from 'react'
import { cn } from './class-names.ts'
import { Cross } from './line-icon.tsx'
import { Slot } from './slot.tsx'

export type ChipProps = {
  /** The one link or button. */
  children: ReactNode
  /** Marks the filter as applied: a cross indicates that its link removes it. */
  removable?: boolean
  className?: string
}

/** A filter as a link: one of a row of counters, or one that is applied and can be taken away. */
export function Chip({ children, removable, className }: ChipProps) {
  return (
    <Slot
      className={cn(
        'figures touch-target inline-flex min-h-8 items-center gap-2 rounded-full border px-3 py-1 text-sm transition-colors',
        'aria-[current]:border-foreground aria-[current]:bg-foreground aria-[current]:text-background',
        'forced-colors:aria-[current]:[forced-color-adjust:none] forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText]',
        removable
          ? 'border-transparent bg-(--neutral-soft) hover:bg-(--neutral-soft-hover)'
          : 'border-control hover:bg-(--neutral-soft)',
        className,
      )}
      around={(label) => (
        <>
          {label}
          {removable && <Cross className="size-3.5" />}
        </>
      )}
    >
      {children}
    </Slot>
  )
}
