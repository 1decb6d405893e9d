import { seededRandom } from './ledger.ts'
import { type MotifName, motifNames, motifs } from './motifs.ts'
import { PatternDrawing } from './pattern-drawing.tsx'

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
  return <PatternDrawing drawing={motifs[chosen](random)} motif={chosen} className={className} />
}
