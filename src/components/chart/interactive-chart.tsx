import 'apexcharts/dist/apexcharts.css'
import { type ComponentType, type RefObject, useEffect, useRef } from 'react'
import * as reactApexCharts from 'react-apexcharts'
import { ChartReader } from './chart-reader.tsx'
import type { ChartReading } from './chart-reading.ts'
import './interactive-chart.css'
import { type InteractiveInput, interactiveOptions, interactiveSeries } from './interactive-options.ts'

type ApexProps = {
  readonly type: 'line'
  readonly height: number
  readonly series: ReturnType<typeof interactiveSeries>
  readonly options: ReturnType<typeof interactiveOptions>
}

/** react-apexcharts 1.7.0 is CommonJS: depending on the bundler its component is one or two `default`s down. */
function componentOf(module: unknown): ComponentType<ApexProps> {
  let found = module
  while (typeof found === 'object' && found !== null && 'default' in found) found = found.default
  if (typeof found !== 'function') throw new Error('react-apexcharts exports no component')
  return found as ComponentType<ApexProps>
}

const ApexChart = componentOf(reactApexCharts)

const nonceOfPage = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content

export type InteractiveChartProps = Omit<InteractiveInput, 'nonce' | 'isReadAbove'> & {
  /** The line above the chart, which says the point that is read; for a chart of one series. */
  readonly reading?: ChartReading | undefined
  /** Called with the index of the point that is read; null at rest. */
  readonly onRead: (index: number | null) => void
}

/** What brings ApexCharts' marks: it does not hear them while they are put away. */
const moves = ['mousemove', 'touchmove'] as const

/**
 * Puts away on Escape all that the pointer brought, the box and the marks on the lines, until the pointer returns or presses
 * (WCAG 2.2, 1.4.13). Uses an attribute that React does not know, so that the chart is not rendered again.
 */
function useEscape(chart: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = chart.current
    if (element === null) return
    const stop = new AbortController()
    const listening = { signal: stop.signal, capture: true, passive: true }
    const isAway = () => element.hasAttribute('data-put-away')
    const bringBack = () => element.removeAttribute('data-put-away')
    const putAway = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || isAway()) return
      element.setAttribute('data-put-away', '')
      for (const area of element.querySelectorAll('.apexcharts-svg'))
        area.dispatchEvent(new MouseEvent('mouseout'))
    }
    document.addEventListener('keydown', putAway, { signal: stop.signal })
    for (const move of moves)
      element.addEventListener(move, (event) => isAway() && event.stopPropagation(), listening)
    // Not captured: the pointer comes to the chart, not from one of its parts to another.
    element.addEventListener('pointerenter', bringBack, { signal: stop.signal })
    element.addEventListener('pointerdown', bringBack, listening)
    return () => stop.abort()
  }, [chart])
}

/** Interactive chart. Runs in browsers only and is loaded on demand: 150 kB of ApexCharts. */
export function InteractiveChart({ reading, onRead, ...props }: InteractiveChartProps) {
  const [series] = props.series
  if (reading === undefined || series === undefined) return <DrawnChart {...props} />
  return (
    <ChartReader {...{ series, reading, onRead }}>
      <DrawnChart {...props} isReadAbove />
    </ChartReader>
  )
}

function DrawnChart(props: Omit<InteractiveInput, 'nonce'>) {
  const options = interactiveOptions({ ...props, nonce: nonceOfPage() })
  const chart = useRef<HTMLDivElement>(null)
  useEscape(chart)
  return (
    <div ref={chart} className="interactive-chart" aria-hidden="true">
      {/* ApexCharts looks this element up before it adds its own style sheet, which is already linked. */}
      <span id="apexcharts-css" hidden />
      <ApexChart
        type="line"
        height={props.height}
        series={interactiveSeries(props.series)}
        options={options}
      />
    </div>
  )
}
