import type { Block } from './block.ts'
import { layChart } from './lay-chart.ts'
import { layFacts } from './lay-facts.ts'
import { layDefinitions, layFields, layRiskScale, layRuled, laySignature } from './lay-marks.ts'
import { layTable } from './lay-table.ts'
import { layCallout, layHeading, layLines, layList, laySubheading } from './lay-text.ts'
import type { LaidBlock } from './strip.ts'
import { style } from './theme.ts'

const toneStyles = { body: style.body, lead: style.lead, note: style.note, warning: style.warning } as const

/** Breaks a block's lines and measures it. `set` applies the language's typography to each text. */
export function layBlock(block: Block, set: (text: string) => string): LaidBlock {
  switch (block.kind) {
    case 'heading':
      return layHeading(set(block.text), block.numberedAs)
    case 'subheading':
      return laySubheading(set(block.text))
    case 'paragraph':
      return layLines(set(block.text), toneStyles[block.tone ?? 'body'])
    case 'list':
      return layList(block.items.map(set))
    case 'definitions':
      return layDefinitions(block.items.map(({ term, text }) => ({ term: set(term), text: set(text) })))
    case 'callout':
      return layCallout(set(block.title), set(block.text))
    case 'signature':
      return laySignature(set(block.name), set(block.position))
    default:
      return layFigure(block, set)
  }
}

type FigureBlock = Extract<Block, { kind: 'table' | 'facts' | 'chart' | 'risk' | 'fields' | 'ruled' }>

function layFigure(block: FigureBlock, set: (text: string) => string): LaidBlock {
  switch (block.kind) {
    case 'table': {
      const columns = block.columns.map((column) => ({ ...column, label: set(column.label) }))
      const rows = block.rows.map((row) => row.map(set))
      return layTable(set(block.caption), columns, rows, block.wide)
    }
    case 'facts':
      return layFacts(block.rows.map(({ label, value }) => ({ label: set(label), value: set(value) })))
    case 'chart':
      return layChart({ ...block.figure, alternative: set(block.figure.alternative) })
    case 'risk':
      return layRiskScale(block.value, set(block.alternative), set(block.low), set(block.high))
    case 'fields':
      return layFields(block.rows.map((row) => setFieldRow(row, set)))
    case 'ruled':
      return layRuled(block.lines)
  }
}

function setFieldRow(row: Extract<Block, { kind: 'fields' }>['rows'][number], set: (text: string) => string) {
  return row.type === 'lines'
    ? { ...row, fields: row.fields.map((field) => ({ ...field, label: set(field.label) })) }
    : { ...row, label: set(row.label), options: row.options.map(set) }
}
