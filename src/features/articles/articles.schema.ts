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

/** A day, `YYYY-MM-DD`, and how the page's language writes it: said by the server, so that pages of texts load no formatter. */
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
  /** Length of its film; null for a text without one. */
  readonly filmSeconds: number | null
  readonly isForPartners: boolean
  readonly picture: Picture | null
}

/** One page of a section, or of a category of it. */
export type TextListView = {
  readonly section: TextSection
  readonly categories: readonly CategoryView[]
  readonly category: CategoryView | null
  /** Slug of the category in the other language, where it has one. */
  readonly twinCategory: string | null
  readonly texts: readonly TextCardView[]
  readonly page: number
  readonly pageCount: number
  readonly total: number
  /** The total as the page's language writes it. */
  readonly totalText: string
}

const lastPage = 500

/** The state of a list in its address. `notice` says why the visitor is here: what they read has no translation. */
export const textListSearchSchema = searchSchema({
  page: pageNumber(lastPage),
  notice: oneOf(['untranslated']),
})

/** The state of a list in its address. */
export type TextListSearch = ReturnType<typeof textListSearchSchema.parse>

/** Who signs a text. */
export type AuthorView = { readonly name: string; readonly position: string | null }

/** A film of the portal's own with its captions, or one elsewhere that opens in a tab of its own. */
export type FilmView =
  | {
      readonly kind: 'own'
      /** Addresses of the portal. */
      readonly source: string
      readonly type: string
      readonly captions: string | null
    }
  | { readonly kind: 'elsewhere'; readonly href: string }

/** A guide or an article as its page shows it. */
export type TextView = TextCardView & {
  readonly documentId: string
  readonly author: AuthorView | null
  /** Of guides. */
  readonly reviewedOn: DateView | null
  readonly film: FilmView | null
  /** Ids of the funds that the text is about, `fnd-{n}`. */
  readonly fundIds: readonly string[]
  readonly seo: { readonly title: string; readonly description: string | null; readonly noIndex: boolean }
  /** Where it is in each language that has it. */
  readonly addresses: { readonly [Language in 'fr' | 'en']?: TextAddress }
  /** Instants, ISO 8601. */
  readonly publishedAt: string | null
  readonly updatedAt: string
  /** Others of its category, the newest first. */
  readonly more: readonly TextCardView[]
}

/**
 * What an address means whose slug is known (P-024): the text's own address, a guide under the category of all
 * guides, another valid category (which leads to its own), or no address at all.
 */
export type TextPlace = 'own' | 'open' | 'moved' | 'wrong'

/** What is read in a text, and its chapters. */
export type TextBody = { readonly text: RichText; readonly zone: Zone; readonly chapters: readonly Chapter[] }

/** A text with all that is read in it. */
export type FullText = TextView & { readonly body: TextBody }

/** What the address of a text answers: the text, and what the address's category means. */
export type TextPage = { readonly text: FullText; readonly place: TextPlace }

/** The latest texts of both sections. */
export type LatestTexts = {
  readonly guides: readonly TextCardView[]
  readonly articles: readonly TextCardView[]
}

/** A white book in short. */
export type WhiteBookCardView = {
  readonly slug: string
  readonly title: string
  readonly summary: string | null
  readonly pages: number | null
  readonly picture: Picture | null
}

/** What there is to read: the latest guides and articles, and every white book. */
export type ResourcesView = LatestTexts & { readonly whiteBooks: readonly WhiteBookCardView[] }
