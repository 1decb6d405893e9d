import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { comparedPair } from './compared-pair.ts'
import type { FundComparisonView } from './fund-compare.schema.ts'

/** The reason why there is no comparison yet: unknown funds, fewer than two, or the same fund twice. */
export function CompareState({ view }: { view: FundComparisonView }): ReactElement | null {
  const { state } = useTranslations().compare
  const unknown = view.sides.filter(({ fund }) => fund === null)
  if (comparedPair(view)) return null
  return (
    <div className="mt-10 flex flex-col gap-4">
      {unknown.map(({ asked }) => (
        <Alert key={asked} tone="warning" title={state.unknown()}>
          {state.unknownAdvice({ name: asked })}
        </Alert>
      ))}
      <NextStep names={view.sides.flatMap(({ fund }) => fund?.name ?? [])} />
    </div>
  )
}

/** The next step for the visitor. */
function NextStep({ names: [first, second] }: { names: readonly string[] }): ReactElement {
  const { state } = useTranslations().compare
  if (first === undefined) return <EmptyState title={state.none()}>{state.noneAdvice()}</EmptyState>
  if (second === undefined)
    return <EmptyState title={state.one()}>{state.oneAdvice({ name: first })}</EmptyState>
  return <EmptyState title={state.same()}>{state.sameAdvice({ name: first })}</EmptyState>
}
