import { eq } from 'drizzle-orm'
import { type Account, clientOf, findAccountByEmail, normalizeEmail } from '../accounts/accounts.ts'
import {
  allowsAttempt,
  codesPerAccount,
  failuresPerAddress,
  forgetAttempts,
  isUsedUp,
  signInsPerAccount,
} from '../accounts/attempts.ts'
import type { PasswordCheck } from '../accounts/passwords.ts'
import { acceptRecoveryCode, acceptTotp } from '../accounts/second-factor.ts'
import { accounts, signIns } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import type { ClientName } from './identity-env.ts'

/** Origin of an attempt: address, browser and client. */
export type Visitor = {
  readonly address: string
  readonly userAgent: string
  readonly clientId: string
  readonly client: ClientName
}

type SignInDeps = Pick<SandboxDeps, 'db' | 'now' | 'background'>

type AccountOutcome =
  | { readonly kind: 'accepted'; readonly account: Account }
  | { readonly kind: 'needs_second_factor'; readonly account: Account }
  | { readonly kind: 'role_mismatch' | 'email_not_verified' }

/** Result of a password check. A wrong password and an unknown account have the same result. */
export type PasswordOutcome = AccountOutcome | { readonly kind: 'wrong' | 'blocked' }

function signInRow(now: Date, account: Account, visitor: Visitor, succeeded: boolean) {
  const { address, clientId, userAgent } = visitor
  return {
    accountId: account.id,
    clientId,
    succeeded,
    address,
    userAgent: userAgent.slice(0, 300),
    happenedAt: now,
  }
}

/** Stores a failed sign-in in the login history, after the response, so that its timing reveals nothing. */
export function recordFailedSignIn(deps: SignInDeps, account: Account, visitor: Visitor): void {
  const row = signInRow(deps.now(), account, visitor, false)
  deps.background.run('record sign-in', async () => {
    await deps.db.insert(signIns).values(row)
  })
}

/**
 * Stores a successful sign-in in the login history, and its language, for mails to users without a preference. The first
 * page after a sign-in may show both.
 */
export async function recordSignIn(
  { db, now }: Pick<SignInDeps, 'db' | 'now'>,
  account: Account,
  visitor: Visitor,
  locale: 'fr' | 'en',
): Promise<void> {
  await db.insert(signIns).values(signInRow(now(), account, visitor, true))
  if (account.locale !== locale) await db.update(accounts).set({ locale }).where(eq(accounts.id, account.id))
}

/** Returns the requirements of an account, after a correct password, to enter a client's space. */
export function outcomeFor(account: Account, client: ClientName): AccountOutcome {
  if (clientOf(account) !== client) return { kind: 'role_mismatch' }
  if (!account.emailConfirmed) return { kind: 'email_not_verified' }
  return { kind: account.totpSecret === null ? 'accepted' : 'needs_second_factor', account }
}

/** Counts an attempt, and reports whether this address may try a password now. */
async function mayTry({ db, now }: SignInDeps, email: string, { address }: Visitor): Promise<boolean> {
  if (await isUsedUp(db, failuresPerAddress, address, now())) return false
  return allowsAttempt(db, signInsPerAccount, email, now())
}

/**
 * Checks email and password. An account that does not exist takes as much time as one that does, and is
 * blocked after as many attempts.
 */
export async function checkCredentials(
  deps: SignInDeps & { readonly passwordMatches: PasswordCheck },
  given: { readonly email: string; readonly password: string },
  visitor: Visitor,
): Promise<PasswordOutcome> {
  const { db, now } = deps
  const email = normalizeEmail(given.email)
  if (!(await mayTry(deps, email, visitor))) return { kind: 'blocked' }
  const account = await findAccountByEmail(db, email)
  const matches = await deps.passwordMatches(given.password, account?.passwordHash)
  if (account === undefined || !matches) {
    await allowsAttempt(db, failuresPerAddress, visitor.address, now())
    if (account !== undefined) recordFailedSignIn(deps, account, visitor)
    return { kind: 'wrong' }
  }
  await forgetAttempts(db, signInsPerAccount, email)
  return outcomeFor(account, visitor.client)
}

/** The two kinds of second factor. */
export type SecondFactor = 'totp' | 'recovery'

/**
 * Checks a code of the second factor; after too many wrong ones, of the account or from the visitor's network address,
 * even the right one is refused.
 */
export async function checkSecondFactor(
  deps: SignInDeps,
  account: Account,
  given: { readonly kind: SecondFactor; readonly code: string },
  { address }: Pick<Visitor, 'address'>,
): Promise<'accepted' | 'wrong' | 'blocked'> {
  const { db, now } = deps
  if (await isUsedUp(db, failuresPerAddress, address, now())) return 'blocked'
  if (!(await allowsAttempt(db, codesPerAccount, account.id, now()))) return 'blocked'
  const accepted =
    given.kind === 'totp'
      ? await acceptTotp(db, account, given.code, now())
      : await acceptRecoveryCode(db, account.id, given.code, now())
  if (!accepted) {
    await allowsAttempt(db, failuresPerAddress, address, now())
    return 'wrong'
  }
  await forgetAttempts(db, codesPerAccount, account.id)
  return 'accepted'
}
