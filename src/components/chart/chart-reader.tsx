import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { type ChartSeries, pagePalette } from './chart-data.ts'
import { chartGeometry } from './chart-geometry.ts'
import { type ChartReading, pointNear, pointYearAway, readAloud } from './chart-reading.ts'

/** The plot within its box, in px. */
type Plot = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** Measures the plot that ApexCharts drew by its grid lines: all are horizontal, the outer ones lie on its edges. */
function plotIn(box: HTMLElement): Plot | null {
  const lines = [...box.querySelectorAll('.apexcharts-gridline')].map((line) => line.getBoundingClientRect())
  const [first] = lines
  if (first === undefined) return null
  const { left, top } = box.getBoundingClientRect()
  const heights = lines.map((line) => line.top)
  const highest = Math.min(...heights)
  return {
    left: first.left - left,
    top: highest - top,
    width: first.width,
    height: Math.max(...heights) - highest,
  }
}

type Read = { readonly index: number; readonly plot: Plot | null }

type ReaderProps = {
  readonly series: ChartSeries
  readonly reading: ChartReading
  /** Called with the index of the point that is read; null at rest. */
  readonly onRead: (index: number | null) => void
  readonly children: ReactNode
}

/** Puts the point away on Escape until the pointer comes again (WCAG 2.2, 1.4.13), and when the chart is drawn anew. */
function usePutAway(putAway: () => void): void {
  const onPutAway = useEffectEvent(putAway)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onPutAway(), { signal })
    window.addEventListener('resize', () => onPutAway(), { signal })
    return () => stop.abort()
  }, [])
}

/**
 * Reads a chart point by point (P-775): under the pointer, or by the keys of a slider that lies unseen over the plot.
 * Screen readers say each of the slider's values as they say those of any other, after what they are saying.
 */
export function ChartReader({ series, reading, onRead, children }: ReaderProps) {
  const box = useRef<HTMLDivElement>(null)
  const isAway = useRef(false)
  const [read, setRead] = useState<Read | null>(null)
  const [line = []] = chartGeometry([series]).lines
  const last = line.length - 1
  const index = Math.min(read?.index ?? last, last)
  const show = (next: number) => {
    setRead({ index: next, plot: box.current && plotIn(box.current) })
    onRead(next)
  }
  const rest = () => {
    setRead(null)
    onRead(null)
  }
  usePutAway(() => {
    isAway.current = true
    rest()
  })
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const plot = plotIn(currentTarget)
    if (plot === null || isAway.current) return
    const across = clientX - currentTarget.getBoundingClientRect().left - plot.left
    show(pointNear(line, across / plot.width))
  }
  return (
    <div
      ref={box}
      className="chart-reader relative"
      onPointerEnter={() => {
        isAway.current = false
      }}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => {
        // A finger leaves as it lifts: what it chose stays in sight.
        if (pointerType === 'mouse') rest()
      }}
    >
      {children}
      {read?.plot && <Marker plot={read.plot} {...(line[index] ?? { x: 1, y: 0 })} />}
      <input
        type="range"
        className="peer"
        min={0}
        max={last}
        value={index}
        aria-label={reading.label}
        aria-valuetext={readAloud(reading.at(index))}
        onChange={({ currentTarget }) => show(Number(currentTarget.value))}
        onKeyDown={(event) => moveByYear(event, { index, dates: reading.dates, show })}
        onFocus={() => show(index)}
        onBlur={rest}
      />
      <p
        aria-hidden="true"
        className="pointer-events-none invisible absolute top-0 left-14 bg-background px-1 text-muted text-sm peer-focus-visible:visible"
      >
        {reading.keys}
      </p>
    </div>
  )
}

type Moves = {
  readonly index: number
  readonly dates: readonly string[]
  readonly show: (index: number) => void
}

/** Page Up and Page Down move by a year; the slider moves by itself with the other keys. */
function moveByYear(event: KeyboardEvent, { index, dates, show }: Moves): void {
  const direction = event.key === 'PageUp' ? 1 : event.key === 'PageDown' ? -1 : null
  if (direction === null) return
  event.preventDefault()
  show(pointYearAway(dates, index, direction))
}

/** The point that is read: a dot on its line, and a line down to its day. */
function Marker({ plot, x, y }: { readonly plot: Plot; readonly x: number; readonly y: number }) {
  const [across, down] = [plot.left + x * plot.width, plot.top + (1 - y) * plot.height]
  return (
    <svg
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
      aria-hidden="true"
      data-chart-marker
    >
      <line
        x1={across}
        x2={across}
        y1={plot.top}
        y2={plot.top + plot.height}
        stroke={pagePalette.muted}
        strokeDasharray="2 3"
      />
      <circle
        cx={across}
        cy={down}
        r="5"
        fill={pagePalette.series[0]}
        stroke={pagePalette.paper}
        strokeWidth="2"
      />
    </svg>
  )
}
