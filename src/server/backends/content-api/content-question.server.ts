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
