import type { ContentLocale } from '../../../contract/content-api/primitives.schema.ts'
import { createFormatter } from '../../../lib/format/formatter.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import type { Question, QuestionValue } from './content-question.server.ts'

/** Page of a list. */
export type EntryList<Entry> = {
  readonly entries: readonly Entry[]
  readonly page: number
  readonly pageCount: number
  readonly total: number
  /** True for a list that the content backend keeps from the portal, which stands empty on its pages. */
  readonly isWithheld?: true
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
  /** Slugs of entries to exclude: those beside which the list is shown. */
  readonly except?: readonly string[]
  /** Names of authors, of which one has signed the text. */
  readonly signedBy?: readonly string[]
  /** Slug of a white book: of authors, that of one of theirs. */
  readonly whiteBook?: string
}

/** Entries per page of a list. */
export const defaultPageSize = 12

/**
 * Order of types without a date; the others are ordered by date, newest first. Never that of a text, which depends on
 * the collation of the backend's database (P-831): `inOrderOf` sorts what was read.
 */
export const orders: Readonly<Record<string, readonly string[]>> = {
  category: ['id:asc'],
  author: ['id:asc'],
  series: ['id:asc'],
  page: ['id:asc'],
}

/** Sorts the entries of a list by a text, as readers of the language look for it; equal ones keep their order. */
export function inOrderOf<Entry>(
  outcome: BackendOutcome<EntryList<Entry>>,
  locale: ContentLocale,
  textOf: (entry: Entry) => string,
): BackendOutcome<EntryList<Entry>> {
  if (outcome.kind !== 'ok') return outcome
  const { compare } = createFormatter(locale)
  const entries = outcome.data.entries.toSorted((one, other) => compare(textOf(one), textOf(other)))
  return { ...outcome, data: { ...outcome.data, entries } }
}

/** Returns the filters of a list, without those on the date. */
export function filtersOf({
  category,
  fundId,
  fundIds,
  except,
  signedBy,
  whiteBook,
}: TextListQuestion): Readonly<Record<string, QuestionValue | undefined>> {
  return {
    ...(category === undefined ? {} : { category: { slug: { $eq: category } } }),
    ...(fundId === undefined ? {} : { relatedFunds: { fundId: { $eq: fundId } } }),
    ...(fundIds === undefined ? {} : { relatedFunds: { fundId: { $in: fundIds } } }),
    ...(except === undefined ? {} : { slug: { $notIn: except } }),
    ...(whiteBook === undefined ? {} : { whiteBooks: { slug: { $eq: whiteBook } } }),
    ...(signedBy === undefined ? {} : { author: { name: { $in: signedBy } } }),
  }
}

type Part = Pick<Question, 'filters' | 'pagination' | 'sort'>
type Read<Entry> = (part: Part) => Promise<BackendOutcome<EntryList<Entry>>>

/** The page of a list, from 1, and its filters without those on the date. */
type Asked = {
  readonly filters: Readonly<Record<string, QuestionValue | undefined>>
  readonly page: number
  readonly pageSize: number
}

/** The id makes the order of texts of one day stable, so that no entry appears on two pages. */
const newestFirst = ['publishedOn:desc', 'id:desc']

/**
 * Reads a page of a list in which undated entries follow the dated ones. Databases sort nulls differently
 * (PostgreSQL puts them first in descending order) and Strapi has no option for it, so the page is joined
 * from two queries, for dated and for undated entries. Without undated entries the second query only counts.
 */
export async function readDatedFirst<Entry>(
  { filters, page, pageSize }: Asked,
  read: Read<Entry>,
): Promise<BackendOutcome<EntryList<Entry>>> {
  const undatedFrom = (start: number, limit: number) =>
    read({
      filters: { ...filters, publishedOn: { $null: true } },
      sort: ['id:desc'],
      pagination: { start, limit },
    })
  const [dated, counted] = await Promise.all([
    read({
      filters: { ...filters, publishedOn: { $notNull: true } },
      sort: newestFirst,
      pagination: { page, pageSize },
    }),
    undatedFrom(0, 1),
  ])
  if (dated.kind !== 'ok') return dated
  if (counted.kind !== 'ok') return counted
  const datedBefore = (page - 1) * pageSize
  const room = pageSize - Math.min(Math.max(dated.data.total - datedBefore, 0), pageSize)
  const start = Math.max(datedBefore - dated.data.total, 0)
  const isPast = room === 0 || start >= counted.data.total
  const undated = isPast ? undefined : await undatedFrom(start, room)
  if (undated !== undefined && undated.kind !== 'ok') return undated
  const total = dated.data.total + counted.data.total
  const leftOut = [...(dated.leftOut ?? []), ...(undated?.leftOut ?? [])]
  return {
    kind: 'ok',
    status: dated.status,
    data: {
      entries: [...dated.data.entries, ...(undated?.data.entries ?? [])],
      page,
      pageCount: Math.ceil(total / pageSize),
      total,
    },
    ...(leftOut.length > 0 && { leftOut }),
  }
}
