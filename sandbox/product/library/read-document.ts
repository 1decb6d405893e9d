import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type {
  LibraryDocumentPage,
  LibraryDocumentQuery,
} from '../../../src/contract/product-api/library.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { documents, funds } from '../../database/schema/index.ts'
import type { DocumentFiles } from '../documents/document-files.ts'
import { type DocumentRow, mayRead } from '../documents/document-views.ts'
import { readOpened } from './opened-documents.ts'
import {
  type LibraryReader,
  type LibraryRow,
  libraryColumns,
  listOf,
  toLibraryDocument,
} from './search-library.ts'

/** Most versions that are listed. */
const mostVersions = 20

type Deps = { readonly db: Db; readonly documentFiles: DocumentFiles }
type Neighbours = Pick<LibraryDocumentPage, 'previous' | 'next'>

async function findRow(db: Db, id: string): Promise<LibraryRow | undefined> {
  const number = /^doc-([1-9]\d{0,8})$/.exec(id)?.[1]
  if (number === undefined) return undefined
  const [row] = await db
    .select(libraryColumns)
    .from(documents)
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .where(eq(documents.id, Number(number)))
    .limit(1)
  return row
}

/** The document in force and all that it replaced, in one language and newest first. */
async function readVersions(db: Db, row: DocumentRow): Promise<readonly DocumentRow[]> {
  const current = row.replacedBy ?? row.id
  return db
    .select()
    .from(documents)
    .where(
      and(
        or(eq(documents.id, current), eq(documents.replacedBy, current)),
        eq(documents.fundId, row.fundId),
        eq(documents.language, row.language),
      ),
    )
    .orderBy(sql`${documents.replacedBy} is null desc`, desc(documents.publishedOn), desc(documents.id))
    .limit(mostVersions)
}

/** The documents before and after this one in the list that it was chosen from. */
async function readNeighbours(
  db: Db,
  { id, alternateId }: DocumentRow,
  query: LibraryDocumentQuery,
  reader: LibraryReader,
): Promise<Neighbours> {
  const { order, where } = listOf({ ...query, languages: 'one' }, reader)
  const over = sql`over (order by ${sql.join(order, sql`, `)})`
  const listed = db
    .select({
      id: documents.id,
      previous: sql<number | null>`lag(${documents.id}) ${over}`.as('previous'),
      next: sql<number | null>`lead(${documents.id}) ${over}`.as('next'),
    })
    .from(documents)
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .where(where)
    .as('listed')
  // In the other language, it has the place of the file that the list shows.
  const places = [id, ...(alternateId === null ? [] : [alternateId])]
  const [place] = await db.select().from(listed).where(inArray(listed.id, places)).limit(1)
  const numbers = [place?.previous, place?.next].filter((number) => typeof number === 'number')
  const rows =
    numbers.length === 0 ? [] : await db.select().from(documents).where(inArray(documents.id, numbers))
  const named = (number: number | null | undefined) => {
    const found = rows.find((row) => row.id === number)
    return found === undefined ? null : { id: `doc-${found.id}`, title: found.title[reader.locale] }
  }
  return { previous: named(place?.previous), next: named(place?.next) }
}

/**
 * Reads a document of the library with its versions and neighbours; undefined if it does not exist or the caller may
 * not read it, which the response does not distinguish (P-194).
 */
export async function readLibraryDocument(
  { db, documentFiles }: Deps,
  { id, query }: { readonly id: string; readonly query: LibraryDocumentQuery },
  reader: LibraryReader,
): Promise<LibraryDocumentPage | undefined> {
  const row = await findRow(db, id)
  if (row === undefined || !mayRead(row.document, reader.reader)) return undefined
  const { document } = row
  const [opened, file, versions, neighbours] = await Promise.all([
    readOpened(db, reader.opener, [document]),
    documentFiles.open(document),
    readVersions(db, document),
    readNeighbours(db, document, query, reader),
  ])
  const known = { ...row, document: { ...document, bytes: file.bytes } }
  return {
    document: { ...toLibraryDocument(known, reader.locale, reader.reader), openedAt: opened(document) },
    sha256: file.sha256,
    versions: versions.map((version) => ({
      id: `doc-${version.id}`,
      title: version.title[reader.locale],
      publishedOn: version.publishedOn,
      language: version.language === 'en' ? 'en' : 'fr',
      isCurrent: version.replacedBy === null,
    })),
    ...neighbours,
  }
}
