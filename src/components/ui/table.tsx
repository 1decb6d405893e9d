import type { ComponentProps, ReactNode } from 'react'
import { cn } from './class-names.ts'
import { withWholeCodes } from './whole-codes.tsx'

export type TableProps = ComponentProps<'table'> & {
  /** `stack` shows each row as a block of its own below 40 rem; give each cell its `label` then. */
  narrow?: 'scroll' | 'stack'
}

/** A table with hairlines between its rows. */
export function Table({ narrow = 'scroll', className, ...props }: TableProps) {
  return (
    <table
      data-narrow={narrow}
      className={cn(
        'group/table w-full border-collapse text-left text-base',
        'data-[narrow=stack]:max-sm:block',
        className,
      )}
      {...props}
    />
  )
}

/** Caption above the table. */
export function TableCaption({ className, hidden, ...props }: ComponentProps<'caption'>) {
  return (
    <caption
      className={cn(
        hidden ? 'sr-only' : 'caption-top pb-3 text-left text-muted text-sm',
        'group-data-[narrow=stack]/table:max-sm:block',
        className,
      )}
      {...props}
    />
  )
}

/** Names of the columns; where rows are stacked, those to sort by. */
export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return (
    <thead
      className={cn('column-names border-hairline-strong border-b text-muted text-sm', className)}
      {...props}
    />
  )
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody className={cn('group-data-[narrow=stack]/table:max-sm:block', className)} {...props} />
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      className={cn(
        'border-hairline border-b group-data-[narrow=stack]/table:max-sm:block group-data-[narrow=stack]/table:max-sm:py-3',
        className,
      )}
      {...props}
    />
  )
}

type Alignment = {
  /** Figures: to the right, in tabular digits. */
  numeric?: boolean
}

const cellClass = (numeric: boolean | undefined) =>
  cn('py-3 pr-6 last:pr-0', numeric && 'figures whitespace-nowrap text-right')

/** A column's or (with `scope="row"`) a row's name. */
export function TableHeader({
  numeric,
  scope = 'col',
  className,
  children,
  ...props
}: ComponentProps<'th'> & Alignment) {
  return (
    <th
      scope={scope}
      className={cn(
        cellClass(numeric),
        scope === 'col' ? 'align-baseline font-medium' : 'align-top font-normal text-foreground',
        scope === 'col' && numeric && 'max-sm:whitespace-normal',
        scope === 'row' && 'group-data-[narrow=stack]/table:max-sm:block',
        className,
      )}
      {...props}
    >
      {withWholeCodes(children)}
    </th>
  )
}

/** Value of a row. `label` names its column where the rows are stacked. */
export function TableCell({
  numeric,
  label,
  className,
  children,
  ...props
}: ComponentProps<'td'> & Alignment & { label?: string }) {
  return (
    <td
      className={cn(
        cellClass(numeric),
        'align-top',
        'group-data-[narrow=stack]/table:max-sm:flex group-data-[narrow=stack]/table:max-sm:justify-between group-data-[narrow=stack]/table:max-sm:gap-4 group-data-[narrow=stack]/table:max-sm:px-0 group-data-[narrow=stack]/table:max-sm:py-1 group-data-[narrow=stack]/table:max-sm:text-right',
        className,
      )}
      {...props}
    >
      {label && (
        <span className="hidden text-left text-muted group-data-[narrow=stack]/table:max-sm:inline">
          {label}
        </span>
      )}
      {withWholeCodes(children)}
    </td>
  )
}

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
