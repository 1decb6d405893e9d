import type { ReactElement } from 'react'
import { cn } from '~/components/ui/class-names.ts'
import { VisuallyHidden } from '~/components/ui/prose.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LifeStep } from './position.schema.ts'

/** Life of a fund as a timeline: past steps are filled, future ones are not. */
export function LifeLine({ steps }: { readonly steps: readonly LifeStep[] }): ReactElement {
  return (
    <ol className="grid sm:grid-flow-col sm:auto-cols-fr">
      {steps.map((step) => (
        <Step key={step.kind} step={step} />
      ))}
    </ol>
  )
}

function Step({ step: { kind, date, isReached } }: { readonly step: LifeStep }): ReactElement {
  const { life } = useTranslations().holding
  const to = useFormatter()
  return (
    <li
      className={cn(
        'relative py-2 pl-6 max-sm:border-l-2 sm:border-t-2 sm:pt-5 sm:pr-6 sm:pl-0',
        isReached ? 'border-accent' : 'border-hairline-strong',
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          'absolute size-3.5 rounded-full border-2 max-sm:top-3 max-sm:-left-2 sm:-top-2 sm:left-0',
          isReached ? 'border-accent bg-accent' : 'border-hairline-strong bg-background',
        )}
      />
      <span className="block font-medium text-sm">{life[kind]()}</span>
      <span className="figures block text-muted text-sm">
        {to.longDate(date)}
        <VisuallyHidden>, {isReached ? life.reached() : life.ahead()}</VisuallyHidden>
      </span>
    </li>
  )
}
