import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { documents } from '../../database/schema/index.ts'
import type { DocumentRow } from './document-views.ts'

/** A document's file on disk. `sha256` is in hexadecimal. */
export type DocumentFile = { readonly path: string; readonly bytes: number; readonly sha256: string }

/** Provides the file of a document, generated on first request. */
export type DocumentFiles = {
  open(row: DocumentRow): Promise<DocumentFile>
}

/** Generates the bytes of a document. */
export type RenderDocument = (row: DocumentRow) => Promise<Uint8Array>

type Options = { readonly db: Db; readonly folder: string; readonly render: RenderDocument }

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size
  } catch {
    return undefined
  }
}

/** Writes to a temporary file and renames it, so that a reader never sees a partial file. */
export async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.part`
  await writeFile(temporary, content)
  await rename(temporary, path)
}

async function makeFile({ db, render }: Options, row: DocumentRow, path: string): Promise<DocumentFile> {
  const isThere = (await sizeOf(path)) !== undefined
  const content = isThere ? await readFile(path) : await render(row)
  if (!isThere) await writeWhole(path, content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const bytes = content.byteLength
  await db.update(documents).set({ bytes, sha256 }).where(eq(documents.id, row.id))
  return { path, bytes, sha256 }
}

/**
 * Path of an imported file: content-addressed, so that a replacement never changes a file that is being
 * read.
 */
export const importedPath = (folder: string, sha256: string): string =>
  join(folder, 'imported', `${sha256}.pdf`)

/** @throws {Error} when the data folder lacks the file, as after restoring only the database */
async function openImported(folder: string, { id, bytes, sha256 }: DocumentRow): Promise<DocumentFile> {
  const path = importedPath(folder, sha256 ?? '')
  if (bytes === null || sha256 === null || (await sizeOf(path)) !== bytes)
    throw new Error(`The file of the imported document ${id} is missing`)
  return { path, bytes, sha256 }
}

/**
 * Manages the files under `folder`, generated on demand; concurrent requests for a file share its
 * generation.
 */
export function createDocumentFiles(options: Options): DocumentFiles {
  const underway = new Map<number, Promise<DocumentFile>>()
  const make = (row: DocumentRow, path: string) => {
    const running = underway.get(row.id)
    if (running !== undefined) return running
    const started = makeFile(options, row, path).finally(() => underway.delete(row.id))
    underway.set(row.id, started)
    return started
  }
  return {
    async open(row) {
      if (row.file !== null) return openImported(options.folder, row)
      const path = join(options.folder, `fnd-${row.fundId}`, `doc-${row.id}.pdf`)
      const isKnown = row.bytes !== null && row.sha256 !== null && (await sizeOf(path)) === row.bytes
      if (isKnown && row.bytes !== null && row.sha256 !== null) {
        return { path, bytes: row.bytes, sha256: row.sha256 }
      }
      return make(row, path)
    },
  }
}
