import type { ComponentProps, ReactNode } from 'react'
import { cn } from './class-names.ts'
import { ChevronLeft, ChevronRight } from './line-icon.tsx'
import { Slot } from './slot.tsx'

const linkClass =
  'figures flex min-h-11 min-w-11 items-center justify-center gap-2 rounded px-3 text-sm transition-colors hover:bg-(--neutral-soft)'

/** Pages of a list, each a real link. */
export function Pagination({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <nav aria-label={label} className={cn('border-hairline border-t pt-4 print:hidden', className)}>
      <ul className="flex flex-wrap items-center justify-center gap-1">{children}</ul>
    </nav>
  )
}

/** Link to a page of a list, as child; the current one carries `aria-current="page"`. */
export function PaginationLink({ className, ...props }: ComponentProps<'a'>) {
  return (
    <li>
      <Slot
        className={cn(
          linkClass,
          'aria-[current=page]:border-foreground aria-[current=page]:border-b-2 aria-[current=page]:font-semibold',
          'aria-[current=page]:rounded-b-none',
          className,
        )}
        {...props}
      />
    </li>
  )
}

type StepProps = { direction: 'previous' | 'next'; children: ReactNode }

/** Link to the previous or next page, as child; an arrow is added to its text. */
export function PaginationStep({ direction, children }: StepProps) {
  return (
    <li
      className={cn(
        'flex max-sm:order-first max-sm:basis-[calc(50%-0.25rem)]',
        direction === 'previous' ? 'mr-auto' : 'ml-auto justify-end',
      )}
    >
      <Slot
        className={cn(linkClass, 'whitespace-nowrap max-sm:[padding-inline:0.25rem]')}
        around={(label) => (
          <>
            {direction === 'previous' && <ChevronLeft className="size-4" />}
            {label}
            {direction === 'next' && <ChevronRight className="size-4" />}
          </>
        )}
      >
        {children}
      </Slot>
    </li>
  )
}

/** Pages left out. */
export function PaginationGap() {
  return (
    <li aria-hidden="true" className="px-1 text-muted">
      …
    </li>
  )
}
