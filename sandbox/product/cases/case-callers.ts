import type { Context } from 'hono'
import type { CaseRefusal } from '../../../src/contract/product-api/case-states.ts'
import type { Account } from '../../accounts/accounts.ts'
import { findTeamCase, type NamedCase } from '../../cases/case-rows.ts'
import type { AdvisorOutcome } from '../../cases/send-case.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import { type CallerDeps, isApproved, requireAccount, requireRight, rightsOf } from '../users/caller.ts'

/** Dependencies of the calls about cases. */
export type CaseDeps = CallerDeps & SandboxDeps

/**
 * Returns the caller, who must be allowed to read the cases of their team: users who subscribe for clients, and those
 * who follow subscriptions.
 */
export async function caseReader(context: Context, deps: CaseDeps): Promise<Account> {
  const account = await requireAccount(context, deps, 'partner')
  const rights = rightsOf(account)
  const mayRead = rights.includes('subscriptions:create') || rights.includes('subscriptions:read')
  return isApproved(account) && mayRead ? account : refuse(context, 'forbidden')
}

/** Returns the caller, who must be allowed to open and change the cases of their team. */
export async function caseAuthor(context: Context, deps: CaseDeps): Promise<Account> {
  const account = await requireAccount(context, deps, 'partner')
  requireRight(context, account, 'subscriptions:create')
  return account
}

/** Returns a case of the account's team. */
export async function teamCase(
  context: Context,
  deps: CaseDeps,
  account: Account,
  id: string,
): Promise<NamedCase> {
  return (await findTeamCase(deps.db, account, id)) ?? refuse(context, 'not_found')
}

/** Aborts the call unless an action was done. */
export function requireDone(context: Context, outcome: AdvisorOutcome): void {
  if (outcome.kind === 'done') return
  if (outcome.kind === 'refused') refuseStep(context, outcome.code)
  if (outcome.kind === 'invalid')
    refuse(context, 'validation_failed', { errors: [{ path: outcome.path, code: outcome.code }] })
  if (outcome.kind === 'too_many')
    refuse(context, 'too_many_requests', { headers: { 'retry-after': '3600' } })
  refuse(context, 'not_found')
}

/** Aborts a call whose action a case does not allow: 409 if it was changed meanwhile or has moved on. */
export function refuseStep(context: Context, code: CaseRefusal): never {
  return code === 'reason_missing'
    ? refuse(context, 'validation_failed', { errors: [{ path: 'reason', code }] })
    : refuse(context, 'conflict', { errors: [{ path: 'version', code }] })
}
