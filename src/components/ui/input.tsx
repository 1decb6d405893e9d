import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { useFieldAttributes } from './field-context.ts'

/** A line of text. Inside a {@link Field} it is joined to label, hint and error by itself. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} {...useFieldAttributes(props)} className={cn(controlClass, className)} />
}
