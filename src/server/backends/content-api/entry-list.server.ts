import type { ContentLocale } from '../../../contract/content-api/primitives.schema.ts'
import type { QuestionValue } from './content-question.server.ts'

/** One page of a list. */
export type EntryList<Entry> = {
  readonly entries: readonly Entry[]
  readonly page: number
  readonly pageCount: number
  readonly total: number
}

/** Which language is read. */
export type Localized = { readonly locale: ContentLocale }
/** An entry by the last segment of its address. */
export type AskedSlug = Localized & { readonly slug: string }

/** A page by its path under the language's root, without slashes around. */
export type AskedPage = Localized & { readonly url: string }

/** Which entries of a list, newest first (white books and pages too). */
export type ListQuestion = Localized & {
  /** `card` (the default) shows an entry in a list; `address` knows where it is in each language; `whole` is all of it. */
  readonly detail?: 'card' | 'address' | 'whole'
  /** From 1. */
  readonly page?: number
  /** At most 100, the content backend's own limit. */
  readonly pageSize?: number
  /** Free text; such an answer is not kept. */
  readonly text?: string
}

/** Which texts of a list. */
export type TextListQuestion = ListQuestion & {
  /** Slug of a category in the language of the question. */
  readonly category?: string
  /** Id of a fund that the texts are about, `fnd-{n}`. */
  readonly fundId?: string
  /** Ids of funds of which the texts are about one at least. */
  readonly fundIds?: readonly string[]
  /** Entry that is left out: the one beside which the list is shown. */
  readonly except?: string
}

export const defaultPageSize = 12

/** Order of types without a date of their own; the others are listed by it, newest first. */
export const orders: Readonly<Record<string, readonly string[]>> = {
  category: ['id:asc'],
  page: ['url:asc'],
}
/** Filters of a list, without those on the date. */
export function filtersOf({
  category,
  fundId,
  fundIds,
  except,
}: TextListQuestion): Readonly<Record<string, QuestionValue | undefined>> {
  return {
    ...(category === undefined ? {} : { category: { slug: { $eq: category } } }),
    ...(fundId === undefined ? {} : { relatedFunds: { fundId: { $eq: fundId } } }),
    ...(fundIds === undefined ? {} : { relatedFunds: { fundId: { $in: fundIds } } }),
    ...(except === undefined ? {} : { slug: { $ne: except } }),
  }
}
