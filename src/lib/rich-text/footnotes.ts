import type { RootContent } from 'mdast'
import type { Anchors } from './anchors.ts'
import type { RichFootnote, RichInline, RichText } from './rich-text.ts'

type Definition = readonly RootContent[]
type Citation = { readonly id: string; readonly number: number; readonly references: string[] }

/** The footnotes of one text, numbered in the order of their first citation. */
export type Footnotes = {
  /** Returns the reference to a note; empty for an undefined note. */
  cite(identifier: string): readonly RichInline[]
  /** Returns the cited notes. A note may cite another, which is appended. */
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
      // A map iterates over entries added meanwhile, so notes cited by notes are included.
      for (const [identifier, { id, references }] of citations) {
        notes.push({ id, references, children: read(definitions.get(identifier) ?? []) })
      }
      return notes
    },
  }
}
