import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../composition/environment.server.ts'

const secretBytes = 32
const ownerOnly = 0o600

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** Writes a new secret unless another process has just written one, which is then used. */
function generateOnce(file: string): void {
  try {
    writeFileSync(file, randomBytes(secretBytes).toString('base64url'), { flag: 'wx', mode: ownerOnly })
  } catch (error) {
    if (!isTaken(error)) throw error
  }
}

/**
 * Returns the secrets that seal cookies and the store: the configured ones, else one that is generated once
 * and stored in the data folder, readable by its owner only.
 */
export function sessionSecrets(
  env: Pick<Environment, 'SESSION_SECRETS' | 'DATA_DIR'>,
): readonly [string, ...string[]] {
  const [first, ...others] = env.SESSION_SECRETS ?? []
  if (first !== undefined) return [first, ...others]
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 })
  const file = join(env.DATA_DIR, 'session-secret')
  generateOnce(file)
  return [readFileSync(file, 'utf8').trim()]
}
