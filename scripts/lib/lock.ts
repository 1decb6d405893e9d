import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from './project.ts'

/** Lock file of `npm start` and `npm run dev`, in the portal's data folder. */
const commandLock = 'running.lock'

/** Lock files that a data folder may have; the sandbox locks its own database. */
const lockNames = [commandLock, 'database.lock']

/** Reports whether a process has ended but its parent has not collected it yet; false without /proc. */
function isZombie(processId: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${processId}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return !isZombie(processId)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function readHolder(file: string): number | undefined {
  try {
    const processId = Number(readFileSync(file, 'utf8'))
    return processId > 0 && processId !== process.pid && isAlive(processId) ? processId : undefined
  } catch {
    return undefined
  }
}

/** Process that uses the data folder; undefined for none, and for a lock left by a crash. */
export function holderOf(dataDirectory: string): number | undefined {
  return lockNames.map((name) => readHolder(join(dataDirectory, name))).find((holder) => holder !== undefined)
}

/**
 * Locks the data folder for this process, until it ends.
 * @throws PlainError when a living process has it
 */
export function lockDataDirectory(dataDirectory: string): void {
  const holder = holderOf(dataDirectory)
  if (holder !== undefined) {
    throw new PlainError(
      `Process ${holder} already uses ${dataDirectory}. Stop it, or give this copy its own PORT, SANDBOX_PORT, DATA_DIR and SANDBOX_DATA_DIR.`,
    )
  }
  mkdirSync(dataDirectory, { recursive: true })
  writeFileSync(join(dataDirectory, commandLock), String(process.pid))
  process.once('exit', () => rmSync(join(dataDirectory, commandLock), { force: true }))
}
