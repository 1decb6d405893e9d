import type { ReactNode } from 'react'
import { cn } from './class-names.ts'
import { Slot } from './slot.tsx'

const itemClass =
  'inline-flex min-h-8 min-w-8 items-center justify-center gap-2 rounded-sm px-2.5 text-sm text-muted transition-colors hover:text-foreground pointer-coarse:min-h-11 pointer-coarse:min-w-11 [&_svg]:size-4'

/** Frame around segments. */
const segmentedClass = 'inline-flex gap-0.5 rounded bg-(--neutral-soft) p-0.5'

/** A choice of two or three views of the same thing, each a link (`aria-current` on the one shown). */
export function Segmented({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={segmentedClass}>{children}</ul>
    </nav>
  )
}

/** Link to a view, as child. */
export function SegmentedLink({ children }: { children: ReactNode }) {
  return (
    <li>
      <Slot
        className={cn(
          itemClass,
          'aria-[current]:bg-surface aria-[current]:text-foreground aria-[current]:outline-1 aria-[current]:outline-control',
        )}
      >
        {children}
      </Slot>
    </li>
  )
}
