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

/**
 * Hides the pointer's overlay on Escape, until the pointer returns (WCAG 2.2, 1.4.13). Uses an attribute that React
 * does not know, so that the chart is not rendered again.
 */
function useEscape(chart: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const putAway = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') chart.current?.setAttribute('data-put-away', '')
    }
    document.addEventListener('keydown', putAway)
    return () => document.removeEventListener('keydown', putAway)
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
    <div
      ref={chart}
      className="interactive-chart"
      aria-hidden="true"
      onPointerEnter={(event) => event.currentTarget.removeAttribute('data-put-away')}
    >
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
