import type { ContentLocale } from '../../contract/content-api/primitives.schema.ts'
import type { Question, QuestionValue } from './content-question.server.ts'

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
  /** `card` (the default) shows an entry in a list; `address` knows where it is in each language. */
  readonly detail?: 'card' | 'address'
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

const defaultPageSize = 12

const sorts: Readonly<Record<string, readonly string[]>> = {
  category: ['id:asc'],
  page: ['url:asc'],
}
/** The id settles the order of texts of one day, so that no page of a list repeats an entry. */
const newestFirst = ['publishedOn:desc', 'id:desc']

function filtersOf({ category, fundId, fundIds, except }: TextListQuestion): QuestionValue {
  return {
    ...(category === undefined ? {} : { category: { slug: { $eq: category } } }),
    ...(fundId === undefined ? {} : { relatedFunds: { fundId: { $eq: fundId } } }),
    ...(fundIds === undefined ? {} : { relatedFunds: { fundId: { $in: fundIds } } }),
    ...(except === undefined ? {} : { slug: { $ne: except } }),
  }
}

/** The question about one page of a list, without what of each entry is asked for. */
export function listQuestion(model: string, asked: TextListQuestion): Question {
  return {
    locale: asked.locale,
    filters: filtersOf(asked),
    sort: sorts[model] ?? newestFirst,
    pagination: { page: asked.page ?? 1, pageSize: asked.pageSize ?? defaultPageSize },
    _q: asked.text,
  }
}
