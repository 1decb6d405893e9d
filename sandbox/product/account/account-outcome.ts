import type { Context } from 'hono'
import type { ProofOutcome } from '../../accounts/proof.ts'
import { refuse } from '../../http/problem.ts'

/** Result of a call on the own account: done, or the invalid member of the body with the reason. */
export type AccountOutcome<Reply> =
  | { readonly kind: 'done'; readonly response: Reply }
  | { readonly kind: 'invalid' | 'forbidden'; readonly path: string; readonly code: string }
  | { readonly kind: 'blocked' }

/** Builds the result for an invalid member of the body. */
export const invalid = (path: string, code: string) => ({ kind: 'invalid', path, code }) as const

/** Maps a refused re-authentication to the result of a call. */
export function refusedProof(outcome: Exclude<ProofOutcome, 'accepted'>, path = 'proof') {
  return outcome === 'blocked' ? ({ kind: 'blocked' } as const) : invalid(path, outcome)
}

const retryAfter = { 'retry-after': '900' }

/** Returns the response of a completed call; otherwise aborts with a problem document. */
export function responseOf<Reply>(context: Context, outcome: AccountOutcome<Reply>): Reply {
  if (outcome.kind === 'done') return outcome.response
  if (outcome.kind === 'blocked') return refuse(context, 'too_many_requests', { headers: retryAfter })
  const { path, code } = outcome
  const problem = outcome.kind === 'forbidden' ? 'forbidden' : 'validation_failed'
  return refuse(context, problem, { errors: [{ path, code }] })
}
