import type { Paragraph } from '~/lib/paragraphs.ts'
import { pageNumber, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Search of the list of letters. */
export const lettersSearchSchema = searchSchema({ page: pageNumber(10_000) })

export type LettersSearch = ReturnType<typeof lettersSearchSchema.parse>

/** A letter as the list shows it. The day is `YYYY-MM-DD`. */
export type LetterLine = {
  readonly id: string
  readonly subject: string
  /** `key` is null for a fund without a page. */
  readonly fund: { readonly name: string; readonly key: string | null }
  readonly date: string
}

/** A page of letters. */
export type LettersView = {
  readonly items: readonly LetterLine[]
  readonly page: { readonly number: number; readonly count: number }
}

/** A letter with its text, and the document that it encloses; null for none that its reader may open. */
export type LetterView = LetterLine & {
  readonly paragraphs: readonly Paragraph[]
  readonly document: {
    readonly title: string
    readonly href: string
    readonly language: 'fr' | 'en'
  } | null
}
