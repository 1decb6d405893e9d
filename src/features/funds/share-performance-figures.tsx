import type { ReactElement } from 'react'
import { brand } from '~/brand.ts'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { createFormatter } from '~/lib/format/formatter.ts'
import { useLocale, useTranslations } from '~/routing/use-locale.ts'
import type { SharePerformanceView } from './share-performance.schema.ts'
import type { ShownFigures } from './share-performance-words.ts'

type SourceProps = { readonly view: SharePerformanceView; readonly figures: ShownFigures }

/** Under the chart: the warning, then source and period, the base, and what is marked on the axis. */
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

/** The last value, and what was distributed and is left for each euro paid in. */
export function ShareMultiples({ figures }: { figures: ShownFigures }): ReactElement {
  const { performance } = useTranslations()
  const to = createFormatter(useLocale())
  const { latest, multiples } = figures
  const on = performance.latest.on({ date: to.longDate(latest.date) ?? '' })
  return (
    <Facts layout="grid" className="grid-cols-2! md:grid-cols-4!">
      <Fact term={performance.latest.value()} detail={on}>
        {to.netAssetValue(latest.amount, latest.currency)}
      </Fact>
      {multiples && (
        <>
          <Fact term={performance.multiples.dpi()} detail={on}>
            {to.multiple(multiples.dpi)}
          </Fact>
          <Fact term={performance.multiples.rvpi()} detail={on}>
            {to.multiple(multiples.rvpi)}
          </Fact>
          <Fact term={performance.multiples.tvpi()} detail={on}>
            {to.multiple(multiples.tvpi)}
          </Fact>
        </>
      )}
    </Facts>
  )
}
