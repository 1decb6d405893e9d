import { type SQL, sql } from 'drizzle-orm'
import { ContentError } from '../http/content-error.ts'
import { compileFilters, compileSearch, sortExpression } from './filters.ts'
import { type Pagination, readPagination } from './pagination.ts'
import { invalidKey, isQueryObject, listOf, type QueryObject, type QueryValue } from './parse-query.ts'
import { compileSelection, type Selection } from './selection.ts'

/** A query of entries, ready for the database. `locale` null means all languages. */
export type EntryQuery = {
  readonly where: SQL
  readonly orderBy: SQL
  readonly selection: Selection
  readonly pagination: Pagination
  readonly locale: string | null
  readonly state: 'draft' | 'published'
}

/** Context in which a query is parsed. */
export type QueryContext = { readonly defaultLocale: string; readonly mayReadDrafts: boolean }

const knownNames = ['filters', 'populate', 'fields', 'sort', 'pagination', 'locale', 'status', '_q']
/** Subtags of letters and digits (RFC 5646), as Strapi checks them. */
const languageTag = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/

/** @throws {ContentError} for an invalid language tag */
export function readLocale(value: QueryValue, fallback: string): string | null {
  if (value === undefined || value === '') return fallback
  if (value === '*') return null
  if (typeof value === 'string' && languageTag.test(value)) return value
  throw new ContentError(
    'ValidationError',
    "Invalid parameter at 'locale'. Locale must be a valid BCP 47 format (e.g. en, en-US, zh-Hans).",
  )
}

function sortPairs(value: QueryValue): (readonly [string, string])[] {
  if (isQueryObject(value)) {
    return Object.entries(value).flatMap(([name, order]) =>
      /^\d+$/.test(name) ? sortPairs(order) : [[name, typeof order === 'string' ? order : ''] as const],
    )
  }
  return listOf(value).flatMap((item) => {
    if (typeof item !== 'string') return sortPairs(item)
    return item
      .split(',')
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', order = 'asc'] = part.split(':')
        return [name, order] as const
      })
  })
}

function compileSort(model: string, value: QueryValue): SQL {
  const parts = sortPairs(value).map(([name, order]) => {
    const expression = sortExpression(model, name)
    if (expression === undefined) throw invalidKey('sort', name)
    const direction = order.toLowerCase()
    if (direction !== 'asc' && direction !== 'desc') {
      throw new ContentError('ValidationError', 'Invalid order. order can only be one of asc|desc|ASC|DESC')
    }
    // Nulls are ordered by PostgreSQL's default, as in Strapi.
    return sql`${expression} ${sql.raw(direction)}`
  })
  return sql.join([...parts, sql`entry_0.id`], sql`, `)
}

/**
 * Drafts are for staff and API tokens. For other callers the query returns published versions, so that a
 * forwarded query string cannot leak a draft (P-211).
 */
function readState(value: QueryValue, { mayReadDrafts }: QueryContext): EntryQuery['state'] {
  if (value !== undefined && value !== 'draft' && value !== 'published') {
    throw new ContentError('ValidationError', `Invalid value for 'status'. It must be draft or published`)
  }
  return value === 'draft' && mayReadDrafts ? 'draft' : 'published'
}

/**
 * Parses the parameters of a query of one model. Parsing is strict: an unknown parameter is refused.
 *
 * @throws {ContentError} with Strapi's message
 */
export function compileEntryQuery(model: string, query: QueryObject, context: QueryContext): EntryQuery {
  const unknown = Object.keys(query).find((name) => !knownNames.includes(name))
  if (unknown !== undefined) throw invalidKey(unknown, unknown)
  return {
    where: sql`${compileFilters(model, query.filters)} and ${compileSearch(model, query._q)}`,
    orderBy: compileSort(model, query.sort),
    selection: compileSelection(model, query),
    pagination: readPagination(query.pagination),
    locale: readLocale(query.locale, context.defaultLocale),
    state: readState(query.status, context),
  }
}
