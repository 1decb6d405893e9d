import type { Db } from '../../database/open-database.ts'
import { contentEntries, contentRoles } from '../../database/schema/index.ts'
import { seededDocumentId } from '../entries/document-id.ts'
import { initialAttributes, readEntryInput } from '../entries/entry-input.ts'
import type { EntryRow } from '../entries/entry-rows.ts'
import { seedContentAccounts } from './seed-accounts.ts'
import { type SeedData, seedDataOf } from './seed-data.ts'
import { readSeedLibrary } from './seed-library.ts'
import { seedMedia } from './seed-media.ts'

const rowsPerInsert = 100

function rowsOf({ type, key, locale, data, isDraft, writtenOn }: SeedData): Omit<EntryRow, 'id'>[] {
  const at = new Date(`${writtenOn}T08:00:00Z`)
  const row = {
    type,
    documentId: seededDocumentId(`${type} ${key}`),
    locale,
    data: { ...initialAttributes(type), ...readEntryInput(type, data) },
    createdAt: at,
    updatedAt: at,
  }
  const draft = { ...row, state: 'draft' as const, publishedAt: null }
  return isDraft ? [draft] : [draft, { ...row, state: 'published' as const, publishedAt: at }]
}

async function isEmpty(db: Db): Promise<boolean> {
  return (await db.select({ id: contentRoles.id }).from(contentRoles).limit(1)).length === 0
}

/**
 * Fills an empty content backend from the folder of seed texts: all or nothing, the same rows each time.
 *
 * @throws when a text is not as its content type says
 */
export async function seedContentWhenEmpty(db: Db, folder: string): Promise<void> {
  if (!(await isEmpty(db))) return
  const library = readSeedLibrary(folder)
  await db.transaction(async (transaction) => {
    await seedContentAccounts(transaction)
    const media = await seedMedia(transaction, library)
    const rows = seedDataOf(library, folder, media).flatMap(rowsOf)
    for (let start = 0; start < rows.length; start += rowsPerInsert) {
      await transaction.insert(contentEntries).values(rows.slice(start, start + rowsPerInsert))
    }
  })
}
