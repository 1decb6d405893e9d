import { ContentError } from '../http/content-error.ts'
import { invalidKey, isQueryObject, type QueryValue } from './parse-query.ts'

const defaultSize = 25
const largestSize = 100
/** Upper bound of numbers: beyond any real list, within the database's integer range. */
const largestNumber = 1_000_000

/** The requested part of a list. `answer` builds the `pagination` of the response's `meta`. */
export type Pagination = {
  readonly limit: number
  readonly offset: number
  readonly withCount: boolean
  metaOf(total: number | undefined): Readonly<Record<string, number | undefined>>
}

const negative = ['false', '0', 'f', 'off', 'no']
const names = ['page', 'pageSize', 'start', 'limit', 'withCount']

function numberOf(value: QueryValue, fallback: number, minimum: number): number {
  const number = typeof value === 'string' ? Number.parseInt(value, 10) : Number.NaN
  if (Number.isNaN(number)) return fallback
  return Math.min(Math.max(number, minimum), largestNumber)
}

function byPage(page: number, pageSize: number, withCount: boolean): Pagination {
  return {
    limit: pageSize,
    offset: (page - 1) * pageSize,
    withCount,
    metaOf: (total) =>
      total === undefined
        ? { page, pageSize }
        : { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  }
}

function byOffset(start: number, limit: number, withCount: boolean): Pagination {
  return {
    limit,
    offset: start,
    withCount,
    metaOf: (total) => (total === undefined ? { start, limit } : { start, limit, total }),
  }
}

/**
 * Parses `pagination`: a page below 1 is page 1, a size above 100 is 100.
 *
 * @throws {ContentError} for an unknown name, or pages and offsets in one query
 */
export function readPagination(value: QueryValue): Pagination {
  const given = isQueryObject(value) ? value : {}
  const unknown = Object.keys(given).find((name) => !names.includes(name))
  if (unknown !== undefined) throw invalidKey('pagination', unknown)
  const isPaged = given.page !== undefined || given.pageSize !== undefined
  const isOffset = given.start !== undefined || given.limit !== undefined
  if (isPaged && isOffset) {
    throw new ContentError('PaginationError', 'Cannot use both page & offset pagination in the same query')
  }
  const isUncounted = typeof given.withCount === 'string' && negative.includes(given.withCount)
  const withCount = !isUncounted
  if (!isOffset) {
    const pageSize = Math.min(numberOf(given.pageSize, defaultSize, 1), largestSize)
    return byPage(numberOf(given.page, 1, 1), pageSize, withCount)
  }
  const asked = numberOf(given.limit, defaultSize, -1)
  const limit = asked === -1 ? largestSize : Math.min(asked, largestSize)
  return byOffset(numberOf(given.start, 0, 0), limit, withCount)
}
