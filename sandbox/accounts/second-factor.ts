import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { base32 } from 'oslo/encoding'
import { generateHOTP } from 'oslo/otp'
import { typedCode, typedSigns } from '../../src/lib/typed-text.ts'
import type { Db } from '../database/open-database.ts'
import { accounts, recoveryCodes } from '../database/schema/index.ts'
import type { Account } from './accounts.ts'

const stepMs = 30_000
const digits = 6

/** Accepted offsets from the current time step, for clock drift (RFC 6238, section 5.2). */
const tolerated = [0, -1, 1]

/** Returns the time step of a code; undefined for one outside the accepted steps. */
export async function totpStepOf(typed: string, secret: string, now: Date): Promise<number | undefined> {
  const code = typedCode(typed)
  const key = base32.decode(secret, { strict: false })
  const present = Math.floor(now.getTime() / stepMs)
  for (const offset of tolerated) {
    if ((await generateHOTP(key, present + offset, digits)) === code) return present + offset
  }
  return undefined
}

/**
 * Checks a code of an authenticator (TOTP, RFC 6238) and marks its time step as used, so that it cannot be
 * replayed.
 */
export async function acceptTotp(db: Db, account: Account, code: string, now: Date): Promise<boolean> {
  if (account.totpSecret === null) return false
  const step = await totpStepOf(code, account.totpSecret, now)
  if (step === undefined) return false
  const isNew = or(isNull(accounts.totpLastStep), lt(accounts.totpLastStep, step))
  const marked = await db
    .update(accounts)
    .set({ totpLastStep: step })
    .where(and(eq(accounts.id, account.id), isNew))
    .returning({ id: accounts.id })
  return marked.length === 1
}

/** Alphabet without characters that are easily confused. */
const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 12

/** Makes a code of 60 random bits that people copy or type, in groups of four. */
export function newTypedCode(): string {
  const signs = [...randomBytes(codeLength)].map((byte) => codeAlphabet[byte % codeAlphabet.length])
  return signs.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** The signs of a typed code that count: upper-case letters and digits. */
export function countedSigns(code: string): string {
  return typedSigns(code)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

/** The stored form of a recovery code: SHA-256. Codes have at least 50 random bits. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(countedSigns(code)).digest('base64url')
}

/** Checks a recovery code and consumes it. */
export async function acceptRecoveryCode(
  db: Db,
  accountId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const unused = and(
    eq(recoveryCodes.accountId, accountId),
    eq(recoveryCodes.hash, hashRecoveryCode(code)),
    isNull(recoveryCodes.usedAt),
  )
  const used = await db.update(recoveryCodes).set({ usedAt: now }).where(unused).returning()
  return used.length === 1
}
