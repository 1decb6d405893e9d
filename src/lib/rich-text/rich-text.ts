import type { Picture } from '../picture.ts'

/**
 * Rich text as pages show it: a closed tree, independent of the editor's format. It contains no HTML and no script URL,
 * and is plain JSON, since it is part of the page's hydration data. Texts are plain strings.
 */
export type RichText = readonly RichBlock[]

/** Levels below the page's own title. */
export type HeadingLevel = 2 | 3 | 4

/** A heading in a text, and its anchor. */
export type RichHeading = {
  readonly type: 'heading'
  readonly level: HeadingLevel
  readonly id: string
  readonly children: readonly RichInline[]
}

/** A list item; `isDone` for a task. */
export type RichListItem = { readonly isDone?: boolean; readonly children: RichText }

/** Alignment of a column's cells; null is the start of the line. */
export type ColumnAlignment = 'center' | 'end' | null

/** A cell of a table. */
export type RichCell = readonly RichInline[]

/** A note at the end of a text, and the anchors of its references. */
export type RichFootnote = {
  readonly id: string
  readonly references: readonly string[]
  readonly children: RichText
}

/** A block of rich text. `inline` is a line without paragraph spacing, as in the items of a tight list. */
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

/** Style of a text run. */
export type TextStyle = 'strong' | 'emphasis' | 'underline' | 'deleted'

/** Inline content. `href` is a path of the portal, an anchor, or an http(s), mailto or tel URL. */
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

/** An entry of a table of contents. */
export type Chapter = {
  readonly id: string
  readonly title: string
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}

/** The plain text of inline content. */
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
