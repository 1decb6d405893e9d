import { and, asc, eq, gte, inArray, lte, or, sql } from 'drizzle-orm'
import { fundDetails, subscriptionCases } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { addDays } from '../seed/plain-dates.ts'
import { mailAboutCase } from './case-mails.ts'
import { selectCases } from './case-rows.ts'

type RemindDeps = Pick<SandboxDeps, 'db' | 'env' | 'log' | 'mailbox' | 'today'>

/** Days before a fund closes on which its unfinished cases are mentioned to their advisors. */
const daysBefore = 7
/** Cases of one run: the others come in the next one. */
const mostCases = 200

/** Notes a reminder before it is sent, so that of several processes one sends it; false when another has. */
async function noteReminder({ db }: RemindDeps, id: number, day: string): Promise<boolean> {
  const isNew = sql`${subscriptionCases.remindedFor} is distinct from ${day}`
  const noted = await db
    .update(subscriptionCases)
    .set({ remindedFor: day })
    .where(and(eq(subscriptionCases.id, id), isNew))
    .returning({ id: subscriptionCases.id })
  return noted.length === 1
}

/**
 * Reminds advisors of cases that are not sent though their fund closes within a week: once for each closing day, which
 * may be moved (P-514). A mail that cannot be sent is tried again in the next run.
 */
export async function remindOfClosing(deps: RemindDeps, stop?: AbortSignal): Promise<void> {
  const today = deps.today()
  const last = addDays(today, daysBefore)
  const closesOn = fundDetails.subscriptionClosesOn
  const due = await selectCases(deps.db)
    .where(
      and(
        inArray(subscriptionCases.state, ['draft', 'incomplete']),
        gte(closesOn, today),
        lte(closesOn, last),
        or(
          sql`${subscriptionCases.remindedFor} is null`,
          sql`${subscriptionCases.remindedFor} <> ${closesOn}`,
        ),
      ),
    )
    // Nearest day first: the rest follows in the next run.
    .orderBy(asc(closesOn), asc(subscriptionCases.id))
    .limit(mostCases)
  for (const found of due) {
    if (stop?.aborted) return
    const day = found.details?.subscriptionClosesOn
    if (!day || !(await noteReminder(deps, found.row.id, day))) continue
    try {
      await mailAboutCase(deps, found, { closesOn: day })
    } catch (error) {
      await deps.db
        .update(subscriptionCases)
        .set({ remindedFor: found.row.remindedFor })
        .where(eq(subscriptionCases.id, found.row.id))
      deps.log.warn({ err: error }, 'reminder of a case not sent')
    }
  }
}

/** Often, so that a process that is restarted every hour reminds too; a case is reminded of once for each day. */
const intervalMs = 10 * 60_000

/** Reminds every ten minutes; returns the function that stops it. */
export function remindRegularly(deps: RemindDeps & Pick<SandboxDeps, 'background'>): () => void {
  const remind = () => deps.background.run('case reminders', (stop) => remindOfClosing(deps, stop))
  const timer = setInterval(remind, intervalMs).unref()
  return () => clearInterval(timer)
}
