import type { Icon } from '../icons/read-icon.ts'
import type { Picture } from '../picture.ts'
import type { ColumnAlignment, RichCell, RichText } from './rich-text.ts'

/** A standalone link of an editor, with its description. */
export type ZoneLink = {
  readonly label: string
  readonly href: string
  readonly description: string | null
  readonly icon: Icon | null
}

/** A question and its answer. */
export type ZoneQuestion = { readonly question: string; readonly answer: RichText }

/** An event of a timeline; `when` is a year, or a month and a year, as an editor wrote it. */
export type ZoneEvent = { readonly when: string; readonly title: string; readonly text: RichText }

/** An office with the lines of its address. */
export type ZoneOffice = {
  readonly city: string
  readonly lines: readonly string[]
  readonly note: string | null
}

/** Tone of a callout. */
export type CalloutTone = 'info' | 'warning' | 'key-point'

/** A part of a page that editors build from components. */
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
  | {
      readonly kind: 'timeline'
      readonly id: string
      readonly title: string
      readonly events: readonly ZoneEvent[]
    }
  | {
      readonly kind: 'offices'
      readonly id: string
      readonly title: string
      readonly offices: readonly ZoneOffice[]
    }

/** The parts of a page in the editor's order: sanitised plain JSON, like the texts in it. */
export type Zone = readonly ZonePart[]
