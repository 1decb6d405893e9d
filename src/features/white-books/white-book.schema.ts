import type { Picture } from '~/lib/picture.ts'
import type { RichText } from '~/lib/rich-text/rich-text.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { matching, oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'

/** What is read on the page of a white book: the titles of its chapters, and its description. */
export type WhiteBookReading = { readonly contents: readonly string[]; readonly text: RichText }

/** The file of a white book. */
export type WhiteBookFacts = {
  /** `YYYY-MM-DD`. */
  readonly publishedOn: string | null
  readonly pages: number | null
  readonly bytes: number | null
  /** The author, if they have a page. */
  readonly author: { readonly name: string; readonly slug: string } | null
}

/** A white book as its page shows it. The file's URL is not included: the link is sent by email. */
export type WhiteBookView = WhiteBookFacts & {
  readonly slug: string
  readonly title: string
  readonly summary: string | null
  readonly cover: Picture | null
  readonly reading: WhiteBookReading
  readonly description: string | null
  /** Slug in each language that has it. */
  readonly slugs: { readonly [Language in Locale]?: string }
}

/** Search of the page: the result of the form or of a link. */
export const whiteBookSearchSchema = searchSchema({
  state: oneOf(['sent', 'expired']),
  /** Of a link that was sent by email. */
  token: matching((token) => /^[\w-]{16,2000}$/.test(token)),
})

export type WhiteBookSearch = ReturnType<typeof whiteBookSearchSchema.parse>
