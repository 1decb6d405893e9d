import { and, eq, inArray } from 'drizzle-orm'
import type { AdvisorSubscriptionStatus } from '../../src/contract/product-api/advisor-subscription.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { findAccount } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { advisorSubscriptions, clientSubscriptions } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { appendAudit } from '../product/audit/append-audit.ts'
import { searchableText } from '../product/search-text.ts'
import { findRequest, type RequestRow, referenceOf } from './advisor-subscriptions.ts'
import { mailAboutRequest } from './subscription-mails.ts'

type DecideDeps = Pick<SandboxDeps, 'db' | 'env' | 'now' | 'mailbox'>

/** Decisions of staff, with the statuses from which each is allowed. */
const earlierStatuses = {
  in_review: ['received'],
  accepted: ['received', 'in_review'],
  refused: ['received', 'in_review'],
} as const satisfies Partial<Record<AdvisorSubscriptionStatus, readonly AdvisorSubscriptionStatus[]>>

/** A status that staff set. */
export type Decision = keyof typeof earlierStatuses

/** Returns the decisions that staff may take on a request in this status. */
export function decisionsFor(status: string): Decision[] {
  const decisions: readonly Decision[] = ['in_review', 'accepted', 'refused']
  return decisions.filter((decision) => earlierStatuses[decision].some((earlier) => earlier === status))
}

/** Turns an accepted request into a subscription of the client that awaits payment. */
async function addSubscription(db: Db, row: RequestRow, today: string): Promise<void> {
  const { amount, clientName, currency, fundId, partnerId, shareId, teamId } = row
  await db.insert(clientSubscriptions).values({
    teamId,
    partnerId,
    clientName,
    clientSort: searchableText(clientName),
    fundId,
    shareId,
    amount,
    currency,
    subscribedOn: today,
    status: 'pending',
  })
}

type Step = { readonly id: number; readonly status: Decision; readonly reason?: string | undefined }

/**
 * Changes the status of a request that is still in an earlier one, so that of two concurrent decisions one counts. The
 * row is locked first: the history continues the one that the other decision has left (P-851).
 */
async function changeStatus({ db, now }: DecideDeps, { id, reason, status }: Step): Promise<boolean> {
  const at = now().toISOString()
  const waiting = and(
    eq(advisorSubscriptions.id, id),
    inArray(advisorSubscriptions.status, [...earlierStatuses[status]]),
  )
  const [row] = await db.select().from(advisorSubscriptions).where(waiting).for('update')
  if (row === undefined) return false
  const history = [...row.history, { status, at, ...(reason !== undefined && { reason }) }]
  await db.update(advisorSubscriptions).set({ status, history }).where(eq(advisorSubscriptions.id, id))
  if (status === 'accepted') await addSubscription(db, row, plainDateAt(new Date(at)))
  return true
}

/**
 * Stores staff's decision to process, accept or refuse a request, and notifies its advisor. False when it
 * is no longer allowed.
 */
export async function decideRequest(
  deps: DecideDeps,
  {
    actor,
    id,
    reason,
    status,
  }: {
    readonly actor: string
    readonly id: number
    readonly status: Decision
    /** Why it is refused. */
    readonly reason?: string | undefined
  },
): Promise<boolean> {
  const request = await findRequest(deps.db, id)
  if (request === undefined) return false
  const isDone = await deps.db.transaction(async (transaction) => {
    const isChanged = await changeStatus({ ...deps, db: transaction }, { id, reason, status })
    if (!isChanged) return false
    const details: Readonly<Record<string, string>> = reason === undefined ? {} : { reason }
    const entry = { actor, action: `request_${status}` as const, subject: referenceOf(request.row), details }
    await appendAudit(transaction, { ...entry, happenedAt: deps.now() })
    return true
  })
  if (!isDone) return false
  const advisor = await findAccount(deps.db, request.row.accountId)
  if (advisor !== undefined) await mailAboutRequest(deps, advisor, request, { status, reason })
  return true
}
