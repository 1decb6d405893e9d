import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { base32 } from 'oslo/encoding'
import { createTOTPKeyURI } from 'oslo/otp'
import type {
  Proof,
  TwoFactor,
  TwoFactorEnrolment,
} from '../../../src/contract/product-api/account.schema.ts'
import { mailNotice } from '../../accounts/account-notices.ts'
import { type Account, clientOf } from '../../accounts/accounts.ts'
import { allowsAttempt, codesPerAccount, forgetAttempts } from '../../accounts/attempts.ts'
import { lockAccount } from '../../accounts/lock-account.ts'
import { countPasskeys } from '../../accounts/passkeys/stored-passkeys.ts'
import { checkProof } from '../../accounts/proof.ts'
import { hashRecoveryCode, newTypedCode, totpStepOf } from '../../accounts/second-factor.ts'
import type { Db } from '../../database/open-database.ts'
import { accounts, recoveryCodes, secondFactorEnrolments } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { identityPath } from '../../identity/paths.ts'
import { type AccountOutcome, invalid, refusedProof } from './account-outcome.ts'
import { done } from './change-password.ts'

type Language = 'fr' | 'en'

const issuer = 'Orvanne Gestion'
/** RFC 4226, section 4: 160 bits. */
const secretBytes = 20
const enrolmentMs = 15 * 60_000
const codeCount = 8

/** Tells whether the account has a second factor, how many recovery codes are left, and where its passkeys are. */
export async function describeTwoFactor(
  deps: Pick<SandboxDeps, 'db' | 'env' | 'publicUrl'>,
  account: Account,
): Promise<TwoFactor> {
  const { id, totpSecret } = account
  const unused = and(eq(recoveryCodes.accountId, id), isNull(recoveryCodes.usedAt))
  const [row] = await deps.db.select({ count: sql<number>`count(*)::int` }).from(recoveryCodes).where(unused)
  const enabled = totpSecret !== null
  return {
    enabled,
    recovery_codes_left: enabled ? (row?.count ?? 0) : 0,
    ...(await describePasskeys(deps, account)),
  }
}

/** Returns the number of passkeys and the URL that manages them, by way of a sign-in; empty if another provider signs people in. */
async function describePasskeys(
  { db, env, publicUrl }: Pick<SandboxDeps, 'db' | 'env' | 'publicUrl'>,
  account: Account,
): Promise<Pick<TwoFactor, 'passkeys'>> {
  const own = `${publicUrl}${identityPath}`
  const { issuer = own } = env.identity
  if (issuer.replace(/\/+$/, '') !== own) return {}
  const url = `${own}/passkeys?space=${clientOf(account)}`
  return { passkeys: { count: await countPasskeys(db, account.id), url } }
}

/**
 * Creates a secret that becomes active once one of its codes was sent. An earlier unconfirmed one is
 * discarded.
 */
export async function enrolTwoFactor(
  deps: SandboxDeps,
  account: Account,
  proof: Proof,
): Promise<AccountOutcome<TwoFactorEnrolment>> {
  const { db, now } = deps
  if (account.totpSecret !== null) return { kind: 'forbidden', path: 'proof', code: 'enabled' }
  const proven = await checkProof(deps, account, proof)
  if (proven !== 'accepted') return refusedProof(proven)
  const key = randomBytes(secretBytes)
  const secret = base32.encode(key, { includePadding: false })
  const values = { accountId: account.id, secret, expiresAt: new Date(now().getTime() + enrolmentMs) }
  await db
    .insert(secondFactorEnrolments)
    .values(values)
    .onConflictDoUpdate({ target: secondFactorEnrolments.accountId, set: values })
  return { kind: 'done', response: { secret, uri: createTOTPKeyURI(issuer, account.email, key) } }
}

async function enrolledSecret({ db, now }: SandboxDeps, accountId: string): Promise<string | undefined> {
  const present = and(
    eq(secondFactorEnrolments.accountId, accountId),
    gt(secondFactorEnrolments.expiresAt, now()),
  )
  const [row] = await db.select().from(secondFactorEnrolments).where(present).limit(1)
  return row?.secret
}

/**
 * Activates the new secret, given one of its codes, and returns the recovery codes, of which only hashes
 * are stored.
 */
export async function confirmTwoFactor(
  deps: SandboxDeps,
  account: Account,
  { code, language }: { readonly code: string; readonly language: Language },
): Promise<AccountOutcome<{ recovery_codes: string[] }>> {
  const { db, now } = deps
  const secret = await enrolledSecret(deps, account.id)
  if (secret === undefined || account.totpSecret !== null) return invalid('code', 'expired')
  if (!(await allowsAttempt(db, codesPerAccount, account.id, now()))) return { kind: 'blocked' }
  const step = await totpStepOf(code, secret, now())
  if (step === undefined) return invalid('code', 'wrong')
  await forgetAttempts(db, codesPerAccount, account.id)
  const codes = await db.transaction(async (transaction) => {
    const changes = { totpSecret: secret, totpLastStep: step }
    await transaction.update(accounts).set(changes).where(eq(accounts.id, account.id))
    await transaction.delete(secondFactorEnrolments).where(eq(secondFactorEnrolments.accountId, account.id))
    return replaceCodes(transaction, account.id)
  })
  mailNotice(deps, account, { name: 'twoFactorEnabled', language })
  return { kind: 'done', response: { recovery_codes: codes } }
}

/** Replaces an account's recovery codes, of which only hashes are stored; of two replacements at once, one stays valid. */
async function replaceCodes(db: Db, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newTypedCode)
  await lockAccount(db, accountId)
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  await db
    .insert(recoveryCodes)
    .values(codes.map((each) => ({ accountId, hash: hashRecoveryCode(each), usedAt: null })))
  return codes
}

type ProvenCall = { readonly proof: Proof; readonly language: Language }

/** Makes the recovery codes anew, given a code of the second factor. */
export async function renewRecoveryCodes(
  deps: Pick<SandboxDeps, 'db' | 'now' | 'mailbox' | 'background'>,
  account: Account,
  { proof, language }: ProvenCall,
): Promise<AccountOutcome<{ recovery_codes: string[] }>> {
  if (account.totpSecret === null) return { kind: 'forbidden', path: 'proof', code: 'not_enabled' }
  const proven = await checkProof(deps, account, proof)
  if (proven !== 'accepted') return refusedProof(proven)
  const codes = await deps.db.transaction((transaction) => replaceCodes(transaction, account.id))
  mailNotice(deps, account, { name: 'recoveryCodesRenewed', language })
  return { kind: 'done', response: { recovery_codes: codes } }
}

/** Removes the second factor, given one of its codes. */
export async function removeTwoFactor(
  deps: SandboxDeps,
  account: Account,
  { proof, language }: ProvenCall,
): Promise<AccountOutcome<{ done: true }>> {
  if (account.totpSecret === null) return { kind: 'forbidden', path: 'proof', code: 'not_enabled' }
  const proven = await checkProof(deps, account, proof)
  if (proven !== 'accepted') return refusedProof(proven)
  await deps.db.transaction(async (transaction) => {
    const changes = { totpSecret: null, totpLastStep: null }
    await transaction.update(accounts).set(changes).where(eq(accounts.id, account.id))
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.accountId, account.id))
  })
  mailNotice(deps, account, { name: 'twoFactorRemoved', language })
  return done
}
