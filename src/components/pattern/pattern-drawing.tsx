import { cn } from '../ui/class-names.ts'
import { type Drawing, frame } from './illustration.ts'
import { ledger, seededRandom } from './ledger.ts'

export type PatternDrawingProps = {
  drawing: Drawing
  /** Name of its family. */
  illustration: string
  className?: string
}

/** Decorative drawing in hairlines, hidden from screen readers. */
export function PatternDrawing({ drawing: { lines, accent }, illustration, className }: PatternDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      data-illustration={illustration}
      className={cn('block bg-surface-sunken print:hidden', className)}
    >
      <path d={lines} className="stroke-hairline-strong" vectorEffect="non-scaling-stroke" />
      <path
        d={accent}
        className={cn(
          'stroke-accent',
          (illustration === 'plan' || illustration === 'branches') && 'fill-accent',
        )}
        strokeWidth={illustration === 'bends' ? 5 : 1.5}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** The drawing of texts without a cover. Apart from the other families, which pages of texts need not load. */
export function LedgerPattern({ seed, className }: { seed: string; className?: string }) {
  return <PatternDrawing drawing={ledger(seededRandom(seed))} illustration="ledger" className={className} />
}
