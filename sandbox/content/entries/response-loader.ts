import { eq } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { contentMedia } from '../../database/schema/index.ts'
import { type EntryRow, findLocalizations, findVersion } from './entry-rows.ts'
import type { MediaRow } from './media-response.ts'

/** Reads the relations of entries, each once per response. */
export type ResponseLoader = {
  related(from: EntryRow, type: string, documentId: string): Promise<EntryRow | undefined>
  localizations(row: EntryRow): Promise<readonly EntryRow[]>
  media(id: number): Promise<MediaRow | undefined>
}

async function findMedia(db: Db, id: number): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(contentMedia).where(eq(contentMedia.id, id)).limit(1)
  return row
}

/** Creates the loader of one response: its cache lives no longer. */
export function createResponseLoader(db: Db): ResponseLoader {
  const remembered = new Map<string, Promise<unknown>>()
  function once<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = remembered.get(key) ?? read()
    remembered.set(key, known)
    // A key identifies one kind of read, so its cached value has that read's type.
    return known as Promise<Value>
  }
  return {
    related: ({ locale, state }, type, documentId) =>
      once(`entry ${type} ${documentId} ${locale} ${state}`, () =>
        findVersion(db, { type, documentId, locale, state }),
      ),
    localizations: async (row) => {
      const { type, documentId, state } = row
      const key = `localizations ${type} ${documentId} ${state}`
      const versions = await once(key, () => findLocalizations(db, row))
      return versions.filter(({ locale }) => locale !== row.locale)
    },
    media: (id) => once(`media ${id}`, () => findMedia(db, id)),
  }
}
