import type { Picture } from '~/lib/picture.ts'
import type { RichText } from '~/lib/rich-text/rich-text.ts'
import { pageNumber, searchSchema } from '~/routing/addresses/search-fields.ts'
import type { DateView } from './articles.schema.ts'

/** Kinds of texts on an author's page. */
export type WorkKind = 'guide' | 'article' | 'video' | 'whiteBook'

/** A published text of an author. */
export type WorkView = {
  readonly kind: WorkKind
  readonly path: string
  readonly title: string
  readonly summary: string | null
  readonly publishedOn: DateView | null
}

/** The page of an author, with one page of their texts. */
export type AuthorPageView = {
  readonly documentId: string
  readonly name: string
  readonly position: string | null
  readonly portrait: Picture | null
  readonly biography: RichText
  /** Newest first. */
  readonly works: readonly WorkView[]
  readonly page: number
  readonly pageCount: number
  readonly total: number
  /** Slug of the page in each language that has it. */
  readonly slugs: { readonly [Language in 'fr' | 'en']?: string }
  readonly seo: { readonly title: string; readonly description: string | null; readonly noIndex: boolean }
}

/** Last page of texts that is asked for. */
export const lastWorksPage = 500

/** URL state of an author's page. */
export const authorSearchSchema = searchSchema({ page: pageNumber(lastWorksPage) })
