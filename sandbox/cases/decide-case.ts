import { eq } from 'drizzle-orm'
import type { CaseDecision } from '../../src/contract/product-api/subscription-case.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import type { Db } from '../database/open-database.ts'
import { clientSubscriptions, subscriptionCases } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { searchableText } from '../product/search-text.ts'
import { mailAboutCase } from './case-mails.ts'
import { type CaseRow, caseNumber, findCase } from './case-rows.ts'
import { type StepOutcome, takeStep } from './change-case.ts'

type DecideDeps = Pick<SandboxDeps, 'background' | 'db' | 'env' | 'mailbox' | 'now'>

/** Turns an accepted case into a subscription of the client that awaits payment. */
async function addSubscription(db: Db, row: CaseRow, today: string): Promise<void> {
  const { amount, clientName, currency, fundId, partnerId, shareId, teamId } = row
  if (amount === null || currency === null || fundId === null || shareId === null)
    throw new Error(`The accepted case ${row.id} has no amount or share`)
  await db.insert(clientSubscriptions).values({
    ...{ teamId, partnerId, clientName, fundId, shareId, amount, currency },
    clientSort: searchableText(clientName),
    subscribedOn: today,
    status: 'pending',
  })
}

const toldStates = { take_up: 'in_review', ask: 'incomplete', accept: 'accepted', refuse: 'refused' } as const

/**
 * Applies a decision of staff to the version that they have read, and notifies the advisor. The second of two
 * concurrent decisions is refused as `stale`; an accepted case becomes a client's subscription in the same transaction
 * (P-512).
 */
export async function decideCase(
  deps: DecideDeps,
  auditActor: string,
  { id, ...decision }: CaseDecision & { readonly id: string },
): Promise<StepOutcome | { readonly kind: 'not_found' }> {
  const at = deps.now()
  const { action, reason } = decision
  const outcome = await deps.db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(subscriptionCases)
      .where(eq(subscriptionCases.id, caseNumber(id)))
      .for('update')
    // A draft is its team's alone.
    if (row === undefined || row.sentAt === null) return { kind: 'not_found' } as const
    const done = await takeStep(transaction, row, { ...decision, actor: 'staff', at, auditActor })
    if (done.kind === 'done' && action === 'accept') await addSubscription(transaction, row, plainDateAt(at))
    return done
  })
  const found = outcome.kind === 'done' ? await findCase(deps.db, id) : undefined
  if (found !== undefined) {
    const news = { state: toldStates[action], reason: reason.trim() || null }
    deps.background.run('mail case', () => mailAboutCase(deps, found, news))
  }
  return outcome
}
