import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '~/brand.ts'
import { ChartPicture } from '~/components/chart/chart-picture.tsx'
import { createFormatter } from '~/lib/format/formatter.ts'
import { type Translations, translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import type { SharePerformanceView } from './share-performance.schema.ts'
import {
  chartFormat,
  type PerformanceWords,
  type ShownFigures,
  shareSeries,
} from './share-performance-words.ts'

/**
 * Renders the chart of a share as an SVG file with its warning, source and period; null when it may not be
 * shown or has fewer than two values. Server only: it renders to a string.
 */
export function sharePicture(fundName: string, view: SharePerformanceView, locale: Locale): string | null {
  const { figures, share } = view
  if (!figures.isShown || share === null || figures.window.points.length < 2) return null
  const words = { texts: translationsOf(locale), to: createFormatter(locale) }
  const { performance } = words.texts
  return renderToStaticMarkup(
    <ChartPicture
      series={[shareSeries(view, figures, words)]}
      format={chartFormat(words.to, { unit: view.unit, currency: figures.currency })}
      title={performance.export.title({ fund: fundName, share: share.name })}
      subtitle={subtitle(performance, view)}
      notes={notes(view, figures, words)}
    />,
  )
}

function subtitle({ controls }: Translations['performance'], { measure, unit, share }: SharePerformanceView) {
  const shown = { measure: controls.measures[measure](), currency: share?.currency ?? '' }
  return `${controls.shown[unit](shown)} · ${controls.measureHints[measure]()}`
}

function notes(
  { unit }: SharePerformanceView,
  { window }: ShownFigures,
  { texts, to }: PerformanceWords,
): readonly string[] {
  const { performance, funds } = texts
  const source = performance.source({
    manager: brand.name,
    from: to.longDate(window.from) ?? '',
    to: to.longDate(window.to) ?? '',
  })
  const count = window.distributions.length
  return [
    funds.warnings.pastPerformance(),
    source,
    unit === 'base' ? `${performance.base()} ${performance.steps()}` : performance.steps(),
    ...(count === 0
      ? []
      : [performance.distributions[to.plural(count)]({ count: to.decimal(String(count)) ?? '' })]),
  ]
}
