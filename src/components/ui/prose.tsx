import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'
import { Slot } from './slot.tsx'

/** Running text: headings, paragraphs, lists, quotations, small tables, 60 to 75 characters a line. */
export function Prose({
  asChild,
  size = 'large',
  className,
  ...props
}: ComponentProps<'div'> & { asChild?: boolean; size?: 'large' | 'base' }) {
  const Element = asChild ? Slot : 'div'
  return <Element className={cn('prose', size === 'base' && 'prose-base', className)} {...props} />
}

/** Text for screen readers alone. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="sr-only" />
}
