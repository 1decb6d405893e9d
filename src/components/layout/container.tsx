import type { ComponentProps } from 'react'
import { cn } from '../ui/class-names.ts'
import { Slot } from '../ui/slot.tsx'

type ContainerProps = ComponentProps<'div'> & {
  /** `page` is 72 rem; `measure` a column of text. */
  width?: 'page' | 'measure'
  asChild?: boolean
}

/** Holds content at the page's width, with its gutters. */
export function Container({ width = 'page', asChild, className, ...props }: ContainerProps) {
  const Element = asChild ? Slot : 'div'
  return (
    <Element
      className={cn(
        'page-gutter mx-auto box-content w-auto',
        width === 'page' ? 'max-w-page' : 'max-w-measure',
        className,
      )}
      {...props}
    />
  )
}
