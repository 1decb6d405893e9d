import type { ReactNode } from 'react'
import { cn, type Tone, toneClass } from './class-names.ts'

const shapes = {
  disc: <circle cx="5" cy="5" r="4.5" fill="currentColor" />,
  ring: <circle cx="5" cy="5" r="3.75" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  half: (
    <>
      <circle cx="5" cy="5" r="3.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M5 1.25a3.75 3.75 0 0 0 0 7.5z" fill="currentColor" />
    </>
  ),
  square: <path d="M1.25 1.25h7.5v7.5h-7.5z" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  diamond: <path d="M5 0l5 5-5 5-5-5z" fill="currentColor" />,
  bar: <path d="M0 3.75h10v2.5H0z" fill="currentColor" />,
} as const

/** Mark before a badge's text, so that a state is recognisable by shape and text as well as by colour. */
export type BadgeShape = keyof typeof shapes

export type BadgeProps = {
  tone?: Tone
  shape?: BadgeShape
  /** `plain` has no background: for tables and running lines. */
  look?: 'soft' | 'plain'
  className?: string
  children: ReactNode
}

/** A short word of state or kind. */
export function Badge({ tone = 'neutral', shape, look = 'soft', className, children }: BadgeProps) {
  return (
    <span
      className={cn(
        toneClass[tone],
        'inline-flex items-center gap-2 text-sm',
        look === 'soft' ? 'rounded-sm bg-tone-soft px-2 py-0.5 text-tone-on-soft' : 'text-foreground',
        className,
      )}
    >
      {shape && (
        <svg
          viewBox="0 0 10 10"
          aria-hidden="true"
          className={cn('size-2.5 shrink-0', look === 'plain' && 'text-tone-text')}
        >
          {shapes[shape]}
        </svg>
      )}
      {children}
    </span>
  )
}
