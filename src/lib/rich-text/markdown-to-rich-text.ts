import type { List, PhrasingContent, Root, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { Anchors } from './anchors.ts'
import type { ColumnAlignment, RichBlock, RichFootnote, RichInline, RichText } from './rich-text.ts'
import type { TextReading } from './text-reading.ts'

type Definition = readonly RootContent[]
type Citation = { readonly id: string; readonly number: number; readonly references: string[] }

/** The footnotes of one text, numbered in the order of their first citation. */
type Footnotes = {
  /** Returns the reference to a note; empty for an undefined note. */
  cite(identifier: string): readonly RichInline[]
  /** Returns the cited notes. A note may cite another, which is appended. */
  cited(read: (note: Definition) => RichText): readonly RichFootnote[]
}

/** Builds the footnotes of one text from its definitions by identifier. */
function createFootnotes(definitions: ReadonlyMap<string, Definition>, anchors: Anchors): Footnotes {
  const citations = new Map<string, Citation>()
  return {
    cite(identifier) {
      if (!definitions.has(identifier)) return []
      const known = citations.get(identifier)
      const number = known?.number ?? citations.size + 1
      const citation = known ?? { id: anchors.claim(`note ${number}`), number, references: [] }
      citations.set(identifier, citation)
      const id = anchors.claim(`note ${number} reference`)
      citation.references.push(id)
      return [{ type: 'reference', id, note: citation.id, number }]
    },
    cited(read) {
      const notes: RichFootnote[] = []
      // A map iterates over entries added meanwhile, so notes cited by notes are included.
      for (const [identifier, { id, references }] of citations) {
        notes.push({ id, references, children: read(definitions.get(identifier) ?? []) })
      }
      return notes
    },
  }
}

/** Maximum length in characters; the rest of a longer text is dropped. */
const longestText = 200_000

type Context = {
  readonly reading: TextReading
  readonly footnotes: Footnotes
  /** URLs of link reference definitions, by name. */
  readonly definitions: ReadonlyMap<string, string>
}

/**
 * Converts Markdown (CommonMark and GitHub's tables, footnotes, task lists and autolinks). HTML is dropped.
 * A text that the parser fails on is shown as plain text. Pure, but used on the server only because of its
 * size.
 */
export function markdownToRichText(markdown: string, reading: TextReading): RichText {
  const text = markdown.slice(0, longestText)
  try {
    return readRoot(parse(text), reading)
  } catch {
    return [{ type: 'paragraph', children: [text] }]
  }
}

function parse(text: string): Root {
  return fromMarkdown(text, {
    extensions: [gfm({ singleTilde: false })],
    mdastExtensions: [gfmFromMarkdown()],
  })
}

function readRoot({ children }: Root, reading: TextReading): RichText {
  const nodes = withNested(children)
  const definitions = nodes.flatMap((node) =>
    node.type === 'definition' ? [[node.identifier, node.url] as const] : [],
  )
  const notes = nodes.flatMap((node) =>
    node.type === 'footnoteDefinition' ? [[node.identifier, node.children] as const] : [],
  )
  const footnotes = createFootnotes(firstOfEach(notes), reading.anchors)
  const context: Context = { reading, footnotes, definitions: firstOfEach(definitions) }
  const text = readBlocks(children, context, 1)
  const cited = footnotes.cited((note) => readBlocks(note, context, 1))
  return cited.length === 0 ? text : [...text, { type: 'footnotes', notes: cited }]
}

const containers: ReadonlySet<string> = new Set(['blockquote', 'list', 'listItem', 'footnoteDefinition'])

/** Top-level and nested blocks in document order: definitions count wherever they are. */
function withNested(nodes: readonly RootContent[]): RootContent[] {
  const found: RootContent[] = []
  const open = nodes.toReversed()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    found.push(node)
    if (containers.has(node.type) && 'children' in node) open.push(...node.children.toReversed())
  }
  return found
}

/** Among equal names the first definition counts (CommonMark, 4.7). */
const firstOfEach = <Value>(named: readonly (readonly [string, Value])[]): Map<string, Value> =>
  new Map(named.toReversed())

