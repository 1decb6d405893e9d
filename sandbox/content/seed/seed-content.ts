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

async function insertEntries(
  db: Db,
  folder: string,
  choose: (all: readonly SeedData[]) => readonly SeedData[],
): Promise<void> {
  const library = readSeedLibrary(folder)
  const media = await seedMedia(db, library)
  const rows = choose(seedDataOf(library, folder, media)).flatMap(rowsOf)
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
    await insertEntries(transaction, folder, (all) => all)
  })
}

/** Types of the site shell: without menu, footer and legal pages no page would lead anywhere. */
const typesOfSite: ReadonlySet<string> = new Set(['homepage', 'menu', 'footer', 'global', 'page', 'category'])

/** The address of a guide or an article, which an empty installation does not have. */
const textAddress = /^(\/en)?\/(guide|analyses-et-tendances|analysis-and-trends)\/[^/]+\/[^/]+$/

/** A link to a text, or a list whose links all were such. */
function isDeadLink(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('url' in value && typeof value.url === 'string') return textAddress.test(value.url)
  return 'links' in value && Array.isArray(value.links) && value.links.length === 0
}

function withoutDeadLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDeadLinks).filter((item) => !isDeadLink(item))
  return typeof value === 'object' && value !== null ? fieldsWithoutDeadLinks(value) : value
}

const fieldsWithoutDeadLinks = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withoutDeadLinks(value)]))

const siteTexts = (all: readonly SeedData[]): readonly SeedData[] =>
  all
    .filter(({ type }) => typesOfSite.has(type))
    .map((entry) => ({ ...entry, data: fieldsWithoutDeadLinks(entry.data) }))

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
    await insertEntries(transaction, folder, siteTexts)
    return addFirstStaff(transaction, email, now)
  })
}
