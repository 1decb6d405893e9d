import type { List, ListItem, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

type Marks = { bold?: true; italic?: true; code?: true }
type Inline =
  | ({ readonly type: 'text'; readonly text: string } & Marks)
  | { readonly type: 'link'; readonly url: string; readonly children: readonly Inline[] }

/** A block of Strapi's editor. */
export type SeedBlock = {
  readonly type: string
  readonly children: readonly unknown[]
  readonly [name: string]: unknown
}

/** Part of a seed text: running text, or a fenced component (`faq`, `table`, …) with YAML content. */
export type SeedPart =
  | { readonly kind: 'text'; readonly markdown: string; readonly blocks: readonly SeedBlock[] }
  | { readonly kind: 'component'; readonly name: string; readonly yaml: string }

function inlines(nodes: readonly PhrasingContent[], marks: Marks = {}): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', text: node.value.replaceAll('\n', ' '), ...marks }]
      case 'strong':
        return inlines(node.children, { ...marks, bold: true })
      case 'emphasis':
        return inlines(node.children, { ...marks, italic: true })
      case 'inlineCode':
        return [{ type: 'text', text: node.value, ...marks, code: true }]
      case 'break':
        return [{ type: 'text', text: '\n', ...marks }]
      case 'link':
        return [{ type: 'link', url: node.url, children: inlines(node.children, marks) }]
      default:
        throw new Error(`A seed text cannot hold ${node.type}`)
    }
  })
}

function listItem(item: ListItem): SeedBlock[] {
  return item.children.map((child) => {
    if (child.type === 'paragraph') return { type: 'list-item', children: inlines(child.children) }
    if (child.type === 'list') return list(child)
    throw new Error(`A list of a seed text cannot hold ${child.type}`)
  })
}

function list({ ordered, children }: List): SeedBlock {
  return { type: 'list', format: ordered ? 'ordered' : 'unordered', children: children.flatMap(listItem) }
}

function block(node: RootContent): SeedBlock {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', children: inlines(node.children) }
    case 'heading':
      return { type: 'heading', level: node.depth, children: inlines(node.children) }
    case 'list':
      return list(node)
    case 'blockquote':
      return {
        type: 'quote',
        children: node.children.flatMap((child) =>
          child.type === 'paragraph' ? inlines(child.children) : [],
        ),
      }
    default:
      throw new Error(`A seed text cannot hold ${node.type}`)
  }
}

/**
 * Splits a seed text at its fenced components. @throws when it contains what Strapi's editor does not
 * support
 */
export function readParts(markdown: string): SeedPart[] {
  const parts: SeedPart[] = []
  let open: RootContent[] = []
  const close = () => {
    const [first, last] = [open[0], open.at(-1)]
    const source = markdown.slice(first?.position?.start.offset, last?.position?.end.offset)
    if (open.length > 0) parts.push({ kind: 'text', markdown: source, blocks: open.map(block) })
    open = []
  }
  for (const node of fromMarkdown(markdown).children) {
    if (node.type !== 'code') {
      open.push(node)
      continue
    }
    close()
    parts.push({ kind: 'component', name: node.lang ?? '', yaml: node.value })
  }
  close()
  return parts
}
