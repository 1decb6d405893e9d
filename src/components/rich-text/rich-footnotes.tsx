import type { ReactNode } from 'react'
import type { RichFootnote } from '../../lib/rich-text/rich-text.ts'
import { useTranslations } from '../../routing/navigation/use-locale.ts'

type RichFootnotesProps = {
  notes: readonly RichFootnote[]
  renderNote: (note: RichFootnote) => ReactNode
}

/** The notes of a text, each with the way back to where it is cited. */
export function RichFootnotes({ notes, renderNote }: RichFootnotesProps) {
  const { reading } = useTranslations()
  return (
    <section aria-label={reading.notes()} data-footnotes="">
      <ol>
        {notes.map((note) => (
          <li key={note.id} id={note.id}>
            {renderNote(note)}
            {note.references.map((reference) => (
              <a key={reference} href={`#${reference}`} aria-label={reading.backToText()}>
                ↩
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
