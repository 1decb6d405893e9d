import type { ReactNode } from 'react'
import { cn } from '../ui/class-names.ts'
import { Container } from './container.tsx'

export type StickyBarProps = {
  /** Names the region. */
  label: string
  /** The edge of the window it keeps to. */
  edge?: 'top' | 'bottom'
  className?: string
  children: ReactNode
}

/** A band that stays in sight while its part of the page is scrolled: a selection, a summary. */
export function StickyBar({ label, edge = 'bottom', className, children }: StickyBarProps) {
  return (
    <section
      aria-label={label}
      data-sticky={edge}
      className={cn(
        'sticky z-20 border-hairline-strong bg-background print:static',
        edge === 'top' ? 'top-(--header-space) border-b transition-[top] duration-200' : 'bottom-0 border-t',
        className,
      )}
    >
      <Container className="flex min-h-16 flex-wrap items-center gap-x-6 gap-y-2 py-2">{children}</Container>
    </section>
  )
}
