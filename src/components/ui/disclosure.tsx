import type { ComponentProps, ReactNode } from 'react'
import { cn } from './class-names.ts'

export type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & {
  /** Label, which stays visible. */
  summary: ReactNode
  /** Text at the end of the line: a count, a date. */
  detail?: ReactNode
}

/** A part that opens under its title. Several with one `name` open one at a time. */
export function Disclosure({ summary, detail, className, children, ...props }: DisclosureProps) {
  return (
    <details className={cn('group border-hairline border-b', className)} {...props}>
      <summary className="flex min-h-12 list-none items-center gap-4 py-3">
        <span className="min-w-0 flex-1 font-medium">{summary}</span>
        {detail && <span className="figures text-muted text-sm">{detail}</span>}
        <Chevron className="group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}

export type ClosedOnPhoneProps = {
  /** Label of the button on a phone. */
  summary: ReactNode
  className?: string
  children: ReactNode
}

/** A part that is closed on a phone and always open on wider screens and on paper; it needs no scripts. */
export function ClosedOnPhone({ summary, className, children }: ClosedOnPhoneProps) {
  return (
    <details className={cn('closed-on-phone group', className)}>
      <summary className="flex min-h-12 list-none items-center gap-4 border-hairline border-y py-2">
        <span className="min-w-0 flex-1 font-medium">{summary}</span>
        <Chevron className="group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

export type OpensIntoProps = {
  /** The figure, which stays visible. */
  summary: ReactNode
  /** Small, under the figure: its date, unit or source. */
  detail?: ReactNode
  /** True in a table, whose columns have no room for a sign: the figure is underlined instead. */
  isNarrow?: boolean
  className?: string
  children: ReactNode
}

/** A figure that opens in its place into what it is made of, among other figures or in a cell of a table. */
export function OpensInto({ summary, detail, isNarrow = false, className, children }: OpensIntoProps) {
  return (
    <details className={cn('group/opens', className)} data-explains>
      <summary className="inline-block min-h-6 list-none">
        {isNarrow ? (
          <span className="underline decoration-dotted decoration-hairline-strong underline-offset-4">
            {summary}
          </span>
        ) : (
          <span className="inline-flex items-baseline gap-1.5">
            {summary}
            <Chevron className="size-3 self-center group-open/opens:rotate-180" />
          </span>
        )}
        {detail}
      </summary>
      <div className="mt-1 flex max-w-measure flex-col gap-1 whitespace-normal font-normal text-muted text-sm">
        {children}
      </div>
    </details>
  )
}

/** Drawn here: pages of text need no other sign, and an icon library for one would weigh more than all of this. */
function Chevron({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={cn(
        'size-4 shrink-0 fill-none stroke-2 stroke-current text-muted transition-transform print:hidden',
        className,
      )}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="m6 9 6 6 6-6" />
    </svg>
  )
}
