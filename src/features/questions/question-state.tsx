import type { ReactElement } from 'react'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import { Chip } from '~/components/ui/chip.tsx'
import type { Tone } from '~/components/ui/class-names.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { QuestionState } from './questions.schema.ts'
import type { QuestionsSearch } from './questions-search.ts'

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

type StatesProps = {
  readonly to: '/account/questions' | '/team/questions'
  /** Choices in their order; undefined for the list without a state in its URL. */
  readonly choices: readonly (QuestionState | undefined)[]
  readonly chosen: QuestionsSearch['state']
  readonly nameOf: (state: QuestionState | undefined) => string
}

/** The choice of a state, each at an address of its own. */
export function QuestionStates({ choices, chosen, nameOf, to }: StatesProps): ReactElement {
  const { filter } = useTranslations().questions
  return (
    <nav aria-label={filter.label()} className="pb-6 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {choices.map((state) => (
          <li key={state ?? 'first'}>
            <Chip>
              <AppLink
                to={to}
                search={{ state }}
                aria-current={state === chosen ? 'page' : undefined}
                keepsScroll
                preload={false}
              >
                {nameOf(state)}
              </AppLink>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
