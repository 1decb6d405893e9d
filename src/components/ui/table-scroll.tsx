import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

/** Lets a wide table scroll by itself, by keyboard too, while the page stays still. `label` names the region. */
export function TableScroll({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, what scrolls must be reachable by keyboard.
      tabIndex={0}
      className={cn('overflow-x-auto print:overflow-visible', className)}
    >
      {children}
    </section>
  )
}
