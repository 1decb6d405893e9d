import { eq } from 'drizzle-orm'
import type { Account } from '../accounts/accounts.ts'
import { subscriptionCases } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { changeContent, type FileOutcome } from './case-files.ts'
import { findTeamCase } from './case-rows.ts'
import { acceptedNow } from './case-warnings.ts'

type AcceptDeps = Pick<SandboxDeps, 'db' | 'now'>

type Acceptance = {
  readonly id: string
  readonly accepted: readonly string[]
  readonly fund?: string | undefined
}

/** Notes which warnings of the chosen fund are accepted, each with the instant at which it first was. */
export function acceptWarnings(
  deps: AcceptDeps,
  account: Account,
  { accepted: codes, fund, id }: Acceptance,
): Promise<FileOutcome> {
  return changeContent(deps, account, id, async (transaction, row) => {
    const found = await findTeamCase(transaction, account, id)
    if (found === undefined || row.fundId === null)
      return { kind: 'invalid', path: 'accepted', code: 'no_fund' }
    if (fund !== undefined && fund !== `fnd-${row.fundId}`) return { kind: 'stale' }
    const warnings = { fundId: row.fundId, accepted: acceptedNow(found, codes, deps.now()) }
    await transaction.update(subscriptionCases).set({ warnings }).where(eq(subscriptionCases.id, row.id))
    return { kind: 'done' }
  })
}
