/** Sample of Prometheus' text format. */
export type Sample = {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const sampleLine = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
const label = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"(?:,|$)/y

function readLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {}
  label.lastIndex = 0
  while (label.lastIndex < text.length) {
    const [, name, value] = label.exec(text) ?? []
    if (name === undefined || value === undefined) throw new Error(`no labels: ${text}`)
    labels[name] = value
  }
  return labels
}

/** Reads the text format, version 0.0.4; throws on a line that is neither a remark nor a sample. */
export function readPrometheusText(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [, name, labels = '', value] = sampleLine.exec(line) ?? []
    if (name === undefined || (!/^nan$/i.test(value ?? '') && Number.isNaN(Number(value))))
      throw new Error(`no sample: ${line}`)
    return { name, labels: readLabels(labels), value: Number(value) }
  })
}
