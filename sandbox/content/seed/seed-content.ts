import type { Db } from '../../database/open-database.ts'
import { contentEntries, contentRoles } from '../../database/schema/index.ts'
import { seededDocumentId } from '../entries/document-id.ts'
import { initialAttributes, readEntryInput } from '../entries/entry-input.ts'
import type { EntryRow } from '../entries/entry-rows.ts'
import { addFirstStaff, seedContentAccounts } from './seed-accounts.ts'
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

/** Tells whether the content backend was never filled: the first start fills it. */
export async function isContentEmpty(db: Db): Promise<boolean> {
  return (await db.select({ id: contentRoles.id }).from(contentRoles).limit(1)).length === 0
}

async function insertEntries(db: Db, folder: string, isWanted: (data: SeedData) => boolean): Promise<void> {
  const library = readSeedLibrary(folder)
  const media = await seedMedia(db, library)
  const rows = seedDataOf(library, folder, media).filter(isWanted).flatMap(rowsOf)
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await db.insert(contentEntries).values(rows.slice(start, start + rowsPerInsert))
  }
}

/**
 * Fills an empty content backend from the folder of seed texts, in one transaction and deterministically.
 *
 * @throws when a text does not match its content type
 */
export async function seedContentWhenEmpty(db: Db, folder: string): Promise<void> {
  if (!(await isContentEmpty(db))) return
  await db.transaction(async (transaction) => {
    await seedContentAccounts(transaction)
    await insertEntries(transaction, folder, () => true)
  })
}

/** Types of the site shell: without menu, footer and legal pages no page would lead anywhere. */
const typesOfSite: ReadonlySet<string> = new Set(['homepage', 'menu', 'footer', 'global', 'page', 'category'])

/** The only member of staff of an empty installation. */
export type FirstStaff = { readonly email: string; readonly now: Date }

/**
 * Fills an empty content backend with only the site's own texts and one member of staff.
 *
 * @returns the secret of the link by which they set a password; undefined when the backend was not empty
 */
export async function startContentWhenEmpty(
  db: Db,
  folder: string,
  { email, now }: FirstStaff,
): Promise<string | undefined> {
  if (!(await isContentEmpty(db))) return undefined
  return db.transaction(async (transaction) => {
    await insertEntries(transaction, folder, ({ type }) => typesOfSite.has(type))
    return addFirstStaff(transaction, email, now)
  })
}
