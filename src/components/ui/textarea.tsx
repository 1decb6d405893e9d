import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { useFieldAttributes } from './field-context.ts'

/** Several lines of text; grows with what is written where the browser can. */
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
