import type { Context } from 'hono'
import { type AttemptLimit, allowsAttempt } from '../../accounts/attempts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import { createVisitorAddress } from '../../http/visitor-address.ts'

const hourMs = 3_600_000

/** Limit of existence checks of addresses and domains, whose results attackers could enumerate (P-162). */
export const questionsPerVisitor: AttemptLimit = { name: 'existence', most: 240, windowMs: hourMs }
/** Limit of created accounts, and other steps of a registration. */
export const stepsPerVisitor: AttemptLimit = { name: 'registration', most: 120, windowMs: hourMs }

/** Aborts the call when its visitor has exceeded the limit. */
export async function countForVisitor(
  context: Context,
  { db, env, now }: Pick<SandboxDeps, 'db' | 'env' | 'now'>,
  limit: AttemptLimit,
): Promise<void> {
  const visitor = createVisitorAddress(env.trustedCallers)(context)
  if (await allowsAttempt(db, limit, visitor, now())) return
  refuse(context, 'too_many_requests', { headers: { 'retry-after': String(hourMs / 1000) } })
}
