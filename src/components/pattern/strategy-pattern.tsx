import { cn } from '~/components/ui/class-names.ts'
import { frame, type MotifName, motifNames, motifs } from './motifs.ts'
import { seededRandom } from './seeded-random.ts'

export type StrategyPatternProps = {
  /** The same seed always gives the same drawing. */
  seed: string
  /** Family of the drawing, one per strategy; chosen by the seed when not given. */
  motif?: MotifName
  className?: string
}

/** A quiet drawing in hairlines for cards and page heads: decorative, drawn on the spot, nothing to download. */
export function StrategyPattern({ seed, motif, className }: StrategyPatternProps) {
  const random = seededRandom(seed)
  const chosen = motif ?? motifNames[Math.floor(random() * motifNames.length)] ?? 'strata'
  const { lines, accent } = motifs[chosen](random)
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      data-motif={chosen}
      className={cn('block bg-surface-sunken print:hidden', className)}
    >
      <path d={lines} className="stroke-hairline-strong" vectorEffect="non-scaling-stroke" />
      <path
        d={accent}
        className={cn('stroke-accent', (chosen === 'plan' || chosen === 'branches') && 'fill-accent')}
        strokeWidth={chosen === 'bends' ? 5 : 1.5}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
