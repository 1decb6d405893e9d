import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import {
  type DocumentTexts,
  type DocumentTextsQuery,
  mostTextDocuments,
} from '../../../src/contract/product-api/library.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { withoutAccents } from '../../database/schema/document-pages.ts'
import { isNotSearchable } from '../../database/schema/documents.ts'
import { documentPages, documents, funds } from '../../database/schema/index.ts'
import { inForceOn, isInForce } from '../documents/document-views.ts'
import { filterConditions } from '../library/count-library.ts'
import { readOpened } from '../library/opened-documents.ts'
import { type LibraryReader, libraryColumns, toLibraryDocument } from '../library/search-library.ts'
import { endMark, passageOf, startMark } from './snippet.ts'

type Locale = 'fr' | 'en'
type TextItem = DocumentTexts['items'][number]
type TextDocument = TextItem['document']
type TextHits = TextItem['hits']

/** Pages that are ranked: a word of every page would else make the search as long as the library. */
const mostRanked = 300
/** Passages of one document. */
const mostHits = 3

const configurations = { fr: 'french', en: 'english' } as const

/** The words asked for, in the grammar of a language. */
const wordsIn = (locale: Locale, asked: string): SQL =>
  sql`websearch_to_tsquery(${sql.raw(`'${configurations[locale]}'`)}::regconfig, ${withoutAccents(sql`${asked}::text`)})`

const inLanguage = (locale: Locale, asked: string): SQL | undefined =>
  and(eq(documentPages.language, locale), sql`${documentPages.words} @@ ${wordsIn(locale, asked)}`)

type Page = {
  readonly documentId: number
  readonly alternateId: number | null
  readonly language: string
  readonly page: number
  readonly rank: number
}

function ownDocuments(query: DocumentTextsQuery, { fundNumbers }: LibraryReader): SQL | undefined {
  const own = fundNumbers.length === 0 ? sql`false` : inArray(documents.fundId, [...fundNumbers])
  const inForce = query.date === undefined ? isInForce : inForceOn(query.date)
  return and(own, inForce, ...Object.values(filterConditions(query)))
}

/**
 * The pages with the words, by one search of the index for each language: a condition of both at once would check the
 * words of every page that is found, which are stored apart.
 */
function matchingPages(db: Db, asked: string) {
  const { documentId, language, page, words } = documentPages
  const pagesIn = (locale: Locale) =>
    db.select({ documentId, language, page, words }).from(documentPages).where(inLanguage(locale, asked))
  return unionAll(pagesIn('fr'), pagesIn('en')).as('matching')
}

/** Finds the pages of the newest documents, and ranks these alone: a rank reads the words of its page. */
async function findPages(db: Db, asked: string, within: SQL | undefined): Promise<readonly Page[]> {
  const matching = matchingPages(db, asked)
  const { documentId, language, page, words } = matching
  const { alternateId, id, publishedOn } = documents
  const found = db
    .select({ documentId, alternateId, publishedOn, language, page, words })
    .from(matching)
    .innerJoin(documents, eq(id, documentId))
    .where(within)
    .orderBy(desc(publishedOn), desc(documentId), asc(page))
    .limit(mostRanked)
    .as('found')
  const query = sql`case when ${found.language} = 'en' then ${wordsIn('en', asked)} else ${wordsIn('fr', asked)} end`
  return db
    .select({
      documentId: found.documentId,
      alternateId: found.alternateId,
      language: found.language,
      page: found.page,
      rank: sql<number>`ts_rank(${found.words}, ${query})`,
    })
    .from(found)
    .orderBy(desc(found.publishedOn), desc(found.documentId), asc(found.page))
}

/** The pages of each document, of the file in the locale where the words are in it; the best document first. */
function byDocument(pages: readonly Page[], locale: Locale): readonly (readonly Page[])[] {
  const groups = Map.groupBy(pages, ({ alternateId, documentId }) =>
    Math.min(documentId, alternateId ?? documentId),
  )
  const shown = [...groups.values()].map((group) => {
    const own = group.filter(({ language }) => language === locale)
    return (own.length > 0 ? own : group).toSorted(
      (left, right) => right.rank - left.rank || left.page - right.page,
    )
  })
  const best = (group: readonly Page[]) => group[0]?.rank ?? 0
  return shown.toSorted((left, right) => best(right) - best(left))
}

type Passage = {
  readonly documentId: number
  readonly page: number
  readonly text: string
  readonly marked: string
}

async function readPassages(db: Db, pages: readonly Page[], asked: string): Promise<readonly Passage[]> {
  if (pages.length === 0) return []
  const { documentId, language, page, text } = documentPages
  const options = `StartSel=${startMark}, StopSel=${endMark}, MaxWords=32, MinWords=16, ShortWord=2`
  const passage = (locale: Locale) =>
    sql`ts_headline(${sql.raw(`'${configurations[locale]}'`)}::regconfig, ${withoutAccents(sql`${text}`)}, ${wordsIn(locale, asked)}, ${options})`
  return db
    .select({
      documentId,
      page,
      text,
      marked: sql<string>`case when ${language} = 'en' then ${passage('en')} else ${passage('fr')} end`,
    })
    .from(documentPages)
    .where(or(...pages.map((hit) => and(eq(documentId, hit.documentId), eq(page, hit.page)))))
}

async function countPending(db: Db, within: SQL | undefined): Promise<number> {
  return db.$count(documents, and(within, isNotSearchable(documents)))
}

/** Documents by their numbers, as the library shows them. */
async function readShown(
  db: Db,
  ids: readonly number[],
  { locale, opener, reader }: LibraryReader,
): Promise<ReadonlyMap<number, TextDocument>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(libraryColumns)
    .from(documents)
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .where(inArray(documents.id, [...ids]))
  const found = rows.map(({ document }) => document)
  const openedAt = await readOpened(db, opener, found)
  return new Map(
    rows.map((row) => [
      row.document.id,
      { ...toLibraryDocument(row, locale, reader), openedAt: openedAt(row.document) },
    ]),
  )
}

/** Searches the texts of the documents that the caller may open, in the grammar of each document's language (P-614). */
export async function searchTexts(
  db: Db,
  query: DocumentTextsQuery,
  reader: LibraryReader,
): Promise<DocumentTexts> {
  const asked = query.q.replaceAll(/\p{Cc}/gu, ' ')
  const within = ownDocuments(query, reader)
  const [pages, pending] = await Promise.all([findPages(db, asked, within), countPending(db, within)])
  const groups = byDocument(pages, reader.locale)
  const shown = groups.slice(0, mostTextDocuments).map((group) => ({ group, hits: group.slice(0, mostHits) }))
  const ids = shown.flatMap(({ hits }) => hits.slice(0, 1).map(({ documentId }) => documentId))
  const allHits = shown.flatMap(({ hits }) => hits)
  const [passages, found] = await Promise.all([readPassages(db, allHits, asked), readShown(db, ids, reader)])
  const items = shown.flatMap(({ group, hits }) => {
    const document = found.get(hits[0]?.documentId ?? 0)
    if (document === undefined) return []
    return [{ document, hits: passagesOf(hits, passages), pageCount: group.length }]
  })
  return { items, hasMore: groups.length > shown.length, pending }
}

/** The passages of these pages, in the order of the pages. */
function passagesOf(hits: readonly Page[], passages: readonly Passage[]): TextHits {
  return hits.flatMap(({ documentId, page }) => {
    const passage = passages.find((one) => one.documentId === documentId && one.page === page)
    return passage === undefined ? [] : [{ page, parts: passageOf(passage.text, passage.marked) }]
  })
}
