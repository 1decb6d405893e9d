import type { ReactElement } from 'react'
import type { ChartFormat, ChartSeries, ChartTexts } from './chart-data.ts'

type ChartTableProps = {
  readonly series: readonly ChartSeries[]
  readonly format: Pick<ChartFormat, 'name' | 'value' | 'date'>
  readonly texts: Pick<ChartTexts, 'tableCaption' | 'date' | 'event'>
}

type Row = {
  readonly date: string
  readonly values: readonly (string | undefined)[]
  readonly events: string
}

/** Returns the chart's days, newest first, each with the value of every series and its events. */
export function chartRows(series: readonly ChartSeries[]): readonly Row[] {
  const values = series.map((line) => new Map(line.points.map((point) => [point.date, point.value])))
  const marks = series.flatMap((line) => line.marks ?? [])
  const dates = new Set([...values.flatMap((known) => [...known.keys()]), ...marks.map(({ date }) => date)])
  return [...dates]
    .sort()
    .reverse()
    .map((date) => ({
      date,
      values: values.map((known) => known.get(date)),
      events: marks
        .filter((mark) => mark.date === date)
        .map(({ text }) => text)
        .join(', '),
    }))
}

/** The chart as a table: the same data for readers of every kind. */
export function ChartTable({ series, format, texts }: ChartTableProps): ReactElement {
  const rows = chartRows(series)
  const hasEvents = rows.some(({ events }) => events !== '')
  return (
    <table className="figures w-full text-sm">
      <caption className="sr-only">{texts.tableCaption}</caption>
      <thead>
        <tr className="border-b border-hairline-strong text-left">
          <th scope="col" className="py-2 pr-4 font-medium">
            {texts.date}
          </th>
          {series.map((line) => (
            <th key={line.id} scope="col" className="py-2 pl-4 text-right font-medium">
              {line.label}
            </th>
          ))}
          {hasEvents && (
            <th scope="col" className="py-2 pl-6 font-medium">
              {texts.event}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ date, values, events }) => (
          <tr key={date} className="border-b border-hairline last:border-b-0">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal whitespace-nowrap">
              <time dateTime={date}>{format.date(date)}</time>
            </th>
            {series.map((line, index) => (
              <td key={line.id} className="py-1.5 pl-4 text-right whitespace-nowrap">
                {values[index] === undefined ? '–' : format.value(values[index])}
              </td>
            ))}
            {hasEvents && <td className="py-1.5 pl-6">{events}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
