import type { ContentLocale } from '../../../contract/content-api/primitives.schema.ts'
import type { QuestionValue } from './content-question.server.ts'

/** Page of a list. */
export type EntryList<Entry> = {
  readonly entries: readonly Entry[]
  readonly page: number
  readonly pageCount: number
  readonly total: number
}

/** The language of a query. */
export type Localized = { readonly locale: ContentLocale }
/** An entry by its slug, the last segment of its URL. */
export type AskedSlug = Localized & { readonly slug: string }

/** A page by its path under the language's root, without leading and trailing slash. */
export type AskedPage = Localized & { readonly url: string }

/** Selects entries of a list, newest first (white books and pages too). */
export type ListQuestion = Localized & {
  /**
   * Fields of each entry: `card` (the default) for a list, `address` for its URL in each language, `whole`
   * for all.
   */
  readonly detail?: 'card' | 'address' | 'whole'
  /** Page number, from 1. */
  readonly page?: number
  /** At most 100, the content backend's own limit. */
  readonly pageSize?: number
  /** Full text search; its responses are not cached. */
  readonly text?: string
}

/** Selects texts of a list. */
export type TextListQuestion = ListQuestion & {
  /** Slug of a category in the language of the query. */
  readonly category?: string
  /** Id of a related fund, `fnd-{n}`. */
  readonly fundId?: string
  /** Ids of funds, of which at least one is related. */
  readonly fundIds?: readonly string[]
  /** Slug of an entry to exclude: the one beside which the list is shown. */
  readonly except?: string
}

/** Entries per page of a list. */
export const defaultPageSize = 12

/** Order of types without a date; the others are ordered by date, newest first. */
export const orders: Readonly<Record<string, readonly string[]>> = {
  category: ['id:asc'],
  page: ['url:asc'],
}
/** Returns the filters of a list, without those on the date. */
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
