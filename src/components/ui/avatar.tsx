import { cva, type VariantProps } from 'class-variance-authority'
import { useState } from 'react'
import { cn } from './class-names.ts'
/** First letters of the first two words of a name, upper case, at most two characters (P-253). */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u)
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '')
  return letters.join('').toUpperCase()
}

/** Sides in pixels: 16, 20, 24, 28, 32, 36, 40, 44, 48 (P-253). */
const avatarVariants = cva(
  'relative inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full bg-tone-soft font-medium leading-none text-tone-on-soft tone-primary',
  {
    variants: {
      size: {
        '3xs': 'size-4 text-[0.4375rem]',
        '2xs': 'size-5 text-[0.5625rem]',
        xs: 'size-6 text-[0.625rem]',
        sm: 'size-7 text-[0.6875rem]',
        md: 'size-8 text-[0.75rem]',
        lg: 'size-9 text-sm',
        xl: 'size-10 text-sm',
        '2xl': 'size-11 text-base',
        '3xl': 'size-12 text-base',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

type AvatarProps = VariantProps<typeof avatarVariants> & {
  /** Name of the person; its initials are shown if there is no picture. */
  name: string
  /** Address of the picture. */
  src?: string | undefined
  /** True if the name is next to the avatar already, so that screen readers do not repeat it. */
  decorative?: boolean
  className?: string
}

/** A person's or a team's picture, or its initials. */
export function Avatar({ name, src, size, decorative = false, className }: AvatarProps) {
  const [failedSource, setFailedSource] = useState<string>()
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span {...named} className={cn(avatarVariants({ size }), className)}>
      {src === undefined || src === failedSource ? (
        <span aria-hidden="true">{initialsOf(name)}</span>
      ) : (
        <img
          src={src}
          alt=""
          className="absolute inset-0 size-full object-cover"
          onError={() => setFailedSource(src)}
        />
      )}
    </span>
  )
}
