/** Value of a series on a day. `value` is an exact decimal as text, so that tables print the published figure. */
export type ChartPoint = { readonly date: string; readonly value: string }

/** Event marked on the time axis (a distribution), with its description. */
export type ChartMark = { readonly date: string; readonly text: string }

/** Line of a chart. Points are sorted by date, oldest first; no point is ever invented between them. */
export type ChartSeries = {
  readonly id: string
  /** Name of the series: heading of its table column and its name in the interactive chart. */
  readonly label: string
  /** Words written at the end of the line, such as the last value or a short name. */
  readonly endLabel: string
  readonly points: readonly ChartPoint[]
  readonly marks?: readonly ChartMark[]
}

/** Formats of figures and days; callers bind the portal's formatter to their language and unit. */
export type ChartFormat = {
  /** Its own among all formats: two of one name write alike. */
  readonly name: string
  /** A value of the table and of the reading line, with its unit. */
  readonly value: (value: string) => string
  /** A value of the vertical axis, as short as can be. */
  readonly tick: (value: number) => string
  /** A whole date. */
  readonly date: (date: string) => string
  /** A date on the axis: the year alone, or month and year on short spans. */
  readonly axisDate: (date: string, unit: 'year' | 'month') => string
}

/** Colours of a picture as CSS colours: variables on a page, fixed ones in an exported file. */
export type ChartPalette = {
  readonly ink: string
  readonly muted: string
  readonly grid: string
  readonly paper: string
  readonly series: readonly [string, string]
}

/** The page's colours; they follow the colour mode without a new drawing. */
export const pagePalette: ChartPalette = {
  ink: 'var(--foreground)',
  muted: 'var(--muted)',
  grid: 'var(--hairline)',
  paper: 'var(--background)',
  series: ['var(--series-1)', 'var(--series-2)'],
}

/** Dash patterns that distinguish the second line from the first without colour. */
export const seriesDashes = [undefined, '5 3'] as const

/** Size of an exported picture in px: 16 by 9, as slides and reports take it. */
export const pictureSize = { width: 1120, height: 630 } as const

/** Up to this many values a line carries a dot for each; with more of them the dots would hide the line. */
export const mostDottedPoints = 48

/** Words of a chart, from the page's dictionary. */
export type ChartTexts = {
  /** Sentence that describes the picture; screen readers read it instead. */
  readonly summary: string
  /** Label of the button that opens the table, such as "Data as a table". */
  readonly tableToggle: string
  readonly tableCaption: string
  /** Headings of the table's first and last columns. */
  readonly date: string
  readonly event: string
}
