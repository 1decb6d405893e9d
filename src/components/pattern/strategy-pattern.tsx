import { type IllustrationName, illustrationNames, illustrations } from './illustrations.ts'
import { seededRandom } from './ledger.ts'
import { PatternDrawing } from './pattern-drawing.tsx'

export type StrategyPatternProps = {
  /** The same seed always gives the same drawing. */
  seed: string
  /** Family of the drawing, one per strategy; chosen by the seed when not given. */
  illustration?: IllustrationName
  className?: string
}

/** A quiet drawing in hairlines for cards and page heads: decorative, drawn on the spot, nothing to download. */
export function StrategyPattern({ seed, illustration, className }: StrategyPatternProps) {
  const random = seededRandom(seed)
  const chosen =
    illustration ?? illustrationNames[Math.floor(random() * illustrationNames.length)] ?? 'strata'
  return (
    <PatternDrawing drawing={illustrations[chosen](random)} illustration={chosen} className={className} />
  )
}