function readBlocks(nodes: readonly RootContent[], context: Context, depth: number): RichBlock[] {
  return nodes.flatMap((node) => (context.reading.takes(depth) ? readBlock(node, context, depth) : []))
}

function readBlock(node: RootContent, context: Context, depth: number): RichBlock[] {
  switch (node.type) {
    case 'paragraph':
      return readParagraph(node.children, context, depth)
    case 'heading':
      return [context.reading.heading(node.depth, readInlines(node.children, context, depth))].flatMap(
        (heading) => heading ?? [],
      )
    case 'blockquote':
      return [{ type: 'quote', children: readBlocks(node.children, context, depth + 1) }]
    case 'list':
      return [readList(node, context, depth)]
    case 'code':
      return [{ type: 'code', text: node.value }]
    case 'table':
      return readTable(node, context, depth)
    case 'thematicBreak':
      return [{ type: 'rule' }]
    default:
      return []
  }
}

/** A picture alone in its paragraph becomes a block. */
function readParagraph(nodes: readonly PhrasingContent[], context: Context, depth: number): RichBlock[] {
  const children = readInlines(nodes, context, depth)
  const [only] = children
  if (children.length === 1 && typeof only === 'object' && only.type === 'picture') return [only]
  return children.length === 0 ? [] : [{ type: 'paragraph', children }]
}

function readList({ ordered, start, children }: List, context: Context, depth: number): RichBlock {
  const items = children.map((item) => {
    const blocks = readBlocks(item.children, context, depth + 1)
    const lines = item.spread ? blocks : blocks.map(asLine)
    return typeof item.checked === 'boolean' ? { isDone: item.checked, children: lines } : { children: lines }
  })
  const isOrdered = ordered === true
  return isOrdered && typeof start === 'number' && start !== 1
    ? { type: 'list', isOrdered, start, items }
    : { type: 'list', isOrdered, items }
}

const asLine = (block: RichBlock): RichBlock =>
  block.type === 'paragraph' ? { type: 'inline', children: block.children } : block

const alignments: Readonly<Record<string, ColumnAlignment>> = { center: 'center', right: 'end' }

function readTable({ align, children }: Table, context: Context, depth: number): RichBlock[] {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => readInlines(cell.children, context, depth)),
  )
  return [
    { type: 'table', alignments: head.map((_, at) => alignments[align?.[at] ?? ''] ?? null), head, rows },
  ]
}

function readInlines(nodes: readonly PhrasingContent[], context: Context, depth: number): RichInline[] {
  return nodes.flatMap((node) => (context.reading.takes(depth) ? readInline(node, context, depth) : []))
}

const styles = { strong: 'strong', emphasis: 'emphasis', delete: 'deleted' } as const

function readInline(node: PhrasingContent, context: Context, depth: number): readonly RichInline[] {
  const { reading, definitions, footnotes } = context
  switch (node.type) {
    case 'text':
      return [reading.text(node.value.replaceAll('\n', ' '))]
    case 'strong':
    case 'emphasis':
    case 'delete':
      return [{ type: styles[node.type], children: readInlines(node.children, context, depth + 1) }]
    case 'inlineCode':
      return [{ type: 'code', text: node.value }]
    case 'break':
      return [{ type: 'break' }]
    case 'link':
      return reading.link(node.url, readInlines(node.children, context, depth + 1))
    case 'linkReference':
      return reading.link(
        definitions.get(node.identifier) ?? '',
        readInlines(node.children, context, depth + 1),
      )
    case 'image':
      return readPicture(node.url, node.alt, reading)
    case 'imageReference':
      return readPicture(definitions.get(node.identifier) ?? '', node.alt, reading)
    case 'footnoteReference':
      return footnotes.cite(node.identifier)
    default:
      return []
  }
}

/** A picture from outside the media library becomes its alternative text. */
function readPicture(
  url: string,
  alt: string | null | undefined,
  reading: TextReading,
): readonly RichInline[] {
  const picture = reading.picture({ url, alternativeText: alt })
  if (picture !== undefined) return [{ type: 'picture', picture }]
  return alt ? [alt] : []
}
