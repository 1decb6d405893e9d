import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn, toneClass } from './class-names.ts'
import { Slot } from './slot.tsx'

/** Classes of a button, for elements that cannot be rendered by {@link Button}. */
export const buttonVariants = cva(
  [
    'touch-target inline-flex items-center justify-center gap-2 rounded border text-center',
    'font-medium transition-colors [&_svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
  ],
  {
    variants: {
      color: toneClass,
      variant: {
        solid: 'border-transparent bg-tone-solid text-tone-on-solid hover:bg-tone-solid-hover',
        outline: 'border-tone-edge text-tone-text hover:bg-tone-soft hover:text-tone-on-soft',
        soft: 'border-transparent bg-tone-soft text-tone-on-soft hover:bg-tone-soft-hover',
        subtle: 'border-tone-edge-quiet bg-tone-wash text-tone-on-soft hover:bg-tone-soft',
        ghost: 'border-transparent text-tone-text hover:bg-tone-soft hover:text-tone-on-soft',
        link: 'border-transparent text-tone-text underline decoration-1 underline-offset-4 hover:decoration-2 px-0!',
      },
      size: {
        xs: 'min-h-7 px-2 py-0.5 text-sm [&_svg]:size-3.5',
        sm: 'min-h-8 px-3 py-1 text-sm [&_svg]:size-4',
        md: 'min-h-10 px-4 py-1.5 text-sm [&_svg]:size-4',
        lg: 'min-h-12 px-5 py-2 text-base [&_svg]:size-5',
        xl: 'min-h-14 px-6 py-3 text-lg [&_svg]:size-5',
      },
      iconOnly: { true: 'aspect-square px-0!' },
    },
    defaultVariants: { color: 'primary', variant: 'solid', size: 'md' },
  },
)

export type ButtonProps = Omit<ComponentProps<'button'>, 'color'> &
  VariantProps<typeof buttonVariants> & {
    /** Renders the one child (a link) with the button's looks instead of a `<button>`. */
    asChild?: boolean
  }

/**
 * Button that names its action (P-254). It submits a form only with `type="submit"`. An icon-only button (`iconOnly`)
 * needs an `aria-label`.
 */
export function Button({ asChild, color, variant, size, iconOnly, className, type, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ color, variant, size, iconOnly }), className)
  if (asChild) return <Slot className={classes} {...props} />
  return <button type={type ?? 'button'} className={classes} {...props} />
}
