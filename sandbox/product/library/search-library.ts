import { and, asc, desc, eq, gt, inArray, like, lte, or, type SQL, sql } from 'drizzle-orm'
import type {
  LibraryDocument,
  LibrarySearch,
  LibrarySearchQuery,
} from '../../../src/contract/product-api/library.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { documents, funds } from '../../database/schema/index.ts'
import {
  type DocumentReader,
  type DocumentRow,
  inOneLanguage,
  toFundDocument,
} from '../documents/document-views.ts'
import { searchWords } from '../search-text.ts'
import { countLibrary, filterConditions } from './count-library.ts'
import { readOpened } from './opened-documents.ts'

type Locale = 'fr' | 'en'

/** Columns of a library row. */
export type LibraryRow = {
  readonly document: DocumentRow
  readonly fund: Pick<typeof funds.$inferSelect, 'name' | 'slugFr' | 'slugEn'>
}

/** The selected columns of a library row, for queries that join documents and funds. */
export const libraryColumns = {
  document: documents,
  fund: { name: funds.name, slugFr: funds.slugFr, slugEn: funds.slugEn },
}

/** Maps a document with its fund, in the locale. */
export function toLibraryDocument({ document, fund }: LibraryRow, locale: Locale, reader: DocumentReader) {
  const slug = locale === 'fr' ? fund.slugFr : fund.slugEn
  return {
    ...toFundDocument(document, locale, reader),
    fund: { id: `fnd-${document.fundId}`, name: fund.name, slug },
  } satisfies LibraryDocument
}

const titleIn = (locale: Locale) => (locale === 'fr' ? documents.searchFr : documents.searchEn)

/** Condition of the free text. Words contain only letters and digits, so that no wildcard can be injected. */
function textCondition(query: string, locale: Locale): SQL | undefined {
  const names = locale === 'fr' ? funds.searchFr : funds.searchEn
  const found = (word: string) => {
    const pattern = `%${word}%`
    const named = sql`${documents.fundId} in (select ${funds.id} from ${funds} where ${names} like ${pattern})`
    return or(like(titleIn(locale), pattern), named)
  }
  return and(...searchWords(query).map(found))
}

const sortColumns = {
  publishedOn: () => sql`${documents.publishedOn}`,
  title: (locale: Locale) => sql`${titleIn(locale)} collate "C"`,
  fund: () => sql`${funds.nameSort} collate "C"`,
} as const

const isSortName = (name: string): name is keyof typeof sortColumns => Object.hasOwn(sortColumns, name)

function orderOf(sort: LibrarySearchQuery['sort'], locale: Locale): SQL[] {
  const name = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? desc : asc
  const first = isSortName(name) ? [direction(sortColumns[name](locale))] : []
  return [...first, desc(documents.publishedOn), desc(documents.id)]
}

/** Caller of the library, and their part of it. */
export type LibraryReader = {
  /** Whose openings are told; null for a guest, to whom nobody's are. */
  readonly opener: string | null
  readonly locale: Locale
  readonly reader: DocumentReader
  /** Numbers of the funds in the library. */
  readonly fundNumbers: readonly number[]
}

function withinOf(
  { date, languages, q }: ListQuery,
  { fundNumbers, locale }: LibraryReader,
): SQL | undefined {
  const own = fundNumbers.length === 0 ? sql`false` : inArray(documents.fundId, [...fundNumbers])
  return and(
    own,
    languages === 'one' ? inOneLanguage(locale) : undefined,
    textCondition(q, locale),
    date === undefined ? undefined : lte(documents.publishedOn, date),
  )
}

type ListQuery = Omit<LibrarySearchQuery, 'page' | 'pageSize'>

/** The condition and the order of the caller's documents that a query lists. */
export function listOf(query: ListQuery, reader: LibraryReader) {
  return {
    where: and(withinOf(query, reader), ...Object.values(filterConditions(query))),
    order: orderOf(query.sort, reader.locale),
  }
}

/** Returns which of these documents were replaced after a day, which was not known on it. */
async function replacedSince(
  db: Db,
  rows: readonly DocumentRow[],
  day: string | undefined,
): Promise<(row: DocumentRow) => boolean> {
  const ids = rows.flatMap(({ replacedBy }) => replacedBy ?? [])
  if (day === undefined || ids.length === 0) return () => false
  const isLater = and(inArray(documents.id, ids), gt(documents.publishedOn, day))
  const later = await db.select({ id: documents.id }).from(documents).where(isLater)
  return ({ replacedBy }) => later.some(({ id }) => id === replacedBy)
}

/** Reads the documents of one page, with their funds. */
async function readPage(db: Db, query: LibrarySearchQuery, reader: LibraryReader): Promise<LibraryRow[]> {
  const { order, where } = listOf(query, reader)
  return db
    .select(libraryColumns)
    .from(documents)
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .where(where)
    .orderBy(...order)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
}

/** Searches one page of these funds' documents; the database counts and pages, so that size costs little. */
export async function searchLibrary(
  db: Db,
  query: LibrarySearchQuery,
  reader: LibraryReader,
): Promise<LibrarySearch> {
  const { page, pageSize } = query
  const { locale } = reader
  const counting = countLibrary(db, query, { within: withinOf(query, reader), locale })
  // A text is often in no title: the walk through all documents in their order would be for nothing.
  const isEmpty = query.q !== '' && (await counting).total === 0
  const [{ facets, total }, rows] = await Promise.all([counting, isEmpty ? [] : readPage(db, query, reader)])
  const found = rows.map(({ document }) => document)
  const [openedAt, isUnknown] = await Promise.all([
    readOpened(db, reader.opener, found),
    replacedSince(db, found, query.date),
  ])
  return {
    items: rows.map((row) => ({
      ...toLibraryDocument(row, locale, reader.reader),
      ...(isUnknown(row.document) && { replacedBy: null }),
      openedAt: openedAt(row.document),
    })),
    page: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
    facets,
  }
}
