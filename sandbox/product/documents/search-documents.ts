import { and, desc, eq } from 'drizzle-orm'
import type {
  DocumentSearch,
  DocumentSearchQuery,
} from '../../../src/contract/product-api/document.schema.ts'
import type { FacetValue } from '../../../src/contract/product-api/primitives.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { documents } from '../../database/schema/index.ts'
import { searchableText, searchWords } from '../search-text.ts'
import { documentGroups, documentSubTypes, documentTypes, labelOf, type Vocabulary } from '../vocabulary.ts'
import { type DocumentReader, type DocumentRow, isInForce, toFundDocument } from './document-views.ts'

type Locale = 'fr' | 'en'
type FilterName = 'group' | 'year' | 'type' | 'subType'

const filterNames = ['group', 'year', 'type', 'subType'] as const satisfies FilterName[]

function codeOf(row: DocumentRow, name: FilterName): string {
  if (name === 'group') return row.documentGroup
  return name === 'year' ? String(row.year) : row[name]
}

function matches(row: DocumentRow, query: DocumentSearchQuery, locale: Locale, except?: FilterName): boolean {
  const words = searchWords(query.q)
  const title = words.length === 0 ? '' : searchableText(row.title[locale])
  return (
    filterNames
      .filter((name) => name !== except)
      .every((name) => query[name].length === 0 || query[name].includes(codeOf(row, name))) &&
    words.every((word) => title.includes(word))
  )
}

function countCodes(rows: readonly DocumentRow[], name: FilterName): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(codeOf(row, name), (counts.get(codeOf(row, name)) ?? 0) + 1)
  return counts
}

/** Builds a facet of the values that occur in the fund's documents, each with the number that it selects. */
function facetOf(
  rows: readonly DocumentRow[],
  query: DocumentSearchQuery,
  name: FilterName,
  locale: Locale,
): FacetValue[] {
  const counts = countCodes(
    rows.filter((row) => matches(row, query, locale, name)),
    name,
  )
  const present = new Set(rows.map((row) => codeOf(row, name)))
  const vocabularies = { group: documentGroups, type: documentTypes, subType: documentSubTypes } as const
  const vocabulary: Vocabulary = name === 'year' ? {} : vocabularies[name]
  const codes = name === 'year' ? [...present].sort().reverse() : Object.keys(vocabulary)
  return codes
    .filter((code) => present.has(code))
    .map((code) => ({ code, label: labelOf(vocabulary, code, locale), count: counts.get(code) ?? 0 }))
}

type SearchContext = { readonly locale: Locale; readonly reader: DocumentReader }

/**
 * Searches the documents of a fund, newest first. A fund has at most a few dozen, so they are read once and
 * filtered here, those in force alone (P-611). Titles of documents that the reader may not open are listed too.
 */
export async function searchDocuments(
  db: Db,
  fundNumber: number,
  query: DocumentSearchQuery,
  { locale, reader }: SearchContext,
): Promise<DocumentSearch> {
  const all = await db
    .select()
    .from(documents)
    .where(and(eq(documents.fundId, fundNumber), isInForce))
    .orderBy(desc(documents.publishedOn), desc(documents.id))
  const found = all.filter((row) => matches(row, query, locale))
  const { page, pageSize } = query
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  const facet = (name: FilterName) => facetOf(all, query, name, locale)
  return {
    items: shown.map((row) => toFundDocument(row, locale, reader)),
    page: { page, pageSize, pageCount: Math.ceil(found.length / pageSize), total: found.length },
    facets: { group: facet('group'), year: facet('year'), type: facet('type'), subType: facet('subType') },
  }
}
