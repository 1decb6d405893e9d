import type { RichBlock, RichInline, RichListItem, RichText } from './rich-text.ts'
import type { PictureSource, TextReading } from './text-reading.ts'

/** A node of Strapi's blocks editor, of any kind; all fields are optional. */
export type BlockSource = {
  readonly type: string
  readonly children?: readonly BlockSource[]
  readonly text?: string
  readonly url?: string | null | undefined
  readonly level?: number | null | undefined
  readonly format?: string | null | undefined
  readonly image?: PictureSource & { readonly caption?: string | null | undefined }
  readonly bold?: boolean | null | undefined
  readonly italic?: boolean | null | undefined
  readonly underline?: boolean | null | undefined
  readonly strikethrough?: boolean | null | undefined
  readonly code?: boolean | null | undefined
}

/** Converts the blocks of Strapi's editor. Unknown or empty nodes are skipped without affecting others. */
export function blocksToRichText(blocks: readonly BlockSource[], reading: TextReading): RichText {
  return blocks.flatMap((block) => (reading.takes(1) ? (readBlock(block, reading) ?? []) : []))
}

function readBlock(block: BlockSource, reading: TextReading): RichBlock | undefined {
  const children = () => readInlines(block.children ?? [], reading)
  switch (block.type) {
    case 'paragraph':
      return whenFilled(children(), (filled) => ({ type: 'paragraph', children: filled }))
    case 'heading':
      return reading.heading(block.level ?? 2, children())
    case 'quote':
      return whenFilled(children(), (filled) => ({
        type: 'quote',
        children: [{ type: 'paragraph', children: filled }],
      }))
    case 'code':
      return { type: 'code', text: (block.children ?? []).map(({ text }) => text ?? '').join('\n') }
    case 'list':
      return readList(block, reading, 1)
    case 'image':
      return readImage(block.image, reading)
    default:
      return undefined
  }
}

/** Drops empty paragraphs, which editors use as spacing: spacing is the page's. */
function whenFilled(
  children: readonly RichInline[],
  build: (children: readonly RichInline[]) => RichBlock,
): RichBlock | undefined {
  const isEmpty = children.every((node) => typeof node === 'string' && node.trim() === '')
  return isEmpty ? undefined : build(children)
}

/** Converts a list. The editor stores a nested list as a sibling of the item that it belongs to. */
function readList(block: BlockSource, reading: TextReading, depth: number): RichBlock | undefined {
  const items: { children: RichBlock[] }[] = []
  for (const child of block.children ?? []) {
    if (!reading.takes(depth)) break
    if (child.type === 'list-item') items.push({ children: readItem(child, reading) })
    if (child.type !== 'list') continue
    const nested = readList(child, reading, depth + 1)
    if (nested === undefined) continue
    const owner = items.at(-1)
    if (owner === undefined) items.push({ children: [nested] })
    else owner.children.push(nested)
  }
  const filled: readonly RichListItem[] = items.filter(({ children }) => children.length > 0)
  return filled.length === 0
    ? undefined
    : { type: 'list', isOrdered: block.format === 'ordered', items: filled }
}

function readItem(item: BlockSource, reading: TextReading): RichBlock[] {
  const children = readInlines(item.children ?? [], reading)
  const line = whenFilled(children, (filled) => ({ type: 'inline', children: filled }))
  return line === undefined ? [] : [line]
}

function readImage(image: BlockSource['image'], reading: TextReading): RichBlock | undefined {
  const picture = image && reading.picture(image)
  if (picture === undefined) return undefined
  return { type: 'picture', picture, ...(image?.caption ? { caption: reading.text(image.caption) } : {}) }
}

function readInlines(nodes: readonly BlockSource[], reading: TextReading): RichInline[] {
  return nodes.flatMap((node): readonly RichInline[] => {
    if (!reading.takes(1)) return []
    if (node.type === 'text') return readText(node, reading)
    if (node.type !== 'link') return []
    const words = (node.children ?? [])
      .filter(({ type }) => type === 'text')
      .flatMap((child) => readText(child, reading))
    return reading.link(node.url ?? '', words)
  })
}

const styles = [
  ['strikethrough', 'deleted'],
  ['underline', 'underline'],
  ['italic', 'emphasis'],
  ['bold', 'strong'],
] as const

function readText(node: BlockSource, reading: TextReading): readonly RichInline[] {
  const text = node.text ?? ''
  if (text === '') return []
  const words: readonly RichInline[] = node.code ? [{ type: 'code', text }] : withBreaks(reading.text(text))
  return styles.reduce<readonly RichInline[]>(
    (children, [mark, type]) => (node[mark] ? [{ type, children }] : children),
    words,
  )
}

function withBreaks(text: string): readonly RichInline[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index): RichInline[] => (index === 0 ? [line] : [{ type: 'break' }, line]))
}
