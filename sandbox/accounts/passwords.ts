import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// The library's defaults are argon2id with the cost that OWASP's Password Storage Cheat Sheet asks for at least.

/** A password in one form of Unicode, whatever keyboard it was typed on. */
export const comparablePassword = (password: string): string => password.normalize('NFKC')

/** Whether two passwords are one, however they were typed. */
export const isSamePassword = (one: string, other: string): boolean =>
  comparablePassword(one) === comparablePassword(other)

/** Hashes a password in its comparable form with argon2id (RFC 9106) and a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(comparablePassword(password))
}

/** Whether a password is the one that was hashed. Hashes of before are of the password as it was typed then. */
export async function matchesHash(password: string, passwordHash: string): Promise<boolean> {
  const comparable = comparablePassword(password)
  if (await verify(passwordHash, comparable)) return true
  return comparable !== password && verify(passwordHash, password)
}

/** Checks passwords in the same time whether or not there is an account. */
export type PasswordCheck = (password: string, passwordHash: string | undefined) => Promise<boolean>

/** A check that holds a hash of nobody's password, verified in place of an account that does not exist. */
export async function createPasswordCheck(): Promise<PasswordCheck> {
  const nobodys = await hashPassword(randomBytes(32).toString('base64url'))
  return async (password, passwordHash) => {
    const matches = await matchesHash(password, passwordHash ?? nobodys)
    return matches && passwordHash !== undefined
  }
}
