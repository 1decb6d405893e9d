import type { Picture } from '~/lib/picture.ts'
import type { Chapter, RichText } from '~/lib/rich-text/rich-text.ts'
import type { Zone } from '~/lib/rich-text/zone.ts'
import { oneOf, pageNumber, searchSchema } from '~/routing/addresses/search-fields.ts'
import type { TextAddress, TextSection } from '~/routing/addresses/text-address.ts'

export type { TextAddress, TextSection as Section }

/** A category of a section, in the page's language. Its slug is the `{category}` of addresses (P-023). */
export type CategoryView = {
  readonly slug: string
  readonly name: string
  readonly description: string | null
}

/**
 * A day, `YYYY-MM-DD`, and its formatted text. The server formats it, so that text pages load no formatter.
 */
export type DateView = { readonly day: string; readonly text: string }

/** A text as lists show it. */
export type TextCardView = {
  readonly address: TextAddress
  readonly title: string
  readonly summary: string | null
  /** Name of its category. */
  readonly category: string | null
  readonly publishedOn: DateView | null
  readonly readingMinutes: number | null
  /** Length of the video in seconds; null for a text without one. */
  readonly filmSeconds: number | null
  readonly isForPartners: boolean
  readonly picture: Picture | null
}

/** Page of a section, or of one of its categories. */
export type TextListView = {
  readonly section: TextSection
  readonly categories: readonly CategoryView[]
  readonly category: CategoryView | null
  /** Slug of the category in the other language, where it has one. */
  readonly alternateCategory: string | null
  readonly texts: readonly TextCardView[]
  readonly page: number
  readonly pageCount: number
  readonly total: number
  /** The total, formatted in the page's language. */
  readonly totalText: string
}

const lastPage = 500

/** URL state of a list. `notice` explains a redirect: the text that the visitor read has no translation. */
export const textListSearchSchema = searchSchema({
  page: pageNumber(lastPage),
  notice: oneOf(['untranslated']),
})

/** URL state of a list. */
export type TextListSearch = ReturnType<typeof textListSearchSchema.parse>

/** The author of a text. */
export type AuthorView = {
  readonly name: string
  readonly position: string | null
  /** Slug of the author's page; null for an author without one. */
  readonly slug: string | null
}

/** A part of a series, as its other parts name it. */
export type SeriesPartView = { readonly title: string; readonly address: TextAddress }

/** The series that a text is part of (P-768). */
export type SeriesView = {
  readonly name: string
  /** At least two, in reading order. */
  readonly parts: readonly SeriesPartView[]
  /** Index of the text in `parts`. */
  readonly index: number
}

/** A video: hosted by the portal, with captions, or an external link that opens in a new tab. */
export type FilmView =
  | {
      readonly kind: 'own'
      /** URLs on the portal. */
      readonly source: string
      readonly type: string
      readonly captions: string | null
    }
  | { readonly kind: 'elsewhere'; readonly href: string }

/** A guide or an article as its page shows it. */
export type TextView = TextCardView & {
  /** Name of its category, which has a page; null for any other. */
  readonly category: string | null
  readonly documentId: string
  readonly author: AuthorView | null
  /** Guides only. */
  readonly reviewedOn: DateView | null
  readonly film: FilmView | null
  /** Ids of the funds that the text is about, `fnd-{n}`. */
  readonly fundIds: readonly string[]
  readonly seo: { readonly title: string; readonly description: string | null; readonly noIndex: boolean }
  /** Its address in each language that has it. */
  readonly addresses: { readonly [Language in 'fr' | 'en']?: TextAddress }
  /** Instants in ISO 8601. */
  readonly publishedAt: string | null
  readonly updatedAt: string
  readonly series: SeriesView | null
  /** Other texts of its category, newest first, without those of its series. */
  readonly more: readonly TextCardView[]
}

/**
 * Meaning of a text's URL whose slug is known (P-024): the text's own URL, a guide under the "all guides"
 * category, another valid category (redirects to the text's own URL), or an invalid URL.
 */
export type TextPlace = 'own' | 'open' | 'moved' | 'wrong'

/** The body of a text, with its chapters. */
export type TextBody = { readonly text: RichText; readonly zone: Zone; readonly chapters: readonly Chapter[] }

/** A text with its body. */
export type FullText = TextView & { readonly body: TextBody }

/** Response to a text's URL: the text, and the meaning of the URL's category. */
export type TextPage = { readonly text: FullText; readonly place: TextPlace }

/** The latest texts of both sections. */
export type LatestTexts = {
  readonly guides: readonly TextCardView[]
  readonly articles: readonly TextCardView[]
}

/** A white book as lists show it. */
export type WhiteBookCardView = {
  readonly slug: string
  readonly title: string
  readonly summary: string | null
  readonly pages: number | null
  readonly picture: Picture | null
}

/** The resources page: the latest guides and articles, and every white book. */
export type ResourcesView = LatestTexts & { readonly whiteBooks: readonly WhiteBookCardView[] }
