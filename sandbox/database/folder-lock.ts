import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** The data folder is already used by a living process. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return hasErrorCode(error, 'EPERM')
  }
}

function tryCreate(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false
    throw error
  }
}

/**
 * Reserves a folder for this process: PGlite itself takes no lock, and two writers lose rows. The lock is a file
 * beside the folder that holds a process id; one left by a process that died is taken over.
 *
 * @returns the function that gives the folder back
 * @throws {FolderInUseError} when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = `${folder.replace(/\/+$/, '')}.lock`
  const release = () => rmSync(file, { force: true })
  if (tryCreate(file)) return release
  const owner = Number(readFileSync(file, 'utf8'))
  // A restarted container gives the same id again: a lock of our own number is one that we left behind.
  if (owner > 0 && owner !== process.pid && isAlive(owner))
    throw new FolderInUseError(`${folder} is in use by process ${owner}`)
  release()
  if (tryCreate(file)) return release
  throw new FolderInUseError(`${folder} was taken by another process`)
}
