import { LRUCache } from 'lru-cache'
import qs from 'qs'
import type { ContentLocale } from '../../../contract/content-api/primitives.schema.ts'

/** A value of a question: nested objects and lists become brackets. */
export type QuestionValue =
  | string
  | number
  | boolean
  | readonly QuestionValue[]
  | { readonly [name: string]: QuestionValue | undefined }

/**
 * What the content backend is asked. Built by the portal alone: nothing of a visitor's query string is ever passed on,
 * since a question may also ask for drafts (P-211).
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
  /** Free text, looked for in all texts of an entry. */
  readonly _q?: string | undefined
}

const options: qs.IStringifyOptions = {
  // The brackets' names are the portal's own; readable logs of the backend are worth more than their encoding.
  encodeValuesOnly: true,
  skipNulls: true,
  sort: (a, b) => (a < b ? -1 : a > b ? 1 : 0),
}

/** Which state of entries is read, in the dialect of either version. */
const draftFlags = { '4': { publicationState: 'preview' }, '5': { status: 'draft' } } as const

type Dialect = { readonly version: '4' | '5'; readonly isDraft: boolean }

const askedOften = 2000
// A memo of a pure function: most pages ask what others have asked, and brackets are written name by name.
const written = new LRUCache<string, string>({ max: askedOften })

/**
 * Writes a question as a query string with bracket nesting (`filters[slug][$eq]=x`), its names in order, so that equal
 * questions are equal texts.
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
