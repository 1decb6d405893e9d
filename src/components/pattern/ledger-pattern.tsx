import { ledger, seededRandom } from './ledger.ts'
import { PatternDrawing } from './pattern-drawing.tsx'

/** The drawing of texts without a cover. Apart from the other families, which pages of texts need not load. */
export function LedgerPattern({ seed, className }: { seed: string; className?: string }) {
  return <PatternDrawing drawing={ledger(seededRandom(seed))} illustration="ledger" className={className} />
}
