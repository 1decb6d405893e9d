import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { contentEntries, type StoredAttributes } from '../../database/schema/content.ts'
import { ContentError, notFound } from '../http/content-error.ts'
import type { HookEvent } from '../webhooks.ts'
import { initialAttributes } from './entry-input.ts'
import { dropVersion, type EntryRow, findLocalizations, findVersion, putVersion } from './entry-rows.ts'

/** Result of a change: the version to return, and the events to send, in order. */
export type Change = { readonly row: EntryRow; readonly events: readonly HookEvent[] }

/** Data of a write. `isDraft` leaves the published version unchanged. */
export type Writing = {
  readonly type: string
  readonly documentId: string
  readonly locale: string
  readonly data: StoredAttributes
  readonly isDraft: boolean
  readonly at: Date
}

const unique = ['slug', 'url'] as const

async function refuseTaken(db: Db, { type, documentId, locale, data }: Writing): Promise<void> {
  for (const name of unique) {
    const value = data[name]
    if (typeof value !== 'string') continue
    const [taken] = await db
      .select({ id: contentEntries.id })
      .from(contentEntries)
      .where(
        and(
          eq(contentEntries.type, type),
          eq(contentEntries.locale, locale),
          ne(contentEntries.documentId, documentId),
          sql`${contentEntries.data}->>${sql.raw(`'${name}'`)} = ${value}`,
        ),
      )
      .limit(1)
    if (taken === undefined) continue
    const message = 'This attribute must be unique'
    const error = { path: [name], message, name: 'ValidationError', value }
    throw new ContentError('ValidationError', message, { errors: [error] })
  }
}

async function write(db: Db, writing: Writing, before: EntryRow | undefined): Promise<EntryRow> {
  const { type, documentId, locale, at, isDraft } = writing
  await refuseTaken(db, writing)
  const data = { ...(before?.data ?? initialAttributes(type)), ...writing.data }
  const version = { type, documentId, locale, data, createdAt: before?.createdAt ?? at, updatedAt: at }
  const draft = await putVersion(db, { ...version, state: 'draft', publishedAt: null })
  return isDraft ? draft : putVersion(db, { ...version, state: 'published', publishedAt: at })
}

/** Creates an entry or a new language of one. */
export async function createEntry(db: Db, writing: Writing): Promise<Change> {
  const row = await db.transaction((transaction) => write(transaction, writing, undefined))
  const events: HookEvent[] = writing.isDraft ? ['entry.create'] : ['entry.create', 'entry.publish']
  return { row, events }
}

/** Updates the given attributes; a missing language of the entry is created. @throws {ContentError} 404 */
export async function updateEntry(db: Db, writing: Writing): Promise<Change> {
  const [some] = await findLocalizations(db, { ...writing, state: 'draft' })
  if (some === undefined) throw notFound()
  const before = await findVersion(db, { ...writing, state: 'draft' })
  if (before === undefined) return createEntry(db, writing)
  const row = await db.transaction((transaction) => write(transaction, writing, before))
  const events: HookEvent[] = writing.isDraft ? ['entry.update'] : ['entry.update', 'entry.publish']
  return { row, events }
}

/** Deletes one language of an entry, draft and published. @throws {ContentError} 404 */
export async function deleteEntry(
  db: Db,
  version: Pick<EntryRow, 'type' | 'documentId' | 'locale'>,
): Promise<Change> {
  const draft = await findVersion(db, { ...version, state: 'draft' })
  const published = await findVersion(db, { ...version, state: 'published' })
  const row = published ?? draft
  if (row === undefined) throw notFound()
  await db.transaction(async (transaction) => {
    await dropVersion(transaction, { ...version, state: 'published' })
    await dropVersion(transaction, { ...version, state: 'draft' })
  })
  return { row, events: published === undefined ? ['entry.delete'] : ['entry.unpublish', 'entry.delete'] }
}

/** Deletes the published version and keeps the draft. @throws {ContentError} 404 */
export async function unpublishEntry(
  db: Db,
  version: Pick<EntryRow, 'type' | 'documentId' | 'locale'>,
): Promise<Change> {
  const row = await findVersion(db, { ...version, state: 'published' })
  if (row === undefined) throw notFound()
  await dropVersion(db, { ...version, state: 'published' })
  return { row, events: ['entry.unpublish'] }
}
