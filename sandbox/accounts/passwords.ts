import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// The library's defaults are argon2id with at least the cost that OWASP's Password Storage Cheat Sheet
// requires.

/** Normalises a password's Unicode form, which depends on the keyboard. */
export const comparablePassword = (password: string): string => password.normalize('NFKC')

/** Tells whether two passwords are equal after normalisation. */
export const isSamePassword = (one: string, other: string): boolean =>
  comparablePassword(one) === comparablePassword(other)

/** Hashes a normalised password with argon2id (RFC 9106) and its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(comparablePassword(password))
}

/** Tells whether a password matches a hash. Older hashes are of the password before normalisation. */
export async function matchesHash(password: string, passwordHash: string): Promise<boolean> {
  const comparable = comparablePassword(password)
  if (await verify(passwordHash, comparable)) return true
  return comparable !== password && verify(passwordHash, password)
}

/** Checks a password in constant time, whether or not the account exists. */
export type PasswordCheck = (password: string, passwordHash: string | undefined) => Promise<boolean>

/** Creates a check that verifies a dummy hash for an account that does not exist. */
export async function createPasswordCheck(): Promise<PasswordCheck> {
  const nobodys = await hashPassword(randomBytes(32).toString('base64url'))
  return async (password, passwordHash) => {
    const matches = await matchesHash(password, passwordHash ?? nobodys)
    return matches && passwordHash !== undefined
  }
}
