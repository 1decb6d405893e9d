import type { Icon } from '../icons/read-icon.ts'
import type { Picture } from '../picture.ts'
import type { ColumnAlignment, RichCell, RichText } from './rich-text.ts'

/** A link that an editor placed by itself, with what stands beside it. */
export type ZoneLink = {
  readonly label: string
  readonly href: string
  readonly description: string | null
  readonly icon: Icon | null
}

/** A question and what there is to say. */
export type ZoneQuestion = { readonly question: string; readonly answer: RichText }

/** How a callout is meant. */
export type CalloutTone = 'info' | 'warning' | 'key-point'

/** A part of a page that editors build of components. */
export type ZonePart =
  | { readonly kind: 'text'; readonly text: RichText }
  | { readonly kind: 'picture'; readonly picture: Picture; readonly caption: string | null }
  | { readonly kind: 'quote'; readonly text: RichText; readonly author: string | null }
  | {
      readonly kind: 'callout'
      readonly tone: CalloutTone
      readonly icon: Icon | null
      readonly title: string
      readonly text: RichText
    }
  | {
      readonly kind: 'questions'
      readonly id: string
      readonly title: string
      readonly questions: readonly ZoneQuestion[]
    }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly alignments: readonly ColumnAlignment[]
      readonly head: readonly RichCell[]
      readonly rows: readonly (readonly RichCell[])[]
      readonly note: string | null
    }
  | {
      readonly kind: 'links'
      readonly id: string
      readonly title: string
      readonly links: readonly ZoneLink[]
    }

/** The parts of a page in the order that its editor chose: plain JSON, harmless like the texts in it. */
export type Zone = readonly ZonePart[]
