import { CatchBoundary } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import {
  lazy,
  memo,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { loadFragments, staticFragment } from '../static-fragment/static-fragment.tsx'
import { type ChartFormat, type ChartSeries, type ChartTexts, pagePalette } from './chart-data.ts'
import type { ChartReading, ReadPoint } from './chart-reading.ts'
import { ChartTable } from './chart-table.tsx'
import type { DateRange } from './interactive-options.ts'
import { LinePlot } from './line-plot.tsx'

/**
 * Reports whether an element has come within `margin` of the viewport; stays true from then on. False on the server.
 */
function useNearViewport<Target extends Element>(
  margin = '400px',
): { readonly ref: RefObject<Target | null>; readonly isNear: boolean } {
  const ref = useRef<Target>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const target = ref.current
    if (!target || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [isNear, margin])
  return { ref, isNear }
}

const InteractiveChart = lazy(async () => {
  const { InteractiveChart } = await import('./interactive-chart.tsx')
  return { default: InteractiveChart }
})

const StaticPlot = staticFragment(
  'chart-plot',
  createIsomorphicFn()
    .server(() => LinePlot)
    .client(async () => (await import('./line-plot.tsx')).LinePlot),
)
const StaticTable = staticFragment(
  'chart-table',
  createIsomorphicFn()
    .server(() => ChartTable)
    .client(async () => (await import('./chart-table.tsx')).ChartTable),
)

/** For loaders of pages with a chart. */
export const loadChartParts = () => loadFragments(StaticPlot, StaticTable)

const plotHeight = 300
const axisHeight = 28

export type ChartFigureProps = {
  /** One or two lines; see {@link ChartSeries}. */
  readonly series: readonly ChartSeries[]
  readonly format: ChartFormat
  readonly texts: ChartTexts
  /** Called when the visitor drags over a span of days; zooming is off without it. */
  readonly onZoom?: (range: DateRange) => void
  /** The line above a chart of one series, which says the point that is read, or the last one; none without it. */
  readonly reading?: ChartReading | undefined
  /** The `figcaption`: legend, source, warning. */
  readonly caption: ReactNode
  /** Content between caption and table, such as exports. */
  readonly children?: ReactNode
}

/**
 * A chart of one or two dated series. The server draws it as SVG with a summary sentence and a table of the same
 * data; in browsers with scripts, ApexCharts is loaded when the figure nears the viewport and takes the picture's
 * place. Should that fail, the picture stays. On paper, it is always the picture.
 */
export function ChartFigure({
  series,
  format,
  texts,
  caption,
  onZoom,
  reading,
  children,
}: ChartFigureProps): ReactElement {
  const [read, setRead] = useState<number | null>(null)
  return (
    <div className="min-w-0">
      <figure>
        <p className="sr-only">{texts.summary}</p>
        {reading && <ReadingLine {...reading.at(read ?? reading.dates.length - 1)} />}
        <ChartStage {...{ series, format, onZoom, reading }} onRead={setRead} />
        {caption}
      </figure>
      {children}
      <details className="group mt-2 border-t border-hairline pt-2 md:mt-4 md:pt-3">
        <summary className="text-link w-fit text-sm">{texts.tableToggle}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
        <section className="mt-2 max-h-96 overflow-auto" aria-label={texts.tableCaption} tabIndex={0}>
          <StaticTable {...{ series, format, texts }} />
        </section>
      </details>
    </div>
  )
}

/** One point of the chart. On a phone each part has its own row, so that the chart below never moves. */
function ReadingLine({ date, value, change, sign, note }: ReadPoint): ReactElement {
  return (
    <p
      className="figures flex flex-wrap items-baseline gap-x-4 whitespace-nowrap max-md:text-sm max-md:leading-5"
      data-chart-reading
    >
      <span className="text-muted">{date}</span>
      <span className="font-semibold">{value}</span>
      <span className="max-sm:basis-full">
        <span className="sr-only">{sign} </span>
        {change}
      </span>
      {note && <span className="text-muted max-sm:basis-full">{note}</span>}
    </p>
  )
}

type StageProps = Pick<ChartFigureProps, 'series' | 'format' | 'reading'> & {
  readonly onZoom: ChartFigureProps['onZoom'] | undefined
  readonly onRead: (index: number | null) => void
}

// Memoized: the chart is not drawn again for each point that is read.
const ChartStage = memo(function ChartStage({
  series,
  format,
  onZoom,
  reading,
  onRead,
}: StageProps): ReactElement {
  const { ref, isNear } = useNearViewport<HTMLDivElement>('100px')
  const [isReady, setIsReady] = useState(false)
  return (
    <div ref={ref} className="relative" data-chart={isReady ? 'interactive' : 'picture'}>
      <div className={`pt-4 pr-1 pb-7 pl-14 ${isReady ? 'invisible print:visible' : ''}`}>
        <StaticPlot {...{ series, format }} palette={pagePalette} height={plotHeight} />
      </div>
      {isNear && (
        <CatchBoundary
          getResetKey={() => 'chart'}
          errorComponent={() => null}
          onCatch={() => setIsReady(false)}
        >
          <Suspense fallback={null}>
            <div className={`absolute inset-0 print:hidden ${isReady ? '' : 'invisible'}`}>
              <InteractiveChart
                {...{ series, format, onZoom, reading, onRead }}
                height={plotHeight + axisHeight + 16}
                onReady={() => setIsReady(true)}
              />
            </div>
          </Suspense>
        </CatchBoundary>
      )}
    </div>
  )
})
