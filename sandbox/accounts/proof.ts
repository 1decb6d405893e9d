import type { Proof } from '../../src/contract/product-api/account.schema.ts'
import { typedCode } from '../../src/lib/typed-text.ts'
import type { SandboxDeps } from '../deps.ts'
import type { Account } from './accounts.ts'
import { allowsAttempt, codesPerAccount, forgetAttempts, proofsPerAccount } from './attempts.ts'
import { acceptPasskeyCode } from './passkeys/passkey-codes.ts'
import { matchesHash } from './passwords.ts'
import { acceptRecoveryCode, acceptTotp } from './second-factor.ts'

type ProofDeps = Pick<SandboxDeps, 'db' | 'now'>

/** Result of a re-authentication; `needed`: none was given, or not of the kind that the account requires. */
export type ProofOutcome = 'accepted' | 'needed' | 'wrong' | 'blocked'

/** Checks the password of a signed-in user. Wrong ones are limited per account. */
export async function checkPassword(
  { db, now }: ProofDeps,
  account: Account,
  password: string,
): Promise<Exclude<ProofOutcome, 'needed'>> {
  if (!(await allowsAttempt(db, proofsPerAccount, account.id, now()))) return 'blocked'
  if (!(await matchesHash(password, account.passwordHash))) return 'wrong'
  await forgetAttempts(db, proofsPerAccount, account.id)
  return 'accepted'
}

async function acceptCode({ db, now }: ProofDeps, account: Account, code: string): Promise<boolean> {
  if (/^\d{6}$/.test(typedCode(code))) return acceptTotp(db, account, code, now())
  if (await acceptPasskeyCode(db, account.id, code, now())) return true
  return acceptRecoveryCode(db, account.id, code, now())
}

async function checkCode({ db, now }: ProofDeps, account: Account, code: string): Promise<ProofOutcome> {
  if (!(await allowsAttempt(db, codesPerAccount, account.id, now()))) return 'blocked'
  if (!(await acceptCode({ db, now }, account, code))) return 'wrong'
  await forgetAttempts(db, codesPerAccount, account.id)
  return 'accepted'
}

/**
 * Re-authenticates the owner of the account: by the second factor if enabled, else by the password. A code that a
 * passkey gave is a second factor of any account.
 */
export async function checkProof(
  deps: ProofDeps,
  account: Account,
  proof: Proof | undefined,
): Promise<ProofOutcome> {
  if (proof === undefined) return 'needed'
  if ('code' in proof) return checkCode(deps, account, proof.code)
  return account.totpSecret === null ? checkPassword(deps, account, proof.password) : 'needed'
}
