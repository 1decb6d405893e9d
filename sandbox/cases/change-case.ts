import { eq } from 'drizzle-orm'
import {
  type CaseActor,
  type CaseChange,
  type CaseRefusal,
  changeCase,
} from '../../src/contract/product-api/case-states.ts'
import type { Db } from '../database/open-database.ts'
import { subscriptionCases } from '../database/schema/index.ts'
import { appendAudit } from '../product/audit/append-audit.ts'
import { type CaseRow, referenceOf } from './case-rows.ts'

/** Columns that an action changes beside the state. */
type Columns = Partial<typeof subscriptionCases.$inferInsert>

/** An action on a case, with how the audit log names its actor. */
export type CaseStep = CaseChange & { readonly at: Date; readonly auditActor: string }

/** Result of an action: done, or why the case stays as it is. */
export type StepOutcome = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly code: CaseRefusal }

/**
 * Applies an action to a case whose row is locked by the transaction: the second of two concurrent actions is based on
 * an earlier version and is refused (P-503). The state, its history and the audit log's entry are written together.
 */
export async function takeStep(
  transaction: Db,
  row: CaseRow,
  { at, auditActor, ...change }: CaseStep,
  columns: Columns = {},
): Promise<StepOutcome> {
  const verdict = changeCase(row, change)
  if (!verdict.ok) return { kind: 'refused', code: verdict.code }
  const { action, actor } = change
  const { state, version } = verdict.next
  const reason = change.reason.trim() || null
  const history = [...row.history, { state, at: at.toISOString(), actor, reason }]
  await transaction
    .update(subscriptionCases)
    .set({ ...columns, state, version, history, updatedAt: at, ...(action === 'send' ? { sentAt: at } : {}) })
    .where(eq(subscriptionCases.id, row.id))
  await appendAudit(transaction, {
    happenedAt: at,
    actor: auditActor,
    action: `case_${state}`,
    subject: referenceOf(row),
    // The team's administrator reads the entries that name the team.
    details: {
      team: `team-${row.teamId}`,
      ...(reason !== null && isOfStaff(actor) ? { reason } : {}),
    },
  })
  return { kind: 'done' }
}

/** Reports whether the text of an entry may be logged: an advisor's may name a client, and the log cannot be erased. */
const isOfStaff = (actor: CaseActor): boolean => actor === 'staff'
