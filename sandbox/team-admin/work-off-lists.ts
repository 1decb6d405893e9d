import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import type { InvitationLineFault } from '../../src/contract/product-api/invitation-list.ts'
import { findAccount, findAccountByEmail } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { invitationListLines, invitationLists } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { isApproved } from '../product/users/caller.ts'
import { mayGetInvitation, surroundingsOf } from '../registration/inviter.ts'
import { type InviteDeps, sendInvitation } from '../registration/send-invitation.ts'

type WorkDeps = InviteDeps & Pick<SandboxDeps, 'log'>
type ListRow = typeof invitationLists.$inferSelect
type LineRow = typeof invitationListLines.$inferSelect

/** Sends the invitation of one line; returns why not, or null. */
async function sendLine(deps: WorkDeps, list: ListRow, email: string): Promise<InvitationLineFault | null> {
  const { db, log } = deps
  // Read for each line: the administrator may be suspended, or lose the right, on the way.
  const account = await findAccount(db, list.accountId)
  const mayInvite =
    account !== undefined &&
    isApproved(account) &&
    account.suspendedAt === null &&
    account.administersTeamId === list.teamId
  if (!mayInvite) return 'right_withdrawn'
  const surroundings = await surroundingsOf(db, { ...account, teamId: list.teamId })
  if (surroundings === undefined) return 'right_withdrawn'
  if ((await findAccountByEmail(db, email)) !== undefined) return 'has_account'
  if (!(await mayGetInvitation(deps, email))) return 'too_often'
  const inviter = { account, locale: list.locale }
  try {
    await sendInvitation(deps, { inviter, surroundings, invitation: { recipient: email, message: null } })
    return null
  } catch (error) {
    log.warn({ err: error }, 'invitation of a list not sent')
    return 'not_sent'
  }
}

async function nextLine(db: Db, listId: number): Promise<LineRow | undefined> {
  const [line] = await db
    .select()
    .from(invitationListLines)
    .where(and(eq(invitationListLines.listId, listId), eq(invitationListLines.state, 'waiting')))
    .orderBy(asc(invitationListLines.line))
    .limit(1)
  return line
}

/** Between two lines, so that requests come through. */
const breakMs = 20
/** Between two looks for lists that wait. */
const intervalMs = 60_000
/** Lists of one look. */
const mostLists = 100

/** Time after which a list is free again, should the process that works on it be gone; longer than any one mail. */
const leaseMs = 5 * 60_000

/**
 * Takes a list in hand, or keeps it so; false while another process works on it. A process that dies between the mail
 * of a line and its report leaves that one line to be sent again.
 */
async function takeInHand({ db, now }: WorkDeps, list: ListRow, held: Date | null): Promise<Date | null> {
  const isFree = or(isNull(invitationLists.workingUntil), lt(invitationLists.workingUntil, now()))
  const isOurs = held === null ? isFree : eq(invitationLists.workingUntil, held)
  const workingUntil = new Date(now().getTime() + leaseMs)
  const taken = await db
    .update(invitationLists)
    .set({ workingUntil })
    .where(and(eq(invitationLists.id, list.id), isOurs))
    .returning({ id: invitationLists.id })
  return taken.length === 1 ? workingUntil : null
}

async function giveBack({ db }: WorkDeps, list: ListRow, held: Date): Promise<void> {
  const isOurs = and(eq(invitationLists.id, list.id), eq(invitationLists.workingUntil, held))
  await db.update(invitationLists).set({ workingUntil: null }).where(isOurs)
}

async function workOffLine(deps: WorkDeps, list: ListRow, { line, text }: LineRow): Promise<void> {
  const fault = await sendLine(deps, list, text)
  const itself = and(eq(invitationListLines.listId, list.id), eq(invitationListLines.line, line))
  const state = fault === null ? 'sent' : 'refused'
  await deps.db.update(invitationListLines).set({ state, fault }).where(itself)
}

/**
 * Sends the pending lines of a list one after the other, recording each result, until the process stops. A list is
 * processed by one process at a time; if that process ends, the next round resumes the list.
 */
export async function workOffList(deps: WorkDeps, list: ListRow, stop: AbortSignal): Promise<void> {
  let held = await takeInHand(deps, list, null)
  while (held !== null) {
    const next = stop.aborted ? undefined : await nextLine(deps.db, list.id)
    if (next === undefined) return giveBack(deps, list, held)
    await workOffLine(deps, list, next)
    held = await takeInHand(deps, list, held)
    // The embedded database runs in this process: without a break, it would block all other requests.
    await pause(breakMs)
  }
}

/** Goes on with the lists that a stop or a failure interrupted; a list that fails leaves the others alone. */
export async function resumeLists(deps: WorkDeps, stop: AbortSignal): Promise<void> {
  const waiting = await deps.db
    .selectDistinct({ list: invitationLists })
    .from(invitationLists)
    .innerJoin(invitationListLines, eq(invitationListLines.listId, invitationLists.id))
    .where(eq(invitationListLines.state, 'waiting'))
    .limit(mostLists)
  for (const { list } of waiting) {
    if (stop.aborted) return
    try {
      await workOffList(deps, list, stop)
    } catch (error) {
      deps.log.error({ err: error }, 'list of invitations not worked off')
    }
  }
}

/** Processes pending lists now and every minute; returns the function that stops it. */
export function workOffRegularly(deps: WorkDeps & Pick<SandboxDeps, 'background'>): () => void {
  const resume = () => deps.background.run('invitation lists', (stop) => resumeLists(deps, stop))
  resume()
  const timer = setInterval(resume, intervalMs).unref()
  return () => clearInterval(timer)
}
