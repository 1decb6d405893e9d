import type { ComponentProps } from 'react'
import { cn } from '../ui/class-names.ts'

/** Foot of a form: the act first, the way out after it; full width on telephones. */
export function FormActions({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className={cn('flex flex-wrap items-center gap-3 pt-4 max-sm:[&>*]:w-full', className)} {...props} />
  )
}
