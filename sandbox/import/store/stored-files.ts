import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { importedPath } from '../../product/documents/document-files.ts'
import type { FoundFile } from '../checks/read-documents.ts'

async function exists(path: string, bytes: number): Promise<boolean> {
  try {
    return (await stat(path)).size === bytes
  } catch {
    return false
  }
}

/** Copies a file to a temporary name and renames it, so that an interrupted import leaves no partial file. */
async function store(documentFolder: string, { path, bytes, sha256 }: FoundFile): Promise<void> {
  const target = importedPath(documentFolder, sha256)
  if (await exists(target, bytes)) return
  const temporary = `${target}.${process.pid}.part`
  try {
    await copyFile(path, temporary)
    const handle = await open(temporary, 'r+')
    await handle.sync().finally(() => handle.close())
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Stores files before the database refers to them. */
export async function storeFiles(documentFolder: string, files: Iterable<FoundFile>): Promise<void> {
  await mkdir(join(documentFolder, 'imported'), { recursive: true })
  for (const file of files) await store(documentFolder, file)
}

/** Removes stored files without a document, such as those of an interrupted import. */
export async function removeUnnamedFiles(documentFolder: string, named: ReadonlySet<string>): Promise<void> {
  const folder = join(documentFolder, 'imported')
  const stored = await readdir(folder).catch(() => [])
  for (const name of stored) {
    const sha256 = /^([0-9a-f]{64})\.pdf/.exec(name)?.[1] ?? ''
    if (!named.has(sha256) || name.endsWith('.part')) await rm(join(folder, name), { force: true })
  }
}
