import type { ReactElement } from 'react'
import { brand } from '~/brand.ts'
import { createFormatter } from '~/lib/format/formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { SharePerformanceView } from './share-performance.schema.ts'
import type { ShownFigures } from './share-performance-words.ts'

type SourceProps = { readonly view: SharePerformanceView; readonly figures: ShownFigures }

/** The notes under the chart: the warning, source and period, the base, and the axis marks. */
export function ShareSource({ view, figures }: SourceProps): ReactElement {
  const { performance, funds } = useTranslations()
  const to = createFormatter(useLocale())
  const { from, to: until, distributions } = figures.window
  const count = distributions.length
  return (
    <figcaption className="mt-3 flex flex-col gap-1 text-muted text-sm">
      <p className="font-medium text-foreground">{funds.warnings.pastPerformance()}</p>
      <p>
        {performance.source({
          manager: brand.name,
          from: to.longDate(from) ?? '',
          to: to.longDate(until) ?? '',
        })}{' '}
        {view.unit === 'base' && `${performance.base()} `}
        {performance.steps()}
      </p>
      {count > 0 && (
        <p>
          <span aria-hidden="true">▲ </span>
          {performance.distributions[to.plural(count)]({ count: to.decimal(String(count)) ?? '' })}
        </p>
      )}
    </figcaption>
  )
}
