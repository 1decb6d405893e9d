import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { asc } from 'drizzle-orm'
import { type Db, openDatabase } from '../database/open-database.ts'
import type { LocalizedText } from '../database/schema/columns.ts'
import { documents } from '../database/schema/index.ts'
import type { SandboxEnv } from '../env.ts'
import { describeDocument } from '../product/documents/describe-document.ts'
import { createDocumentFiles, type DocumentFiles } from '../product/documents/document-files.ts'
import { createPdfRenderer } from '../product/documents/pdf-renderer.ts'
import { csvText } from './files/write-csv.ts'
import { documentFolderOf } from './run-import.ts'
import { sheets } from './sheets/index.ts'
import type { Column, SheetRow } from './sheets/sheet.ts'
import { loadStored } from './store/load-stored.ts'
import { documentPath, type World } from './store/stored-rows.ts'
import { makeEmptyFolder } from './template.ts'

type Locale = keyof LocalizedText

/** Formats a canonical cell for spreadsheets of the language. */
function cellOf(text: string | null, { type }: Column, locale: Locale): string {
  if (text === null) return ''
  if (locale === 'en') return text
  if (type.kind === 'decimal') return text.replace('.', ',')
  if (type.kind === 'flag') return text === 'yes' ? 'oui' : 'non'
  return type.kind === 'date' ? text.split('-').reverse().join('/') : text
}

function* rowsOf(
  columns: Readonly<Record<string, Column>>,
  stored: Iterable<SheetRow>,
  locale: Locale,
): Generator<readonly string[]> {
  yield Object.values(columns).map(({ header }) => header[locale])
  for (const row of stored)
    yield Object.entries(columns).map(([name, column]) => cellOf(row[name] ?? null, column, locale))
}

/** Writes every sheet in one language, including empty ones, so that they can be filled in. */
export function writeSheets(folder: string, world: World, locale: Locale): void {
  for (const { name, title, columns } of sheets)
    writeFileSync(
      join(folder, `${title[locale]}.csv`),
      csvText(rowsOf(columns, world[name].values(), locale), locale),
    )
}

type FileExport = {
  readonly db: Db
  readonly files: DocumentFiles
  readonly progress: (done: number, total: number) => void
}

/** Copies the files of all documents; missing files of invented documents are generated. */
async function writeFiles(folder: string, { db, files, progress }: FileExport): Promise<void> {
  const rows = await db.select().from(documents).orderBy(asc(documents.id))
  for (const [index, row] of rows.entries()) {
    const { path } = await files.open(row)
    const target = join(folder, documentPath(row))
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(path, target)
    progress(index + 1, rows.length)
  }
}

/** Options of an export. */
export type ExportChoices = {
  readonly locale: Locale
  readonly progress: FileExport['progress']
}

/**
 * Writes the database as the sheets that the import reads, with the documents' files.
 *
 * @throws {FolderNotEmptyError} when the folder is not empty
 */
export async function exportFolder(
  db: Db,
  files: DocumentFiles,
  folder: string,
  { locale, progress }: ExportChoices,
): Promise<void> {
  makeEmptyFolder(folder)
  await writeFiles(folder, { db, files, progress })
  const stored = await loadStored(db)
  writeSheets(folder, stored.rows, locale)
}

/** Opens the configured database for one export. */
export async function runExport(env: SandboxEnv, folder: string, choices: ExportChoices): Promise<void> {
  const database = await openDatabase(env)
  const renderer = createPdfRenderer()
  try {
    const { db } = database
    const files = createDocumentFiles({
      db,
      folder: documentFolderOf(env),
      render: async (row) => renderer.render(await describeDocument(db, row)),
    })
    await exportFolder(db, files, folder, choices)
  } finally {
    await renderer.close()
    await database.close()
  }
}
