import type { RootContent } from 'mdast'
import type { Anchors } from './anchors.ts'
import type { RichFootnote, RichInline, RichText } from './rich-text.ts'

type Definition = readonly RootContent[]
type Citation = { readonly id: string; readonly number: number; readonly references: string[] }

/** The footnotes of one text, numbered in the order in which they are first cited. */
export type Footnotes = {
  /** The sign that points to a note; nothing for a note that is not there. */
  cite(identifier: string): readonly RichInline[]
  /** The notes that were cited. A note may cite another, which joins the list. */
  cited(read: (note: Definition) => RichText): readonly RichFootnote[]
}

/** Builds the footnotes of one text from its definitions by identifier. */
export function createFootnotes(definitions: ReadonlyMap<string, Definition>, anchors: Anchors): Footnotes {
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
      // A map hands out what is added while it is read, so notes cited by notes come too.
      for (const [identifier, { id, references }] of citations) {
        notes.push({ id, references, children: read(definitions.get(identifier) ?? []) })
      }
      return notes
    },
  }
}
