import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// The library's defaults are argon2id with the cost that OWASP's Password Storage Cheat Sheet asks for at least.

/** Hashes a password with argon2id (RFC 9106) and a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Whether a password is the one that was hashed. */
export function matchesHash(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, password)
}

/** Checks passwords in the same time whether or not there is an account. */
export type PasswordCheck = (password: string, passwordHash: string | undefined) => Promise<boolean>

/** A check that holds a hash of nobody's password, verified in place of an account that does not exist. */
export async function createPasswordCheck(): Promise<PasswordCheck> {
  const nobodys = await hashPassword(randomBytes(32).toString('base64url'))
  return async (password, passwordHash) => {
    const matches = await verify(passwordHash ?? nobodys, password)
    return matches && passwordHash !== undefined
  }
}
