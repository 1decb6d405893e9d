import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** For how long the files of a build answer after the next one has taken its place. */
const retentionMs = 86_400_000

const places = { inUse: 'in-use/assets', retired: 'retired/assets' } as const

/** The folders of a shelf that hold an `assets` folder to serve from. */
export const retentionFolders = (shelf: string): readonly string[] => [
  join(shelf, 'in-use'),
  join(shelf, 'retired'),
]

/** The files of a folder and those below it, by their paths from there. Nothing is looked at but folders. */
async function listOf(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => below + name)
  const folders = entries.filter((entry) => entry.isDirectory())
  const deeper = await Promise.all(folders.map(({ name }) => listOf(folder, `${below}${name}/`)))
  return [...files, ...deeper.flat()]
}

const makeFolderOf = (file: string) => mkdir(dirname(file), { recursive: true })

/** Several processes of one machine put the same shelf in order at once: what another has done is done. */
const unlessDone = (act: Promise<unknown>): Promise<unknown> => act.catch(() => undefined)

type Retention = {
  /** Folder of this build's hashed files. */
  readonly assets: string
  /** Folder that outlives deployments. */
  readonly shelf: string
  /** Ends the work after the file that is being copied: the next start goes on with it. */
  readonly signal?: AbortSignal
}

/**
 * Puts the files of this build on the shelf, retires those of the builds before it, and removes what was retired a
 * day ago: pages that a visitor opened before a deployment find their files. The time of retirement is the file's own.
 * @param now milliseconds since 1970.
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

/** Whole or not at all: a file that is still being copied must not be served. */
async function putInPlace(from: string, to: string): Promise<void> {
  const half = `${to}.${process.pid}.part`
  await makeFolderOf(to)
  await copyFile(from, half)
  await rename(half, to)
}
