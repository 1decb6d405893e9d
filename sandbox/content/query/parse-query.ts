import qs from 'qs'
import { ContentError } from '../http/content-error.ts'

/** A query string's value once its brackets are read: text, lists and objects without prototype. */
export type QueryValue = string | QueryValue[] | QueryObject | undefined

/** Parameters by name. */
export type QueryObject = { readonly [name: string]: QueryValue }

const longestQuery = 8000

const options: qs.IParseOptions = {
  depth: 14,
  strictDepth: true,
  arrayLimit: 100,
  parameterLimit: 200,
  throwOnLimitExceeded: true,
  plainObjects: true,
  allowPrototypes: false,
}

/** What `qs` gives with `plainObjects` is made of texts, lists and objects only. */
function asQueryObject(parsed: ReturnType<typeof qs.parse>): QueryObject {
  return parsed as QueryObject
}

/**
 * Reads a query string with bracket nesting (`filters[slug][$eq]=x`).
 *
 * @param search the query with or without its question mark
 * @throws {ContentError} when it is too long, too deep or too wide
 */
export function parseQuery(search: string): QueryObject {
  const query = search.replace(/^\?/, '')
  if (query.length > longestQuery) throw new ContentError('ValidationError', 'Query string is too long')
  try {
    return asQueryObject(qs.parse(query, options))
  } catch (error) {
    if (error instanceof RangeError) throw new ContentError('ValidationError', 'Query string is too complex')
    throw error
  }
}

/** Whether a value was written with brackets of names. */
export function isQueryObject(value: QueryValue): value is QueryObject {
  return typeof value === 'object' && !Array.isArray(value)
}

/** A list, however it was written: `x=a`, `x[]=a`, `x[0]=a`, or with indexes beyond the list limit. */
export function listOf(value: QueryValue): QueryValue[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value
  if (isQueryObject(value)) return Object.values(value)
  return [value]
}

/** Refuses a name that the questioned model does not have, in the words of the original. */
export function invalidKey(param: string, key: string, path: string | null = null): ContentError {
  const place = path === null || path === key ? '' : ` at ${path}`
  return new ContentError('ValidationError', `Invalid key ${key}${place}`, {
    key,
    path,
    source: 'query',
    param,
  })
}
