import { and, eq, sql } from 'drizzle-orm'
import type { PublicationDecision } from '../../../src/contract/product-api/desk-publication.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import type { StaffCaller } from '../../content/users/staff-directory.ts'
import type { Db } from '../../database/open-database.ts'
import { publications } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { sendAlerts } from '../alerts/send-alerts.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { concernedBy, sendNotificationMails } from '../notifications/send-notification-mails.ts'
import { applyPublication } from './apply-publication.ts'
import { tellPortals } from './product-hook.ts'
import {
  findPublication,
  isDocumentEntry,
  isLetterEntry,
  isReceiptsEntry,
  type NamedPublication,
  publicationLock,
} from './publication-rows.ts'

type DecideDeps = Pick<SandboxDeps, 'background' | 'db' | 'env' | 'log' | 'mailbox' | 'now'>

/**
 * Result of a decision. `own`: an author may not approve or refuse their own entry; `others`: only its author may
 * withdraw an entry; `late`: it was decided before.
 */
export type DecisionOutcome = 'done' | 'not_found' | 'own' | 'others' | 'late' | 'reason_missing'

/** Reports why a member of staff may not decide about what one has entered; undefined if they may. */
export function refusalOf(
  { enteredBy }: { readonly enteredBy: string },
  staff: StaffCaller,
  { decision, reason }: PublicationDecision,
): Exclude<DecisionOutcome, 'done'> | undefined {
  const isOwn = enteredBy === staff.id
  if (decision === 'withdrawn') return isOwn ? undefined : 'others'
  if (isOwn) return 'own'
  return decision === 'refused' && (reason ?? '') === '' ? 'reason_missing' : undefined
}

/** Changes the status of an entry that still waits, so that of two decisions at once one counts. */
async function settle(
  db: Db,
  id: number,
  staff: StaffCaller,
  { decidedAt, decision, reason }: PublicationDecision & { readonly decidedAt: Date },
): Promise<boolean> {
  const waiting = and(eq(publications.id, id), eq(publications.status, 'submitted'))
  const decided = { decidedBy: staff.id, decidedByName: staff.name, decidedAt, reason: reason || null }
  const changed = await db
    .update(publications)
    .set({ status: decision, ...decided })
    .where(waiting)
    .returning({ id: publications.id })
  return changed.length === 1
}

/**
 * Approves, refuses or withdraws an entry. An approved change is visible at once: the change, its entry in the audit
 * log and the decision are written in one transaction, and the portals are notified before this returns; accounts
 * concerned are emailed by their settings (P-570).
 */
export async function decidePublication(
  deps: DecideDeps,
  staff: StaffCaller,
  { id, ...decision }: PublicationDecision & { readonly id: string },
): Promise<DecisionOutcome> {
  const publication = await findPublication(deps.db, id)
  if (publication === undefined) return 'not_found'
  const refused = refusalOf(publication.row, staff, decision)
  if (refused !== undefined) return refused
  const decidedAt = deps.now()
  const { fund, row } = publication
  const isDone = await deps.db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${publicationLock})`)
    if (!(await settle(transaction, row.id, staff, { ...decision, decidedAt }))) return false
    const isApproved = decision.decision === 'approved'
    const approval = { at: decidedAt, by: staff.name, today: plainDateAt(decidedAt) }
    const document = isApproved ? await applyPublication(transaction, publication, approval) : null
    await appendAudit(transaction, {
      happenedAt: decidedAt,
      actor: staff.actor,
      action: `publication_${decision.decision}`,
      subject: `pub-${row.id}`,
      details: {
        fund: `fnd-${fund.id}`,
        ...(document === null ? {} : { document: `doc-${document}` }),
        ...(decision.reason ? { reason: decision.reason } : {}),
      },
    })
    return true
  })
  if (!isDone) return 'late'
  if (decision.decision === 'approved') await tellOf(deps, publication)
  return 'done'
}

/** Notifies the portals, and then emails the accounts concerned in the background, since there may be many. */
async function tellOf(deps: DecideDeps, { fund, row }: NamedPublication): Promise<void> {
  // What a holder has paid, and what is written to them, is on no page that portals keep, and is no public news.
  const isPublic = !isReceiptsEntry(row.entry) && !isLetterEntry(row.entry)
  if (isPublic)
    await tellPortals(deps, isDocumentEntry(row.entry) ? 'document.publish' : 'value.publish', fund)
  deps.background.run('mails of a publication', async (stop) => {
    await sendNotificationMails(deps, { among: concernedBy(fund.id), stop })
    if (isPublic) await sendAlerts(deps, stop)
  })
}
