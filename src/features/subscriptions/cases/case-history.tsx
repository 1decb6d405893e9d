import type { ReactElement } from 'react'
import { instantText } from '~/lib/format/instant-text.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { CaseStateBadge } from './case-state-badge.tsx'
import type { CaseStepView } from './cases.schema.ts'

/** Every state that a case had: when, by whom, and why. */
export function CaseHistory({ history }: { history: readonly CaseStepView[] }): ReactElement {
  const { detail } = useTranslations().cases
  const locale = useLocale()
  return (
    <ol className="flex flex-col">
      {history.map(({ at, isOfStaff, number, reason, state }) => (
        <li
          key={number}
          className="grid gap-x-6 gap-y-1 border-hairline border-b py-3 sm:grid-cols-[12rem_1fr_auto]"
        >
          <CaseStateBadge state={state} />
          <span className="text-muted">
            {isOfStaff ? detail.byStaff() : detail.byTeam()}
            {reason && <span className="block whitespace-pre-line text-foreground">{reason}</span>}
          </span>
          <span className="figures text-muted">{instantText(locale, at)}</span>
        </li>
      ))}
    </ol>
  )
}
