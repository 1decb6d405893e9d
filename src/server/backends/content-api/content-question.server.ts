import { LRUCache } from 'lru-cache'
import qs from 'qs'
import type { ContentLocale } from '../../../contract/content-api/primitives.schema.ts'

/** A value of a query; nested objects and lists are serialized with brackets. */
export type QuestionValue =
  | string
  | number
  | boolean
  | readonly QuestionValue[]
  | { readonly [name: string]: QuestionValue | undefined }

/**
 * A query to the content backend. The portal builds it alone: a visitor's query string is never passed on,
 * since it could also request drafts (P-211).
 */
export type Question = {
  readonly locale: ContentLocale
  readonly filters?: QuestionValue
  readonly populate?: QuestionValue
  readonly fields?: readonly string[]
  readonly sort?: readonly string[]
  readonly pagination?:
    | { readonly page?: number; readonly pageSize?: number; readonly withCount?: boolean }
    | { readonly start: number; readonly limit: number }
  /** Full text search over all texts of an entry. */
  readonly _q?: string | undefined
}

const options: qs.IStringifyOptions = {
  // The bracketed names are the portal's own; unencoded they keep the backend's logs readable.
  encodeValuesOnly: true,
  skipNulls: true,
  sort: (a, b) => (a < b ? -1 : a > b ? 1 : 0),
}

/** Parameters that select drafts, per version. */
const draftFlags = { '4': { publicationState: 'preview' }, '5': { status: 'draft' } } as const

type Dialect = { readonly version: '4' | '5'; readonly isDraft: boolean }

const askedOften = 2000
// Memoizes a pure function: most pages send the same queries, and their serialization is slow.
const written = new LRUCache<string, string>({ max: askedOften })

/**
 * Serializes a query with bracket nesting (`filters[slug][$eq]=x`) and sorted names, so that equal queries
 * are equal texts.
 */
export function writeQuestion(question: Question, { version, isDraft }: Dialect): string {
  const whole = { ...question, ...(isDraft ? draftFlags[version] : {}) }
  if (question._q !== undefined) return qs.stringify(whole, options)
  const key = JSON.stringify(whole)
  const known = written.get(key)
  if (known !== undefined) return known
  const query = qs.stringify(whole, options)
  written.set(key, query)
  return query
}

/** Fields and relations that are requested besides an entry's plain fields. */
type Population = { readonly fields?: readonly string[]; readonly populate: QuestionValue }

const instants = ['createdAt', 'updatedAt', 'publishedAt', 'locale']
const category = { fields: ['name', 'slug'] }
const whole = { populate: '*' }

/** Components of a dynamic zone with their relations; the backend returns no other kind. */
const zone = {
  on: {
    'shared.rich-text': whole,
    'shared.blocks': whole,
    'shared.image': whole,
    'shared.quote': whole,
    'shared.callout': whole,
    'shared.faq': whole,
    'shared.table': whole,
    'shared.link-list': whole,
    'shared.timeline': whole,
    'shared.offices': whole,
  },
}

/** The entry in its other languages, with the fields that its URL there needs. */
const textAlternates = { fields: ['slug', 'title', ...instants], populate: { category } }
const bookAlternates = { fields: ['slug', 'title', ...instants] }
const pageAlternates = { fields: ['url', 'title', ...instants] }

const authorAlternates = { fields: ['slug', ...instants] }

const cardFields = ['title', 'slug', 'summary', 'publishedOn', ...instants]

/** White books as lists show them. */
const books = { fields: [...cardFields, 'pages'], populate: { cover: true } }

/** A part of a series, with what its address needs. */
const part = { fields: ['title', 'slug', ...instants], populate: { category } }
const series = {
  fields: ['name', 'slug', ...instants],
  populate: { parts: { populate: { guide: part, article: part } } },
}

const seo = { populate: { shareImage: true } }
const text = {
  category,
  cover: true,
  author: true,
  relatedFunds: true,
  blocks: zone,
  seo,
  localizations: textAlternates,
}
const video = { populate: { source: true, captions: true } }

/** Population of a single entry, as its page shows it. */
export const wholeEntry = {
  guide: { populate: text },
  article: { populate: { ...text, video } },
  'white-book': { populate: { cover: true, file: true, contents: true, seo, localizations: bookAlternates } },
  page: { populate: { blocks: zone, seo, localizations: pageAlternates } },
  author: { populate: { portrait: true, whiteBooks: books, seo, localizations: authorAlternates } },
  series,
  homepage: { populate: { hero: { populate: { image: true, links: true } }, blocks: zone, seo } },
  menu: { populate: { items: { populate: { children: true } } } },
  footer: { populate: { groups: { populate: { links: true } }, legalLinks: true } },
  global: { populate: { seo } },
} as const satisfies Record<string, Population>

const card = { category, cover: true, author: true }

/** The authors by whose names texts are linked. */
const author = {
  fields: ['name', 'slug', 'position', ...instants],
  populate: { seo: true, localizations: authorAlternates },
}

/** Fields and population of an entry in a list, without its text. */
const entryCard = {
  guide: { fields: [...cardFields, 'reviewedOn', 'readingMinutes'], populate: card },
  article: {
    fields: [...cardFields, 'readingMinutes', 'kind', 'audience'],
    populate: { ...card, video: { fields: ['durationSeconds'] } },
  },
  'white-book': books,
  page: { fields: ['title', 'url', 'summary', 'reviewedOn', ...instants], populate: { seo: true } },
  category: { fields: ['name', 'slug', 'section', 'description', ...instants], populate: {} },
  author,
  series,
} as const satisfies Record<string, Population>

/**
 * Fields and population of an entry in a sitemap: its URL in each language, its date of change, and whether it may be
 * indexed.
 */
const entryAddress = {
  guide: {
    fields: ['title', 'slug', 'publishedOn', ...instants],
    populate: { category, seo: true, localizations: textAlternates },
  },
  article: {
    fields: ['title', 'slug', 'publishedOn', 'kind', ...instants],
    populate: { category, seo: true, localizations: textAlternates },
  },
  'white-book': {
    fields: ['title', 'slug', 'publishedOn', ...instants],
    populate: { seo: true, localizations: bookAlternates },
  },
  page: { fields: ['title', 'url', ...instants], populate: { seo: true, localizations: pageAlternates } },
  category: {
    fields: ['name', 'slug', 'section', 'description', ...instants],
    populate: { localizations: { fields: ['slug', ...instants] } },
  },
  author,
  series,
} as const satisfies Record<string, Population>

/** Returns the fields and relations that a list requests for each entry. */
export function populationOf(
  model: keyof typeof entryCard,
  detail: 'card' | 'address' | 'whole',
): Population {
  if (detail === 'whole' && model !== 'category') return wholeEntry[model]
  return detail === 'card' ? entryCard[model] : entryAddress[model]
}
