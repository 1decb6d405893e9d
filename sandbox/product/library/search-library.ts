import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type {
  LibraryDocument,
  LibrarySearch,
  LibrarySearchQuery,
} from '../../../src/contract/product-api/library.schema.ts'
import type { FacetValue } from '../../../src/contract/product-api/primitives.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { documents, funds } from '../../database/schema/index.ts'
import type { DocumentReader, DocumentRow } from '../documents/document-views.ts'
import { toFundDocument } from '../documents/document-views.ts'
import { searchWords } from '../search-text.ts'
import { documentSubTypes, documentTypes, labelOf } from '../vocabulary.ts'

type Locale = 'fr' | 'en'
type FilterName = 'fund' | 'year' | 'type' | 'subType'

/** What a row of the library is made from. */
export type LibraryRow = {
  readonly document: DocumentRow
  readonly fund: Pick<typeof funds.$inferSelect, 'name' | 'slugFr' | 'slugEn'>
}

/** The columns of a row of the library, for whoever joins documents and funds. */
export const libraryColumns = {
  document: documents,
  fund: { name: funds.name, slugFr: funds.slugFr, slugEn: funds.slugEn },
}

/** A document with its fund, in the locale's words. */
export function toLibraryDocument({ document, fund }: LibraryRow, locale: Locale, reader: DocumentReader) {
  const slug = locale === 'fr' ? fund.slugFr : fund.slugEn
  return {
    ...toFundDocument(document, locale, reader),
    fund: { id: `fnd-${document.fundId}`, name: fund.name, slug },
  } satisfies LibraryDocument
}

/** Letters with marks that titles may have, and what `searchableText` makes of them. */
const marked = 'àâäáãçéèêëíìîïñóòôöõúùûüýÿÀÂÄÁÃÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝŸ'
const plain = 'aaaaaceeeeiiiinooooouuuuyyAAAAACEEEEIIIINOOOOOUUUUYY'

/** A title as it is searched. Written with functions that PGlite and PostgreSQL have without an extension. */
const searchableTitle = (locale: Locale): SQL =>
  sql`lower(translate(replace(replace(${documents.title}->>${sql.raw(`'${locale}'`)}, 'œ', 'oe'), 'Œ', 'OE'), ${marked}, ${plain}))`

/** Words hold only letters and digits, so that no wildcard can slip into the pattern. */
function textCondition(query: string, locale: Locale): SQL | undefined {
  const names = locale === 'fr' ? funds.searchFr : funds.searchEn
  const found = (word: string) =>
    or(sql`${searchableTitle(locale)} like ${`%${word}%`}`, sql`${names} like ${`%${word}%`}`)
  return and(...searchWords(query).map(found))
}

const numberOfFund = (id: string): number => Number(/^fnd-([1-9]\d{0,8})$/.exec(id)?.[1] ?? 0)
const yearOf = (text: string): number => (/^\d{4}$/.test(text) ? Number(text) : 0)

function filterConditions({ fund, year, type, subType }: LibrarySearchQuery): (SQL | undefined)[] {
  return [
    fund.length === 0 ? undefined : inArray(documents.fundId, fund.map(numberOfFund)),
    year.length === 0 ? undefined : inArray(documents.year, year.map(yearOf)),
    type.length === 0 ? undefined : inArray(documents.type, type),
    subType.length === 0 ? undefined : inArray(documents.subType, subType),
  ]
}

const sortColumns = {
  publishedOn: () => sql`${documents.publishedOn}`,
  title: (locale: Locale) => sql`${searchableTitle(locale)} collate "C"`,
  fund: () => sql`${funds.nameSort} collate "C"`,
} as const

const isSortName = (name: string): name is keyof typeof sortColumns => Object.hasOwn(sortColumns, name)

