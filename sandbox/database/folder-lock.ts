import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** The data folder is already used by a running process. */
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
 * Locks a folder for this process: PGlite itself takes no lock, and two writers lose rows. The lock is a
 * file beside the folder that contains a process id; that of a dead process is taken over.
 *
 * @returns the function that releases the lock
 * @throws {FolderInUseError} when a running process holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = `${folder.replace(/\/+$/, '')}.lock`
  const release = () => rmSync(file, { force: true })
  if (tryCreate(file)) return release
  const owner = Number(readFileSync(file, 'utf8'))
  // A restarted container reuses process ids: a lock with our own id is a leftover.
  if (owner > 0 && owner !== process.pid && isAlive(owner))
    throw new FolderInUseError(`${folder} is in use by process ${owner}`)
  release()
  if (tryCreate(file)) return release
  throw new FolderInUseError(`${folder} was taken by another process`)
}
