import type { Picture } from '../picture.ts'

/**
 * Rich text as pages show it: one closed tree, whatever editor wrote the text. It holds no HTML and no address that a
 * browser would run, and is plain JSON, since it travels with the page for hydration. Texts are plain strings.
 */
export type RichText = readonly RichBlock[]

/** Levels under the page's own title. */
export type HeadingLevel = 2 | 3 | 4

/** A title in a text, and the anchor under which links find it. */
export type RichHeading = {
  readonly type: 'heading'
  readonly level: HeadingLevel
  readonly id: string
  readonly children: readonly RichInline[]
}

/** An item of a list; `isDone` where it is a task. */
export type RichListItem = { readonly isDone?: boolean; readonly children: RichText }

/** How the cells of a column are set; null is the start of the line. */
export type ColumnAlignment = 'center' | 'end' | null

/** A cell of a table. */
export type RichCell = readonly RichInline[]

/** A note at the end of a text, and the anchors of the places that point to it. */
export type RichFootnote = {
  readonly id: string
  readonly references: readonly string[]
  readonly children: RichText
}

/** A block of rich text. `inline` is a line without the space around a paragraph, as in the items of a tight list. */
export type RichBlock =
  | { readonly type: 'paragraph' | 'inline'; readonly children: readonly RichInline[] }
  | RichHeading
  | {
      readonly type: 'list'
      readonly isOrdered: boolean
      readonly start?: number
      readonly items: readonly RichListItem[]
    }
  | { readonly type: 'quote'; readonly children: RichText }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'picture'; readonly picture: Picture; readonly caption?: string }
  | {
      readonly type: 'table'
      readonly alignments: readonly ColumnAlignment[]
      readonly head: readonly RichCell[]
      readonly rows: readonly (readonly RichCell[])[]
    }
  | { readonly type: 'rule' }
  | { readonly type: 'footnotes'; readonly notes: readonly RichFootnote[] }

/** How a stretch of text is set. */
export type TextStyle = 'strong' | 'emphasis' | 'underline' | 'deleted'

/** Running text. `href` is a path of the portal, an anchor, or an http(s), mailto or tel address. */
export type RichInline =
  | string
  | { readonly type: TextStyle; readonly children: readonly RichInline[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly RichInline[] }
  | { readonly type: 'picture'; readonly picture: Picture }
  | { readonly type: 'break' }
  | {
      readonly type: 'reference'
      readonly id: string
      readonly note: string
      readonly number: number
    }

/** A line of a table of contents. */
export type Chapter = {
  readonly id: string
  readonly title: string
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}

/** The words of running text, without their setting. */
export function plainText(children: readonly RichInline[]): string {
  return children.map(textOfInline).join('')
}

function textOfInline(node: RichInline): string {
  if (typeof node === 'string') return node
  switch (node.type) {
    case 'code':
      return node.text
    case 'picture':
      return node.picture.alt
    case 'break':
      return ' '
    case 'reference':
      return ''
    default:
      return plainText(node.children)
  }
}
