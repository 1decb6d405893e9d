import type { ComponentProps } from 'react'
import { cn, controlClass } from './class-names.ts'
import { useFieldAttributes } from './field.tsx'
import { ChevronDown } from './line-icon.tsx'

/** A line of text. Inside a {@link Field} it is joined to label, hint and error by itself. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} {...useFieldAttributes(props)} className={cn(controlClass, className)} />
}

/** Multi-line text field; grows with its content in browsers that support it. */
export function Textarea({ className, rows = 5, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...props}
      {...useFieldAttributes(props)}
      rows={rows}
      className={cn(controlClass, 'field-sizing-content min-h-32 resize-y', className)}
    />
  )
}

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
