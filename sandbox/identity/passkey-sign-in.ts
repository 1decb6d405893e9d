import { type Account, clientOf } from '../accounts/accounts.ts'
import { allowsAttempt, failuresPerAddress, isUsedUp } from '../accounts/attempts.ts'
import { finishSignature, startSignature } from '../accounts/passkeys/ceremonies.ts'
import type { ChallengeFor } from '../accounts/passkeys/challenges.ts'
import { countPasskeys } from '../accounts/passkeys/stored-passkeys.ts'
import type { SandboxDeps } from '../deps.ts'
import type { Interaction } from './interaction.ts'
import { outcomeFor, recordFailedSignIn, type Visitor } from './sign-in.ts'

/** Account whose password was just accepted; undefined for a sign-in by passkey only. */
type AfterPassword = Account | undefined

const ceremonyOf = ({ uid }: Interaction, afterPassword: AfterPassword): ChallengeFor => ({
  purpose: afterPassword === undefined ? 'sign_in' : 'second_factor',
  subject: uid,
  accountId: afterPassword?.id ?? null,
})

/** Options of a signature on a page of a sign-in; undefined where the account has no passkey. */
export async function offerPasskeys(
  deps: SandboxDeps,
  interaction: Interaction,
  afterPassword?: Account,
): Promise<object | undefined> {
  if (afterPassword !== undefined && (await countPasskeys(deps.db, afterPassword.id)) === 0) return undefined
  return startSignature(deps, ceremonyOf(interaction, afterPassword))
}

/** Result of a sign-in by a passkey. */
export type PasskeyOutcome =
  | { readonly kind: 'accepted'; readonly account: Account; readonly amr: readonly string[] }
  | { readonly kind: 'passkey' | 'ended' | 'blocked' | 'role_mismatch' | 'email_not_verified' }

/**
 * Verifies the signature of a sign-in. RFC 8176 names what is known of it: the possession of a key (`pop`), the presence
 * of a user (`user`), whom the device verified as well (`mfa`). Where the key is kept (`hwk`, `swk`) is not known without
 * attestation.
 */
export async function checkPasskey(
  deps: SandboxDeps,
  interaction: Interaction,
  given: {
    readonly response: string
    readonly visitor: Visitor
    readonly afterPassword?: Account | undefined
  },
): Promise<PasskeyOutcome> {
  const { afterPassword, response, visitor } = given
  const { db, now } = deps
  if (await isUsedUp(db, failuresPerAddress, visitor.address, now())) return { kind: 'blocked' }
  const outcome = await finishSignature(deps, ceremonyOf(interaction, afterPassword), response)
  if (outcome.kind === 'ended') return { kind: 'ended' }
  if (outcome.kind === 'refused') {
    await allowsAttempt(db, failuresPerAddress, visitor.address, now())
    if (outcome.account !== undefined && clientOf(outcome.account) === visitor.client)
      recordFailedSignIn(deps, outcome.account, visitor)
    return { kind: 'passkey' }
  }
  const { account } = outcome
  const allowed = outcomeFor(account, visitor.client)
  if (allowed.kind !== 'accepted' && allowed.kind !== 'needs_second_factor') return { kind: allowed.kind }
  const first = afterPassword === undefined ? [] : ['pwd']
  return { kind: 'accepted', account, amr: [...first, 'pop', 'user', 'mfa'] }
}
