import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq } from 'drizzle-orm'
import type { InvitationLineFault } from '../../src/contract/product-api/team-admin.schema.ts'
import { findAccount, findAccountByEmail } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { invitationListLines, invitationLists } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { isApproved } from '../product/users/caller.ts'
import { mayGetInvitation, surroundingsOf } from '../registration/inviter.ts'
import { type InviteDeps, sendInvitation } from '../registration/send-invitation.ts'

type WorkDeps = InviteDeps & Pick<SandboxDeps, 'log'>
type ListRow = typeof invitationLists.$inferSelect

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

async function nextLine(db: Db, listId: number) {
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

/** Sends the waiting lines of a list one after the other, each with what became of it. */
export async function workOffList(deps: WorkDeps, list: ListRow): Promise<void> {
  const { db } = deps
  for (let next = await nextLine(db, list.id); next !== undefined; next = await nextLine(db, list.id)) {
    const fault = await sendLine(deps, list, next.text)
    const itself = and(eq(invitationListLines.listId, list.id), eq(invitationListLines.line, next.line))
    const state = fault === null ? 'sent' : 'refused'
    await db.update(invitationListLines).set({ state, fault }).where(itself)
    // The embedded database works in this process: without a break, no request would be answered meanwhile.
    await pause(breakMs)
  }
}

/** Goes on with the lists that a stop interrupted; at the start of the process. */
export async function resumeLists(deps: WorkDeps): Promise<void> {
  const waiting = await deps.db
    .selectDistinct({ list: invitationLists })
    .from(invitationLists)
    .innerJoin(invitationListLines, eq(invitationListLines.listId, invitationLists.id))
    .where(eq(invitationListLines.state, 'waiting'))
  for (const { list } of waiting) await workOffList(deps, list)
}
