import type { ReactElement } from 'react'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

/** Name and formula of each figure of past performance (decision 049): each name means one figure. */
export function PerformanceFormulas(): ReactElement {
  const { formulas } = useTranslations().performance
  const lines = [
    [formulas.totalTerm(), formulas.total()],
    [formulas.withTerm(), formulas.with()],
    [formulas.withoutTerm(), formulas.without()],
    [formulas.annualisedTerm(), formulas.annualised()],
    [formulas.multiplesTerm(), formulas.multiples()],
  ]
  return (
    <details className="mt-3 text-sm" data-formulas>
      <summary className="text-link w-fit">{formulas.title()}</summary>
      <dl className="mt-3 max-w-measure">
        {lines.map(([term, formula]) => (
          <div key={term} className="mt-2">
            <dt className="font-medium">{term}</dt>
            <dd className="text-muted">{formula}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-measure text-muted">{formulas.note()}</p>
    </details>
  )
}
