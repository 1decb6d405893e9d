import { eq } from 'drizzle-orm'
import type { Account } from '../accounts/accounts.ts'
import { subscriptionCases } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { changeContent, type FileOutcome } from './case-files.ts'
import { findTeamCase } from './case-rows.ts'
import { acceptedNow } from './case-warnings.ts'

type AcceptDeps = Pick<SandboxDeps, 'db' | 'now'>

/** Notes which warnings of the chosen fund are accepted, each with the instant at which it first was. */
export function acceptWarnings(
  deps: AcceptDeps,
  account: Account,
  { accepted: codes, id }: { readonly id: string; readonly accepted: readonly string[] },
): Promise<FileOutcome> {
  return changeContent(deps, account, id, async (transaction, row) => {
    const found = await findTeamCase(transaction, account, id)
    if (found === undefined || row.fundId === null)
      return { kind: 'invalid', path: 'accepted', code: 'no_fund' }
    const warnings = { fundId: row.fundId, accepted: acceptedNow(found, codes, deps.now()) }
    await transaction.update(subscriptionCases).set({ warnings }).where(eq(subscriptionCases.id, row.id))
    return { kind: 'done' }
  })
}
