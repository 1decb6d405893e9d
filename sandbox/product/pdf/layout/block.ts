import type { ChartFigure } from './lay-chart.ts'

export type Column = { label: string; align: 'left' | 'right'; share: number }

/** What a document is written with. Every text is already in the document's language. */
export type Block =
  | { kind: 'heading'; text: string; numberedAs?: (() => string) | undefined }
  | { kind: 'subheading'; text: string }
  | { kind: 'paragraph'; text: string; tone?: 'body' | 'lead' | 'note' | 'warning' }
  | { kind: 'list'; items: string[] }
  | { kind: 'definitions'; items: { term: string; text: string }[] }
  | { kind: 'table'; caption: string; columns: Column[]; rows: string[][]; wide: boolean }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  | { kind: 'chart'; figure: ChartFigure }
  | { kind: 'risk'; value: number; alternative: string; low: string; high: string }
  | { kind: 'callout'; title: string; text: string }
  | { kind: 'fields'; rows: FieldRow[] }
  | { kind: 'signature'; name: string; position: string }
  | { kind: 'ruled'; lines: number }

/** A line to fill in by hand: labels with the share of the width that each takes, or boxes to tick. */
export type FieldRow =
  | { type: 'lines'; fields: { label: string; share: number }[]; tall?: boolean }
  | { type: 'boxes'; label: string; options: string[] }

/** Blocks that are kept or left out together. */
export type Group = Block[]
