import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Time for which the files of a build are served after the next build has replaced it. */
const retentionMs = 86_400_000

const places = { inUse: 'in-use/assets', retired: 'retired/assets' } as const

/** Returns the folders of the retention folder that hold an `assets` folder to serve from. */
export const retentionFolders = (shelf: string): readonly string[] => [
  join(shelf, 'in-use'),
  join(shelf, 'retired'),
]

/**
 * Lists the files of a folder and its subfolders, by relative path. It reads directories only and opens no
 * files.
 */
async function listOf(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => below + name)
  const folders = entries.filter((entry) => entry.isDirectory())
  const deeper = await Promise.all(folders.map(({ name }) => listOf(folder, `${below}${name}/`)))
  return [...files, ...deeper.flat()]
}

const makeFolderOf = (file: string) => mkdir(dirname(file), { recursive: true })

/**
 * Ignores failures: several processes of one machine update the same folder at once, and another may have
 * done the step.
 */
const unlessDone = (act: Promise<unknown>): Promise<unknown> => act.catch(() => undefined)

type Retention = {
  /** Folder of this build's hashed files. */
  readonly assets: string
  /** Folder that outlives deployments. */
  readonly shelf: string
  /** Stops after the file being copied; the next start continues. */
  readonly signal?: AbortSignal
}

/**
 * Copies the files of this build to the retention folder, retires those of earlier builds, and deletes files
 * that were retired a day ago, so that pages opened before a deployment find their files. A file's
 * modification time is the time of its retirement.
 * @param now milliseconds since 1970
 */
export async function retainAssets({ assets, shelf, signal }: Retention, now: number): Promise<void> {
  const [inUse, retired] = [join(shelf, places.inUse), join(shelf, places.retired)]
  const own = new Set(await listOf(assets))
  const shelved = await listOf(inUse)
  for (const name of shelved.filter((kept) => !own.has(kept))) {
    await makeFolderOf(join(retired, name))
    await unlessDone(rename(join(inUse, name), join(retired, name)))
    await unlessDone(utimes(join(retired, name), new Date(now), new Date(now)))
  }
  for (const name of await listOf(retired)) {
    const { mtimeMs } = await stat(join(retired, name)).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs >= retentionMs) await rm(join(retired, name), { force: true })
  }
  const known = new Set(shelved)
  for (const name of own) {
    if (signal?.aborted === true) return
    if (!known.has(name)) await putInPlace(join(assets, name), join(inUse, name))
  }
}

/** Copies atomically: a partially copied file must not be served. */
async function putInPlace(from: string, to: string): Promise<void> {
  const half = `${to}.${process.pid}.part`
  await makeFolderOf(to)
  await copyFile(from, half)
  await rename(half, to)
}
