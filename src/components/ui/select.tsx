import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { useFieldAttributes } from './field-context.ts'
import { ChevronDown } from './signs.ts'

/** The browser's own list of choices: it works without scripts, on telephones and with every screen reader. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block', className)}>
      <select
        {...props}
        {...useFieldAttributes(props)}
        className={cn(controlClass, 'appearance-none truncate pr-10')}
      />
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted" />
    </span>
  )
}
