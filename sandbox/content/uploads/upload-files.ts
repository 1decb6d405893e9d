import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { contentMedia, type MediaRecipe } from '../../database/schema/index.ts'

/** A file of the media library on disk. */
export type UploadFile = { readonly path: string; readonly bytes: number; readonly mime: string }

/** Serves the files of the media library, and generates each from its recipe on first request. */
export type UploadFiles = {
  /** Undefined when the library has no file of that name. */
  open(fileName: string): Promise<UploadFile | undefined>
}

type Options = {
  readonly db: Db
  readonly folder: string
  make(recipe: MediaRecipe): Promise<Uint8Array>
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size
  } catch {
    return undefined
  }
}

/** Writes to a temporary file and renames it, so that a reader never sees a partial file. */
async function writeWhole(folder: string, fileName: string, content: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true })
  const temporary = join(folder, `.${fileName}.${process.pid}.part`)
  await writeFile(temporary, content)
  await rename(temporary, join(folder, fileName))
}

/** Manages the files under `folder`; concurrent requests for a file share its generation. */
export function createUploadFiles({ db, folder, make }: Options): UploadFiles {
  const underway = new Map<string, Promise<number>>()
  const makeFile = async (fileName: string, recipe: MediaRecipe) => {
    const content = await make(recipe)
    await writeWhole(folder, fileName, content)
    await db
      .update(contentMedia)
      .set({ sizeBytes: content.byteLength })
      .where(eq(contentMedia.fileName, fileName))
    return content.byteLength
  }
  const makeOnce = (fileName: string, recipe: MediaRecipe) => {
    const started =
      underway.get(fileName) ?? makeFile(fileName, recipe).finally(() => underway.delete(fileName))
    underway.set(fileName, started)
    return started
  }
  return {
    async open(fileName) {
      const [row] = await db.select().from(contentMedia).where(eq(contentMedia.fileName, fileName)).limit(1)
      if (row === undefined) return undefined
      const path = join(folder, fileName)
      const bytes = (await sizeOf(path)) ?? (await makeOnce(fileName, row.recipe))
      return { path, bytes, mime: row.mime }
    },
  }
}
