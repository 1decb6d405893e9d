import type { ReactElement } from 'react'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import type { Tone } from '~/components/ui/class-names.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { QuestionState } from './questions.schema.ts'

const looks: Record<QuestionState, { readonly tone: Tone; readonly shape: BadgeShape }> = {
  open: { tone: 'info', shape: 'ring' },
  answered: { tone: 'success', shape: 'disc' },
  closed: { tone: 'neutral', shape: 'bar' },
}

/** State of a question, as text, shape and colour. */
export function QuestionStateBadge({ state }: { readonly state: QuestionState }): ReactElement {
  const { states } = useTranslations().questions
  return (
    <Badge look="plain" {...looks[state]}>
      {states[state]()}
    </Badge>
  )
}
