import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
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

const filterNames = ['fund', 'year', 'type', 'subType'] as const satisfies FilterName[]

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

type Group = {
  readonly fund: string
  readonly fundName: string
  readonly year: string
  readonly type: string
  readonly subType: string
  readonly count: number
}

/** The library counted by its four filters at once, from which the total and every facet follow. */
async function countGroups(db: Db, condition: SQL | undefined): Promise<Group[]> {
  const { fundId, year, type, subType } = documents
  const rows = await db
    .select({ fundId, fundName: funds.name, nameSort: funds.nameSort, year, type, subType, count: count() })
    .from(documents)
    .innerJoin(funds, eq(funds.id, fundId))
    .where(condition)
    .groupBy(fundId, funds.name, funds.nameSort, year, type, subType)
    .orderBy(sql`${funds.nameSort} collate "C"`, asc(fundId))
  return rows.map((row) => ({ ...row, fund: `fnd-${row.fundId}`, year: String(row.year) }))
}

function matches(group: Group, query: LibrarySearchQuery, except?: FilterName): boolean {
  return filterNames
    .filter((name) => name !== except)
    .every((name) => query[name].length === 0 || query[name].includes(group[name]))
}

const sumOf = (groups: readonly Group[]): number => groups.reduce((sum, group) => sum + group.count, 0)

/** Codes in the order in which they are offered: years newest first, types as the vocabulary has them. */
function codesInOrder(groups: readonly Group[], name: FilterName): string[] {
  const present = new Set(groups.map((group) => group[name]))
  if (name === 'fund') return [...present]
  if (name === 'year') return [...present].sort().reverse()
  return Object.keys(name === 'type' ? documentTypes : documentSubTypes).filter((code) => present.has(code))
}

function labelsOf(groups: readonly Group[], name: FilterName, locale: Locale): (code: string) => string {
  if (name === 'year') return (code) => code
  if (name !== 'fund')
    return (code) => labelOf(name === 'type' ? documentTypes : documentSubTypes, code, locale)
  const names = new Map(groups.map(({ fund, fundName }) => [fund, fundName]))
  return (code) => names.get(code) ?? code
}

function facetOf(groups: readonly Group[], query: LibrarySearchQuery, name: FilterName, locale: Locale) {
  const counts = new Map<string, number>()
  for (const group of groups) {
    if (matches(group, query, name)) counts.set(group[name], (counts.get(group[name]) ?? 0) + group.count)
  }
  const label = labelsOf(groups, name, locale)
  return codesInOrder(groups, name).map(
    (code): FacetValue => ({ code, label: label(code), count: counts.get(code) ?? 0 }),
  )
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
  const groups = await countGroups(db, within)
  const total = sumOf(groups.filter((group) => matches(group, query)))
  const rows = await db
    .select(libraryColumns)
    .from(documents)
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .where(and(within, ...filterConditions(query)))
    .orderBy(...orderOf(query.sort, locale))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const facet = (name: FilterName) => facetOf(groups, query, name, locale)
  return {
    items: rows.map((row) => toLibraryDocument(row, locale, reader)),
    page: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
    facets: { fund: facet('fund'), year: facet('year'), type: facet('type'), subType: facet('subType') },
  }
}
