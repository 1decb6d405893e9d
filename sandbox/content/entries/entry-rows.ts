import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { contentEntries } from '../../database/schema/index.ts'
import type { EntryQuery } from '../query/entry-query.ts'

/** A stored version of an entry. */
export type EntryRow = typeof contentEntries.$inferSelect

/** Identifies a version of an entry. */
export type EntryVersion = Pick<EntryRow, 'type' | 'documentId' | 'locale' | 'state'>

type RawRow = {
  readonly id: number
  readonly type: string
  readonly document_id: string
  readonly locale: string
  readonly state: 'draft' | 'published'
  readonly data: EntryRow['data']
  readonly created_at: string | Date
  readonly updated_at: string | Date
  readonly published_at: string | Date | null
}

/**
 * The two database drivers name the rows of a raw query differently, and return instants as texts or as
 * dates.
 */
function rowsOf(result: unknown): readonly RawRow[] {
  return (result as { readonly rows: readonly RawRow[] }).rows
}

function asEntryRow(raw: RawRow): EntryRow {
  return {
    id: Number(raw.id),
    type: raw.type,
    documentId: raw.document_id,
    locale: raw.locale,
    state: raw.state,
    data: raw.data,
    createdAt: new Date(raw.created_at),
    updatedAt: new Date(raw.updated_at),
    publishedAt: raw.published_at === null ? null : new Date(raw.published_at),
  }
}

function conditionOf(type: string, query: EntryQuery): SQL {
  const language = query.locale === null ? sql`true` : sql`entry_0.locale = ${query.locale}`
  return sql`entry_0.type = ${type} and entry_0.state = ${query.state} and ${language} and ${query.where}`
}

/** Finds the versions that match a query, and their total count without pagination where requested. */
export async function findEntries(
  db: Db,
  type: string,
  query: EntryQuery,
): Promise<{ rows: EntryRow[]; total: number | undefined }> {
  const condition = conditionOf(type, query)
  const { limit, offset, withCount } = query.pagination
  const found = await db.execute(
    sql`select * from content_entries entry_0 where ${condition} order by ${query.orderBy} limit ${limit} offset ${offset}`,
  )
  const rows = rowsOf(found).map(asEntryRow)
  if (!withCount) return { rows, total: undefined }
  const counted = await db.execute(sql`select count(*) as id from content_entries entry_0 where ${condition}`)
  return { rows, total: Number(rowsOf(counted)[0]?.id ?? 0) }
}

function versionIs({ type, documentId, locale, state }: EntryVersion): SQL | undefined {
  return and(
    eq(contentEntries.type, type),
    eq(contentEntries.documentId, documentId),
    eq(contentEntries.locale, locale),
    eq(contentEntries.state, state),
  )
}

/** Finds one version of an entry. */
export async function findVersion(db: Db, version: EntryVersion): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(contentEntries).where(versionIs(version)).limit(1)
  return row
}

/** Finds the versions of one entry in all languages. */
export async function findLocalizations(
  db: Db,
  { type, documentId, state }: Omit<EntryVersion, 'locale'>,
): Promise<EntryRow[]> {
  return db
    .select()
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.type, type),
        eq(contentEntries.documentId, documentId),
        eq(contentEntries.state, state),
      ),
    )
    .orderBy(contentEntries.id)
}

/** Finds the only entry of a single type. */
export async function findSingle(
  db: Db,
  { type, locale, state }: Omit<EntryVersion, 'documentId'>,
): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(contentEntries)
    .where(
      and(eq(contentEntries.type, type), eq(contentEntries.locale, locale), eq(contentEntries.state, state)),
    )
    .limit(1)
  return row
}

/** Writes one version, replacing an existing one. */
export async function putVersion(db: Db, row: Omit<EntryRow, 'id'>): Promise<EntryRow> {
  const { data, updatedAt, publishedAt } = row
  const [written] = await db
    .insert(contentEntries)
    .values(row)
    .onConflictDoUpdate({
      target: [contentEntries.type, contentEntries.documentId, contentEntries.locale, contentEntries.state],
      set: { data, updatedAt, publishedAt },
    })
    .returning()
  if (written === undefined) throw new Error('The database wrote no row')
  return written
}

/** Deletes one version. */
export async function dropVersion(db: Db, version: EntryVersion): Promise<void> {
  await db.delete(contentEntries).where(versionIs(version))
}
