import type { ReactNode } from 'react'
import { cn } from './class-names.ts'
import { ChevronRight } from './line-icon.tsx'

/** Path from the home page down to the page. */
export function Breadcrumb({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <nav aria-label={label} className={cn('text-muted text-sm', className)}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">{children}</ol>
    </nav>
  )
}

/** Step of the path: a link, or the page's own name with `current`. */
export function BreadcrumbItem({ current, children }: { current?: boolean; children: ReactNode }) {
  return (
    <li
      aria-current={current ? 'page' : undefined}
      className="group flex items-center gap-2 [&_a:hover]:underline [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center [&_a]:underline-offset-4"
    >
      <ChevronRight className="size-3.5 shrink-0 group-first:hidden" />
      {children}
    </li>
  )
}
