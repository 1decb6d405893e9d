import type { ReactElement } from 'react'
import { brand } from '~/brand.ts'
import { ChartFigure } from '~/components/chart/chart-figure.tsx'
import { createFormatter } from '~/lib/format/formatter.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { useAppNavigate } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { StaticMultiples, StaticPeriods } from '../detail/fund-key-information-parts.tsx'
import type { SharePerformanceSearch, SharePerformanceView, YoungShare } from './share-performance.schema.ts'
import { ShareControls } from './share-performance-controls.tsx'
import { ShareExports } from './share-performance-exports.tsx'
import { NotShown } from './share-performance-hidden.tsx'
import { type ShownFigures, shareCharts } from './share-performance-words.ts'

type SourceProps = { readonly view: SharePerformanceView; readonly figures: ShownFigures }

/** The notes under the chart: the warning, source and period, the base, and the axis marks. */
function ShareSource({ view, figures }: SourceProps): ReactElement {
  const { performance, funds } = useTranslations()
  const to = createFormatter(useLocale())
  const { from, to: until, distributions } = figures.window
  const count = distributions.length
  return (
    <figcaption className="mt-1 flex flex-col gap-1 md:mt-3 text-muted text-sm">
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

export type SharePerformanceProps = {
  readonly fundKey: string
  readonly fundName: string
  readonly outcome: Outcome<SharePerformanceView>
  readonly search: SharePerformanceSearch
}

/** The value of a fund's shares over time, with the notices that the rules on past performance require. */
export function SharePerformance(props: SharePerformanceProps): ReactElement {
  const { outcome } = props
  const { performance } = useTranslations()
  return (
    <div data-share-performance>
      <h3 className="mb-4 text-xl max-md:sr-only">{performance.title()}</h3>
      {outcome.ok ? <ShownOrNot {...props} view={outcome.data} /> : <Unavailable />}
    </div>
  )
}

function Unavailable(): ReactElement {
  const { errors } = useTranslations()
  return <p className="text-muted">{errors.advice.unavailable()}</p>
}

type ViewProps = SharePerformanceProps & { readonly view: SharePerformanceView }

/** Either the chart and its figures, or the sentence that explains their absence. */
function ShownOrNot(props: ViewProps): ReactElement {
  const { performance } = useTranslations()
  const { figures } = props.view
  return (
    <>
      <ShareControls {...props} isShown={figures.isShown} />
      {figures.isShown ? (
        <ShareFigures {...props} figures={figures} />
      ) : (
        <div className="border-hairline border-y py-6">
          {figures.young ? (
            <>
              <p>{performance.notShown[figures.reason]()}</p>
              <YoungValue young={figures.young} />
            </>
          ) : (
            <NotShown hidden={figures} />
          )}
        </div>
      )}
    </>
  )
}

/** The value of a share that is too young for a performance, and when one may be shown. */
function YoungValue({ young: { latest, since, shownFrom } }: { young: YoungShare }): ReactElement {
  const { performance } = useTranslations()
  const to = createFormatter(useLocale())
  return (
    <p className="mt-2 max-w-measure text-muted">
      {performance.young({
        value: to.netAssetValue(latest.amount, latest.currency) ?? '',
        date: to.longDate(latest.date) ?? '',
        since: to.longDate(since) ?? '',
        shownFrom: to.longDate(shownFrom) ?? '',
      })}
    </p>
  )
}

type FiguresProps = ViewProps & { readonly figures: ShownFigures }

function ShareFigures(props: FiguresProps): ReactElement {
  const { view, figures } = props
  return (
    <div className="flex flex-col gap-3 md:gap-10">
      <div>
        <ShareChart {...props} />
      </div>
      <StaticPeriods figures={figures} />
      {view.share && <StaticMultiples figures={figures} />}
    </div>
  )
}

function ShareChart({ view, figures, fundKey, fundName, search }: FiguresProps): ReactElement {
  const { performance } = useTranslations()
  const navigate = useAppNavigate()
  const chart = shareCharts[useLocale()](view)
  if (chart === null) return <p className="border-hairline border-y py-6">{performance.emptyWindow()}</p>
  const zoom = (range: { readonly from: string; readonly to: string }) =>
    navigate({
      to: '/funds/$id',
      params: { id: fundKey },
      search: { ...search, period: undefined, ...range },
      resetScroll: false,
    })
  return (
    <ChartFigure {...chart} caption={<ShareSource {...{ view, figures }} />} onZoom={zoom}>
      <ShareExports {...{ view, fundKey, fundName, search }} />
    </ChartFigure>
  )
}
