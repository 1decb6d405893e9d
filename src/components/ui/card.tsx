import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'
import { Slot } from './slot.tsx'

const cardVariants = cva('relative flex break-inside-avoid flex-col', {
  variants: {
    look: {
      /** A hairline above, the page's paper below: the usual one. */
      ruled: 'border-t border-hairline-strong pt-5',
      /** A sheet of its own. */
      framed: 'overflow-hidden rounded border border-hairline bg-surface p-6',
    },
    /** Number of parts, each aligned with those of its neighbours in the grid. */
    parts: {
      4: 'md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0',
      6: 'md:row-span-6 md:grid md:grid-rows-subgrid md:gap-y-0',
    },
    /** The whole card follows its title's link. */
    interactive: { true: 'transition-colors hover:border-control', false: '' },
  },
  defaultVariants: { look: 'framed', interactive: false },
})

type CardProps = ComponentProps<'div'> & VariantProps<typeof cardVariants> & { asChild?: boolean }

/** Item among others of its kind. In a list, render it as the list's item (`asChild`). */
export function Card({ asChild, look, parts, interactive, className, ...props }: CardProps) {
  const Element = asChild ? Slot : 'div'
  return <Element className={cn(cardVariants({ look, parts, interactive }), className)} {...props} />
}

type HeadingLevel = 'h2' | 'h3' | 'h4'

/** Title of a card. A link in it covers the whole card when the card is interactive (`stretched`). */
export function CardTitle({
  level: Level = 'h3',
  stretched,
  className,
  ...props
}: ComponentProps<'h3'> & { level?: HeadingLevel; stretched?: boolean }) {
  return <Level className={cn('font-serif text-xl', stretched && 'covers-card', className)} {...props} />
}

/** Last line of a card: date, count, actions. It stays at the bottom of a card of any height. */
export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className={cn('mt-auto flex flex-wrap items-center gap-4 pt-5 text-sm', className)} {...props} />
  )
}

/** Controls that stay clickable above a stretched title link: a check box, a second button. */
export function CardControls({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('relative z-10', className)} {...props} />
}

/** Picture or pattern that fills the card's top edge to edge. For framed cards. */
export function CardPicture({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('-mx-6 -mt-6 mb-6 overflow-hidden', className)} {...props} />
}
