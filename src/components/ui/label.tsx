import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'

/** Name of a control. */
export function Label({ className, ...props }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is named by `htmlFor`, given by the caller.
  return <label className={cn('font-medium text-sm', className)} {...props} />
}
