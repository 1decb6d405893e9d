import type { Block } from '../../product/pdf/layout/blocks.ts'
import type { SeedBlock, SeedPart } from '../seed/markdown-blocks.ts'
import { readComponent, type SeedLocale, type SeedValues } from '../seed/seed-file.ts'

function isNode(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null
}

/** Writes text with its bold parts between double asterisks, as the PDF layout expects. */
function textOf(children: readonly unknown[]): string {
  return children
    .filter(isNode)
    .map((node) => {
      if (Array.isArray(node.children)) return textOf(node.children)
      return node.bold === true ? `**${String(node.text)}**` : String(node.text)
    })
    .join('')
}

function blockOf({ type, level, children }: SeedBlock): Block {
  if (type === 'heading') return { kind: level === 2 ? 'heading' : 'subheading', text: textOf(children) }
  if (type === 'list') {
    const items = children
      .filter(isNode)
      .map((item) => textOf(Array.isArray(item.children) ? item.children : []))
    return { kind: 'list', items }
  }
  return { kind: 'paragraph', text: textOf(children), tone: type === 'quote' ? 'lead' : 'body' }
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function tableOf(values: SeedValues): Block[] {
  const labels = texts(values.columns)
  const columns = labels.map((label) => ({ label, align: 'left' as const, share: 1 / labels.length }))
  const rows = Array.isArray(values.rows) ? values.rows.map(texts) : []
  const table: Block = {
    kind: 'table',
    caption: String(values.caption),
    columns,
    rows,
    wide: labels.length > 3,
  }
  return values.note === undefined
    ? [table]
    : [table, { kind: 'paragraph', text: String(values.note), tone: 'note' }]
}

function faqOf(values: SeedValues): Block[] {
  const questions = Array.isArray(values.questions) ? values.questions.filter(isNode) : []
  return [
    { kind: 'heading', text: String(values.title) },
    ...questions.flatMap(({ question, answer }): Block[] => [
      { kind: 'subheading', text: String(question) },
      { kind: 'paragraph', text: String(answer) },
    ]),
  ]
}

function componentOf(name: string, values: SeedValues): Block[] {
  if (name === 'callout') return [{ kind: 'callout', title: String(values.title), text: String(values.body) }]
  if (name === 'table') return tableOf(values)
  if (name === 'faq') return faqOf(values)
  throw new Error(`A white book cannot hold ${name}`)
}

/** Converts a white book's text to blocks of the PDF layout. */
export function whiteBookBlocks(parts: readonly SeedPart[], locale: SeedLocale): Block[] {
  return parts.flatMap((part) =>
    part.kind === 'text'
      ? part.blocks.map(blockOf)
      : componentOf(part.name, readComponent(part.yaml, locale)),
  )
}
