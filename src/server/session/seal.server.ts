import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../composition/environment.server.ts'

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16
const keyIdBytes = 4

/** Encrypts text so that only this portal can read it, and only for the purpose it was sealed for. */
export type Seal = {
  /** Returns key id, nonce, tag and cipher text as base64url. */
  seal(plain: string, purpose: string): string
  /** Returns the text; undefined when it was altered, sealed for another purpose, or by an unknown secret. */
  open(sealed: string, purpose: string): string | undefined
}

type Key = { readonly id: Buffer; readonly secret: KeyObject }

function deriveKey(secret: string): Key {
  const derive = (info: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', info, bytes))
  // A key object is prepared once; raw bytes would be at each use, which took 26 of 33 µs.
  const key = createSecretKey(derive('portal seal key', keyBytes))
  return { id: derive('portal seal key id', keyIdBytes), secret: key }
}

function sealWith(key: Key, plain: string, purpose: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key.secret, nonce).setAAD(Buffer.from(purpose))
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([key.id, nonce, cipher.getAuthTag(), body]).toString('base64url')
}

function openWith(key: Key, sealed: Buffer, purpose: string): string | undefined {
  const nonce = sealed.subarray(keyIdBytes, keyIdBytes + nonceBytes)
  const tag = sealed.subarray(keyIdBytes + nonceBytes, keyIdBytes + nonceBytes + tagBytes)
  const body = sealed.subarray(keyIdBytes + nonceBytes + tagBytes)
  const decipher = createDecipheriv(algorithm, key.secret, nonce, { authTagLength: tagBytes })
  try {
    const plain = decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag).update(body)
    return Buffer.concat([plain, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/**
 * Creates a seal with AES-256-GCM and keys derived by HKDF (RFC 5869) from the configured secrets: the first
 * one seals, all of them open, so that a secret can be replaced without signing users out.
 */
export function createSeal(secrets: readonly [string, ...string[]]): Seal {
  const [sealing, ...older] = secrets
  const newest = deriveKey(sealing)
  const keys = [newest, ...older.map(deriveKey)]
  return {
    seal: (plain, purpose) => sealWith(newest, plain, purpose),
    open: (text, purpose) => {
      const sealed = Buffer.from(text, 'base64url')
      if (sealed.length < keyIdBytes + nonceBytes + tagBytes || sealed.toString('base64url') !== text)
        return undefined
      const key = keys.find(({ id }) => id.equals(sealed.subarray(0, keyIdBytes)))
      return key && openWith(key, sealed, purpose)
    },
  }
}

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
