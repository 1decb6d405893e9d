import type { BadgeShape } from '~/components/ui/badge.tsx'
import type { Tone } from '~/components/ui/tone.ts'
import type { FundStatusView } from './fund-summary.schema.ts'

/** Colour and shape of each state. */
export const fundStatusLooks: Record<FundStatusView, { readonly tone: Tone; readonly shape: BadgeShape }> = {
  open: { tone: 'success', shape: 'disc' },
  closed: { tone: 'neutral', shape: 'ring' },
  pre_liquidation: { tone: 'warning', shape: 'half' },
  liquidation: { tone: 'neutral', shape: 'bar' },
}
