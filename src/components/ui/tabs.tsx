import type { ComponentProps, ReactNode } from 'react'
import { cn } from './class-names.ts'
import { Slot } from './slot.tsx'

/** Parts of one page, each at its own address: a list of links, not the tab widget. */
export function Tabs({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <nav aria-label={label} className={cn('border-hairline border-b', className)}>
      <ul className="-mb-px flex gap-6 overflow-x-auto">{children}</ul>
    </nav>
  )
}

/** Link to a part, as child; the current one carries `aria-current="page"`. */
export function TabLink({ className, ...props }: ComponentProps<'a'>) {
  return (
    <li className="shrink-0">
      <Slot
        className={cn(
          'flex min-h-11 items-center gap-2 border-transparent border-b-2 text-muted transition-colors hover:text-foreground',
          'focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-foreground',
          'forced-colors:not-aria-[current=page]:border-[Canvas]',
          className,
        )}
        {...props}
      />
    </li>
  )
}
