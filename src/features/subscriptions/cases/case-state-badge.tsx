import type { ReactElement } from 'react'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import type { Tone } from '~/components/ui/class-names.ts'
import type { CaseState } from '~/contract/product-api/case-states.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

const looks: Record<CaseState, { readonly tone: Tone; readonly shape: BadgeShape }> = {
  draft: { tone: 'neutral', shape: 'ring' },
  sent: { tone: 'info', shape: 'ring' },
  incomplete: { tone: 'warning', shape: 'diamond' },
  in_review: { tone: 'info', shape: 'half' },
  accepted: { tone: 'success', shape: 'disc' },
  refused: { tone: 'error', shape: 'square' },
  withdrawn: { tone: 'neutral', shape: 'bar' },
}

/** Where a case stands, by word, shape and colour. */
export function CaseStateBadge({ state }: { state: CaseState }): ReactElement {
  const { states } = useTranslations().cases
  return (
    <Badge look="plain" {...looks[state]}>
      {states[state]()}
    </Badge>
  )
}
