import { brand } from '~/brand.ts'
import { cn } from '../ui/class-names.ts'

/** The mark alone: a ring, a sluice gate, water held high on one side and let through on the other. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={cn('size-8 text-accent', className)}>
      <path d="M15 3.05a13 13 0 0 0 0 25.9z" fill="currentColor" />
      <path
        d="M17 3.79a12.25 12.25 0 0 1 0 24.42M17 11h10.2M17 16h11.25M17 21h10.2"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  )
}

/** Logo: mark and name. Put it in a link named after its target. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2 whitespace-nowrap sm:gap-2.5', className)}>
      <LogoMark />
      <span className="font-serif text-xl tracking-tight">
        {brand.wordmark.first}
        <span className="text-muted max-[26rem]:sr-only"> {brand.wordmark.second}</span>
      </span>
    </span>
  )
}
