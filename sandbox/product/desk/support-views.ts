import { randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignInList } from '../../../src/contract/product-api/account.schema.ts'
import type { supportViewSchema } from '../../../src/contract/product-api/desk-people.schema.ts'
import { clientOf, findAccount } from '../../accounts/accounts.ts'
import { hashOf } from '../../accounts/tickets.ts'
import type { StaffCaller } from '../../content/users/staff-directory.ts'
import type { Db } from '../../database/open-database.ts'
import { accounts, supportViews } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import type { AccessTokenCheck } from '../../identity/access-tokens.ts'
import { appendAudit } from '../audit/append-audit.ts'

type ViewDeps = Pick<SandboxDeps, 'db' | 'now'>
type SupportView = z.infer<typeof supportViewSchema>

const lastsMs = 1_800_000
const tokenStart = 'view_'
const shownViews = 20

/**
 * Starts a member of staff's view of a user's account, for half an hour. The user sees the name, time and reason in
 * their history; the audit log records them too. Undefined without such a user.
 */
export async function startSupportView(
  { db, now }: ViewDeps,
  staff: StaffCaller,
  { accountId, reason }: { readonly accountId: string; readonly reason: string },
): Promise<SupportView | undefined> {
  const account = await findAccount(db, accountId)
  if (account === undefined) return undefined
  const token = `${tokenStart}${randomBytes(32).toString('base64url')}`
  const startedAt = now()
  const endsAt = new Date(startedAt.getTime() + lastsMs)
  const id = `view-${randomUUID()}`
  await db.transaction(async (transaction) => {
    const row = { id, accountId, reason, startedAt, endsAt, staffId: staff.id, staffName: staff.name }
    await transaction.insert(supportViews).values({ ...row, tokenHash: hashOf(token) })
    const entry = { happenedAt: startedAt, actor: staff.actor, action: 'support_view_started' as const }
    // The reason may name the user: it stays with the view, which is erased with the account.
    await appendAudit(transaction, { ...entry, subject: accountId, details: { view: id } })
  })
  return { id, token, client: clientOf(account), ends_at: endsAt.toISOString() }
}

/** Ends a view: its token is good for nothing any more. False where it is another's, over, or none. */
export async function endSupportView(
  { db, now }: ViewDeps,
  staff: StaffCaller,
  id: string,
): Promise<boolean> {
  const open = and(eq(supportViews.id, id), eq(supportViews.staffId, staff.id), isNull(supportViews.endedAt))
  const ended = await db
    .update(supportViews)
    .set({ endedAt: now() })
    .where(open)
    .returning({ id: supportViews.id })
  return ended.length === 1
}

/** Accepts tokens of views besides those of the identity provider. */
export function withSupportViews({ db, now }: ViewDeps, readAccessToken: AccessTokenCheck): AccessTokenCheck {
  return async (token) => {
    if (!token.startsWith(tokenStart)) return readAccessToken(token)
    const valid = and(
      eq(supportViews.tokenHash, hashOf(token)),
      gt(supportViews.endsAt, now()),
      isNull(supportViews.endedAt),
    )
    const [found] = await db
      .select({ view: supportViews, account: accounts })
      .from(supportViews)
      .innerJoin(accounts, eq(accounts.id, supportViews.accountId))
      .where(valid)
      .limit(1)
    if (found === undefined) return undefined
    const { account, view } = found
    const client = clientOf(account)
    return { accountId: account.id, account, client, scopes: [], grantId: view.id, isReadOnly: true }
  }
}

/** Lists the latest views of a user's space by staff, for the user's own history. */
export async function viewsOf(db: Db, accountId: string): Promise<NonNullable<SignInList['staff_views']>> {
  const rows = await db
    .select()
    .from(supportViews)
    .where(eq(supportViews.accountId, accountId))
    .orderBy(desc(supportViews.startedAt), desc(supportViews.id))
    .limit(shownViews)
  return rows.map(({ reason, staffName, startedAt }) => {
    return { date: startedAt.toISOString(), by: staffName, reason }
  })
}
