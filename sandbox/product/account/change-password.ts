import type { PasswordChange } from '../../../src/contract/product-api/account.schema.ts'
import { mailNotice } from '../../accounts/account-notices.ts'
import type { Account } from '../../accounts/accounts.ts'
import { replacePassword } from '../../accounts/change-account.ts'
import { countPasskeys } from '../../accounts/passkeys/stored-passkeys.ts'
import { passwordFaults } from '../../accounts/password-rule.ts'
import { hashPassword, isSamePassword } from '../../accounts/passwords.ts'
import { checkPassword } from '../../accounts/proof.ts'
import type { SandboxDeps } from '../../deps.ts'
import { type AccountOutcome, invalid, refusedProof } from './account-outcome.ts'

/** Response of calls without data. */
export const done = { kind: 'done', response: { done: true } } as const

/** Sets a new password, given the old one, and ends all sessions of the account (P-176). */
export async function changePassword(
  deps: SandboxDeps,
  account: Account,
  { change, language }: { readonly change: PasswordChange; readonly language: 'fr' | 'en' },
): Promise<AccountOutcome<{ done: true }>> {
  const { old_password: old, new_password: password } = change
  const checked = await checkPassword(deps, account, old)
  if (checked !== 'accepted') return refusedProof(checked, 'old_password')
  if (isSamePassword(password, old)) return invalid('new_password', 'same_as_old')
  const [fault] = passwordFaults(password)
  if (fault !== undefined) return invalid('new_password', fault)
  const passwordHash = await hashPassword(password)
  await deps.db.transaction((transaction) => replacePassword(transaction, account.id, passwordHash))
  const keeps = (await countPasskeys(deps.db, account.id)) > 0
  mailNotice(deps, account, { name: keeps ? 'passwordChangedPasskeysStay' : 'passwordChanged', language })
  return done
}
