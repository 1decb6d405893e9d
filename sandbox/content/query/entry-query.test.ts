import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ContentError } from '../http/content-error.ts'
import { compileEntryQuery } from './entry-query.ts'
import { readPagination } from './pagination.ts'
import { parseQuery, type QueryObject } from './parse-query.ts'

const context = { defaultLocale: 'fr', mayReadDrafts: false }

function compile(search: string) {
  return compileEntryQuery('article', parseQuery(search), context)
}

/** The error's message and details, or nothing when the question is accepted. */
function refusal(search: string): Pick<ContentError, 'message' | 'details'> | undefined {
  try {
    compile(search)
    return undefined
  } catch (error) {
    if (error instanceof ContentError) return { message: error.message, details: error.details }
    throw error
  }
}

const names = ['filters', 'populate', 'sort', 'fields', 'pagination', 'locale', 'status', '_q', 'x']
const keys = ['slug', 'title', 'category', 'seo', 'blocks', 'on', 'shared.quote', 'populate', '$eq', '$or']
const moreKeys = [
  '$not',
  '$in',
  '$null',
  '0',
  '1',
  '',
  'constructor',
  'toString',
  'page',
  '*',
  'relatedFunds',
]

describe('a question about entries', () => {
  it('gives a result or a named error for any query string, never an exception', () => {
    const part = fc.tuple(
      fc.constantFrom(...names),
      fc.array(fc.constantFrom(...keys, ...moreKeys), { maxLength: 6 }),
      fc.oneof(fc.string(), fc.constantFrom('*', 'true', 'slug:asc', '-1', 'fr')),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const query = parts.map(
          ([name, path, value]) =>
            `${name}${path.map((key) => `[${key}]`).join('')}=${encodeURIComponent(value)}`,
        )
        expect(() => refusal(query.join('&'))).not.toThrow()
      }),
      { numRuns: 500 },
    )
  })

  it('cannot reach a prototype', () => {
    expect(parseQuery('filters[__proto__][x]=1&__proto__[y]=1')).not.toHaveProperty('y')
    expect(refusal('filters[toString]=1')).toMatchObject({ message: 'Invalid key toString' })
  })

  it.each([
    ['longer than is read', `_q=${'a'.repeat(8001)}`],
    ['deeper than is read', `filters${'[$not]'.repeat(20)}[slug]=1`],
    ['wider than is read', Array.from({ length: 300 }, (_, index) => `filters[a${index}]=1`).join('&')],
  ])('is refused when it is %s', (_name, query) => {
    expect(refusal(query)).toBeDefined()
  })

  it('names the place of an unknown key in its error', () => {
    expect(refusal('filters[category][nope][$eq]=1')).toEqual({
      message: 'Invalid key nope at category',
      details: { key: 'nope', path: 'category', source: 'query', param: 'filters' },
    })
    expect(refusal('populate[category][populate]=nope')?.message).toBe('Invalid key nope at category.nope')
  })

  it('returns only published entries to callers who are not editors', () => {
    expect(compile('status=draft').state).toBe('published')
    const query = parseQuery('status=draft')
    expect(compileEntryQuery('article', query, { ...context, mayReadDrafts: true }).state).toBe('draft')
  })

  it('populates one level with a star, and nested levels by name', () => {
    const { populate } = compile('populate[localizations][populate][category][fields][0]=slug').selection
    const localizations = populate.get('localizations')
    const inner = localizations?.kind === 'selection' ? localizations.selection.populate : new Map()
    expect([...inner.keys()]).toEqual(['category'])
    expect(compile('populate=*').selection.populate.get('seo')).toEqual({
      kind: 'selection',
      selection: { fields: null, populate: new Map() },
    })
    expect([...compile('populate=cover,seo.shareImage').selection.populate.keys()]).toEqual(['cover', 'seo'])
  })
})

describe('pagination', () => {
  const read = (query: QueryObject) => readPagination(query)

  it('stays within its limits for any numbers', () => {
    const number = fc.oneof(fc.integer(), fc.string()).map(String)
    fc.assert(
      fc.property(number, number, (page, pageSize) => {
        const { limit, offset } = read({ page, pageSize })
        expect(limit).toBeGreaterThanOrEqual(1)
        expect(limit).toBeLessThanOrEqual(100)
        expect(offset).toBeGreaterThanOrEqual(0)
        expect(Number.isSafeInteger(offset)).toBe(true)
      }),
    )
  })

  it('returns the total count unless the query turns it off', () => {
    expect(read({ page: '2', pageSize: '10' }).metaOf(35)).toEqual({
      page: 2,
      pageSize: 10,
      pageCount: 4,
      total: 35,
    })
    expect(read({ withCount: 'false' })).toMatchObject({ withCount: false })
    expect(read({ start: '5', limit: '-1' }).metaOf(undefined)).toEqual({ start: 5, limit: 100 })
  })
})
