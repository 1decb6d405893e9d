import { cn } from './class-names.ts'

/** Stands where a text or a picture will stand, in its size. Purely visual: say "loading" once for the region. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'block h-4 animate-skeleton rounded-sm bg-(--neutral-soft) motion-reduce:animate-none',
        className,
      )}
    />
  )
}

/** Lines of a text to come; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cn('flex flex-col gap-3', className)}>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
        <Skeleton key={line} className="w-full last:w-2/3" />
      ))}
    </span>
  )
}
