import { createHash } from 'node:crypto'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import {
  type InvitationLineFault,
  mostInvitationLines,
  readInvitationList,
} from '../../src/contract/product-api/invitation-list.ts'
import type { InvitationList } from '../../src/contract/product-api/partner-team.schema.ts'
import type { Account } from '../accounts/accounts.ts'
import { type AttemptLimit, allowsAttempt } from '../accounts/attempts.ts'
import type { Db } from '../database/open-database.ts'
import { accounts, invitationListLines, invitationLists } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { appendAudit } from '../product/audit/append-audit.ts'
import { domainOf } from '../registration/domain-owner.ts'
import { listInvited } from '../registration/invitation-store.ts'
import { type Inviter, type Surroundings, surroundingsOf } from '../registration/inviter.ts'

type ListDeps = Pick<SandboxDeps, 'db' | 'now'>
type LineRow = typeof invitationListLines.$inferSelect
type ListRow = typeof invitationLists.$inferSelect

const dayMs = 86_400_000
const listsPerAccount: AttemptLimit = { name: 'invitation-list', most: 10, windowMs: dayMs }

/** Result of a list: stored under its number, or why it was not. */
export type ListOutcome =
  | { readonly kind: 'stored'; readonly list: ListRow; readonly isNew: boolean }
  | { readonly kind: 'no_team' | 'too_many' }
  | { readonly kind: 'invalid'; readonly code: 'empty' | 'too_many_lines' }

type Checked = { readonly line: number; readonly text: string; readonly fault: InvitationLineFault | null }

/**
 * Reads the lines, and marks those that cannot be invited at all: of another domain, with an account already, or with an
 * invitation of the team that is still good, whose link a new one would end.
 */
async function checkedLines(
  { db, now }: ListDeps,
  text: string,
  { domain, teamId }: Surroundings,
): Promise<readonly Checked[]> {
  const lines = readInvitationList(text)
  const good = lines.filter(({ fault }) => fault === null).map((line) => line.text)
  const known = good.length === 0 ? [] : await db.select().from(accounts).where(inArray(accounts.email, good))
  const taken = new Set(known.map(({ email }) => email))
  const invited = await listInvited(db, { teamId, recipients: good, now: now() })
  return lines.map((line) => {
    if (line.fault !== null) return line
    if (domainOf(line.text) !== domain) return { ...line, fault: 'other_domain' }
    if (taken.has(line.text)) return { ...line, fault: 'has_account' }
    return invited.has(line.text) ? { ...line, fault: 'invited' } : line
  })
}

/** Names a list by its form and its text: a form that is sent again with another text, from a page gone back to, is another list. */
const keyOf = (form: string, text: string) =>
  createHash('sha256').update(`${form} ${text}`).digest('base64url')

/** Stores a list once for each form and text; its lines are sent afterwards (P-595). */
export async function addInvitationList(
  deps: ListDeps,
  { account, locale }: Inviter,
  { key: form, text }: { readonly text: string; readonly key: string },
): Promise<ListOutcome> {
  const { db, now } = deps
  const surroundings = await surroundingsOf(db, account)
  if (surroundings === undefined) return { kind: 'no_team' }
  const { teamId } = surroundings
  const key = keyOf(form, text)
  const isSame = and(eq(invitationLists.accountId, account.id), eq(invitationLists.key, key))
  const [known] = await db.select().from(invitationLists).where(isSame).limit(1)
  if (known !== undefined) return { kind: 'stored', list: known, isNew: false }
  const lines = await checkedLines(deps, text, surroundings)
  if (lines.length === 0) return { kind: 'invalid', code: 'empty' }
  if (lines.length > mostInvitationLines) return { kind: 'invalid', code: 'too_many_lines' }
  const createdAt = now()
  if (!(await allowsAttempt(db, listsPerAccount, account.id, createdAt))) return { kind: 'too_many' }
  return db.transaction(async (transaction): Promise<ListOutcome> => {
    const row = { accountId: account.id, teamId, key, locale, createdAt }
    const [made] = await transaction.insert(invitationLists).values(row).onConflictDoNothing().returning()
    if (made === undefined) {
      const [earlier] = await transaction.select().from(invitationLists).where(isSame).limit(1)
      return earlier === undefined ? { kind: 'too_many' } : { kind: 'stored', list: earlier, isNew: false }
    }
    const stored = lines.map((line): LineRow => {
      return { ...line, listId: made.id, state: line.fault === null ? 'waiting' : 'refused' }
    })
    await transaction.insert(invitationListLines).values(stored)
    const details = { team: `team-${teamId}`, lines: String(stored.length) }
    const entry = {
      actor: account.id,
      action: 'invitation_list' as const,
      subject: `team-${teamId}`,
      details,
    }
    await appendAudit(transaction, { ...entry, happenedAt: createdAt })
    return { kind: 'stored', list: made, isNew: true }
  })
}

/** Describes a list with the report of each line. */
export async function describeList(db: Db, { createdAt, id }: ListRow): Promise<InvitationList> {
  const rows = await db
    .select()
    .from(invitationListLines)
    .where(eq(invitationListLines.listId, id))
    .orderBy(asc(invitationListLines.line))
    .limit(mostInvitationLines)
  const count = (wanted: LineRow['state']) => rows.filter(({ state }) => state === wanted).length
  return {
    created_at: createdAt.toISOString(),
    total: rows.length,
    sent: count('sent'),
    waiting: count('waiting'),
    refused: count('refused'),
    lines: rows.map(({ fault, line, state, text }) => ({ line, text, state, fault })),
  }
}

/** The latest list of an administrator for the team that they act for. */
export async function latestList(db: Db, { id, teamId }: Account): Promise<InvitationList | null> {
  const own = and(eq(invitationLists.accountId, id), eq(invitationLists.teamId, teamId ?? 0))
  const [latest] = await db
    .select()
    .from(invitationLists)
    .where(own)
    .orderBy(desc(invitationLists.id))
    .limit(1)
  return latest === undefined ? null : describeList(db, latest)
}
