import type { Context } from 'hono'
import type { ProofOutcome } from '../../accounts/proof.ts'
import { refuse } from '../../http/problem.ts'

/** What came of a call about the own account: done, or the member of the body that is at fault and why. */
export type AccountOutcome<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'invalid' | 'forbidden'; readonly path: string; readonly code: string }
  | { readonly kind: 'blocked' }

/** A member of the body that is not acceptable. */
export const invalid = (path: string, code: string) => ({ kind: 'invalid', path, code }) as const

/** Why a proof does not let a call go on. */
export function refusedProof(outcome: Exclude<ProofOutcome, 'accepted'>, path = 'proof') {
  return outcome === 'blocked' ? ({ kind: 'blocked' } as const) : invalid(path, outcome)
}

const retryAfter = { 'retry-after': '900' }

/** The answer of a call that was done; ends the call with a problem document otherwise. */
export function answerOf<Answer>(context: Context, outcome: AccountOutcome<Answer>): Answer {
  if (outcome.kind === 'done') return outcome.answer
  if (outcome.kind === 'blocked') return refuse(context, 'too_many_requests', { headers: retryAfter })
  const { path, code } = outcome
  const problem = outcome.kind === 'forbidden' ? 'forbidden' : 'validation_failed'
  return refuse(context, problem, { errors: [{ path, code }] })
}
