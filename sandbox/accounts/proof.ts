import type { Proof } from '../../src/contract/product-api/account.schema.ts'
import { typedCode } from '../../src/lib/typed-text.ts'
import type { SandboxDeps } from '../deps.ts'
import type { Account } from './accounts.ts'
import { allowsAttempt, codesPerAccount, forgetAttempts, proofsPerAccount } from './attempts.ts'
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

async function checkCode({ db, now }: ProofDeps, account: Account, code: string): Promise<ProofOutcome> {
  if (!(await allowsAttempt(db, codesPerAccount, account.id, now()))) return 'blocked'
  const isTotp = /^\d{6}$/.test(typedCode(code))
  const accepted = isTotp
    ? await acceptTotp(db, account, code, now())
    : await acceptRecoveryCode(db, account.id, code, now())
  if (!accepted) return 'wrong'
  await forgetAttempts(db, codesPerAccount, account.id)
  return 'accepted'
}

/** Re-authenticates the owner of the account: by the second factor if enabled, else by the password. */
export async function checkProof(
  deps: ProofDeps,
  account: Account,
  proof: Proof | undefined,
): Promise<ProofOutcome> {
  if (proof === undefined) return 'needed'
  if (account.totpSecret === null)
    return 'password' in proof ? checkPassword(deps, account, proof.password) : 'needed'
  return 'code' in proof ? checkCode(deps, account, proof.code) : 'needed'
}
