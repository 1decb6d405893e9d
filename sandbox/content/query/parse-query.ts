import qs from 'qs'
import { ContentError } from '../http/content-error.ts'

/** A parsed value of a query string: text, lists and objects without prototype. */
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

/** The output of `qs` with `plainObjects` consists of texts, lists and objects only. */
function asQueryObject(parsed: ReturnType<typeof qs.parse>): QueryObject {
  return parsed as QueryObject
}

/**
 * Parses a query string with bracket nesting (`filters[slug][$eq]=x`).
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

/** Tells whether a value was written with named brackets. */
export function isQueryObject(value: QueryValue): value is QueryObject {
  return typeof value === 'object' && !Array.isArray(value)
}

/** Returns a list in any notation: `x=a`, `x[]=a`, `x[0]=a`, or with indexes beyond the list limit. */
export function listOf(value: QueryValue): QueryValue[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value
  if (isQueryObject(value)) return Object.values(value)
  return [value]
}

/** Creates the error for a name that the model does not have, with Strapi's message. */
export function invalidKey(param: string, key: string, path: string | null = null): ContentError {
  const place = path === null || path === key ? '' : ` at ${path}`
  return new ContentError('ValidationError', `Invalid key ${key}${place}`, {
    key,
    path,
    source: 'query',
    param,
  })
}