function orderOf(sort: LibrarySearchQuery['sort'], locale: Locale): SQL[] {
  const name = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? desc : asc
  const first = isSortName(name) ? [direction(sortColumns[name](locale))] : []
  return [...first, desc(documents.publishedOn), desc(documents.id)]
}

/** A value of a filter that the library has, with the number of documents that choosing it gives. */
type Counted = { readonly code: string; readonly name: string; readonly count: number }

const facetColumns = {
  fund: documents.fundId,
  year: documents.year,
  type: documents.type,
  subType: documents.subType,
} as const

/** The values of a filter over the whole library, each counted as if only its own filter were changed. */
async function countValues(
  db: Db,
  name: FilterName,
  query: LibrarySearchQuery,
  within: SQL | undefined,
): Promise<Counted[]> {
  const others = and(...filterConditions({ ...query, [name]: [] })) ?? sql`true`
  const value = facetColumns[name]
  const rows = await db
    .select({ value, name: sql<string>`min(${funds.name})`, count: sql`count(*) filter (where ${others})` })
    .from(documents)
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .where(within)
    .groupBy(value)
    .orderBy(sql`min(${funds.nameSort} collate "C")`, asc(value))
  const codeOf = (code: number | string) => (name === 'fund' ? `fnd-${code}` : String(code))
  return rows.map((row) => ({ code: codeOf(row.value), name: row.name, count: Number(row.count) }))
}

/** Codes in the order in which they are offered: years newest first, types as the vocabulary has them. */
function codesInOrder(values: readonly Counted[], name: FilterName): string[] {
  const codes = values.map(({ code }) => code)
  if (name === 'fund') return codes
  if (name === 'year') return codes.toSorted().reverse()
  const present = new Set(codes)
  return Object.keys(name === 'type' ? documentTypes : documentSubTypes).filter((code) => present.has(code))
}

async function facetOf(
  db: Db,
  name: FilterName,
  { query, within, locale }: { query: LibrarySearchQuery; within: SQL | undefined; locale: Locale },
): Promise<FacetValue[]> {
  const values = await countValues(db, name, query, within)
  const byCode = new Map(values.map((value) => [value.code, value]))
  const labelOfCode = (code: string): string => {
    if (name === 'year') return code
    if (name === 'fund') return byCode.get(code)?.name ?? code
    return labelOf(name === 'type' ? documentTypes : documentSubTypes, code, locale)
  }
  return codesInOrder(values, name).map((code) => ({
    code,
    label: labelOfCode(code),
    count: byCode.get(code)?.count ?? 0,
  }))
}

type SearchContext = {
  readonly locale: Locale
  readonly reader: DocumentReader
  /** Numbers of the funds whose documents the library holds. */
  readonly fundNumbers: readonly number[]
}

/** One page of the documents of these funds; counting and paging are the database's, so that size costs little. */
export async function searchLibrary(
  db: Db,
  query: LibrarySearchQuery,
  { locale, reader, fundNumbers }: SearchContext,
): Promise<LibrarySearch> {
  const { page, pageSize } = query
  const own = fundNumbers.length === 0 ? sql`false` : inArray(documents.fundId, [...fundNumbers])
  const within = and(own, textCondition(query.q, locale))
  const asked = { query, within, locale }
  const facets = {
    fund: await facetOf(db, 'fund', asked),
    year: await facetOf(db, 'year', asked),
    type: await facetOf(db, 'type', asked),
    subType: await facetOf(db, 'subType', asked),
  }
  // A facet leaves out its own filter alone: what it counts for the chosen years is the whole number.
  const chosen = facets.year.filter(({ code }) => query.year.length === 0 || query.year.includes(code))
  const total = chosen.reduce((sum, { count: number }) => sum + number, 0)
  const rows = await db
    .select(libraryColumns)
    .from(documents)
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .where(and(within, ...filterConditions(query)))
    .orderBy(...orderOf(query.sort, locale))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return {
    items: rows.map((row) => toLibraryDocument(row, locale, reader)),
    page: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
    facets,
  }
}
