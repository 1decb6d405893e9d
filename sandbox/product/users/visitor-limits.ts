import type { Context } from 'hono'
import { type AttemptLimit, allowsAttempt } from '../../accounts/attempts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import { createVisitorAddress } from '../../http/visitor-address.ts'

const hourMs = 3_600_000

/** Questions about addresses and domains: what they tell is worth guessing (P-162). */
export const questionsPerVisitor: AttemptLimit = { name: 'existence', most: 240, windowMs: hourMs }
/** Accounts made, and other steps of a registration. */
export const stepsPerVisitor: AttemptLimit = { name: 'registration', most: 120, windowMs: hourMs }

/** Ends the call when the visitor for whom it is made has made too many. */
export async function countForVisitor(
  context: Context,
  { db, env, now }: Pick<SandboxDeps, 'db' | 'env' | 'now'>,
  limit: AttemptLimit,
): Promise<void> {
  const visitor = createVisitorAddress(env.trustedCallers)(context)
  if (await allowsAttempt(db, limit, visitor, now())) return
  refuse(context, 'too_many_requests', { headers: { 'retry-after': String(hourMs / 1000) } })
}
