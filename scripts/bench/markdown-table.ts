/** A size as the tables give it. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** A duration as the tables give it. */
export const milliseconds = (figure: number) => `${figure.toFixed(figure < 10 ? 1 : 0)} ms`

/** 12,345 */
export const thousands = (figure: number) =>
  Math.round(figure)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')

/** A Markdown table whose columns are aligned in the source, too. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
