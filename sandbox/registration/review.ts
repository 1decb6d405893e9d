import { and, asc, eq, isNull } from 'drizzle-orm'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { type Account, findAccount } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import {
  accounts,
  partners,
  registrations,
  teamFunds,
  teamRequests,
  teams,
} from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { mailLanguageOf } from '../mails/mail-language.ts'
import { type AuditEntry, appendAudit } from '../product/audit/append-audit.ts'
import { joinTeam, lockWithoutTeam } from '../team-admin/join-requests.ts'
import { addHoldings } from './add-holdings.ts'
import { reviewMs } from './confirmed.ts'
import { portalPage, signInPage } from './portal-paths.ts'
import { registrationTexts } from './texts.ts'

type ReviewDeps = Pick<SandboxDeps, 'db' | 'env' | 'now' | 'mailbox'>
type Registration = typeof registrations.$inferSelect

/** An investor whom staff have to look at. */
export type PendingInvestor = {
  readonly account: Account
  readonly details: Registration['details']
  readonly submittedAt: Date
  readonly dueAt: Date
}

/** Team that awaits staff's review, with its requester, unless it was imported. */
export type PendingTeam = {
  readonly team: typeof teams.$inferSelect
  readonly partnerName: string
  readonly requestedBy: Account | undefined
  readonly requestedAt: Date | undefined
}

/** Lists the investors with a confirmed address who await a review, oldest first. */
export async function listPendingInvestors(db: Db): Promise<PendingInvestor[]> {
  const waiting = and(
    eq(accounts.role, 'investor'),
    eq(accounts.verification, 'pending'),
    eq(accounts.emailConfirmed, true),
  )
  const rows = await db
    .select({ account: accounts, registration: registrations })
    .from(accounts)
    .leftJoin(registrations, eq(registrations.accountId, accounts.id))
    .where(waiting)
  return rows
    .map(({ account, registration }) => {
      const submittedAt = registration?.confirmedAt ?? account.createdAt
      const dueAt = new Date(submittedAt.getTime() + reviewMs)
      return { account, details: registration?.details ?? {}, submittedAt, dueAt }
    })
    .sort((one, other) => one.submittedAt.getTime() - other.submittedAt.getTime())
}

/** Teams that wait for approval. */
export async function listPendingTeams(db: Db): Promise<PendingTeam[]> {
  const rows = await db
    .select({ team: teams, partnerName: partners.name, request: teamRequests, account: accounts })
    .from(teams)
    .innerJoin(partners, eq(partners.id, teams.partnerId))
    .leftJoin(teamRequests, eq(teamRequests.teamId, teams.id))
    .leftJoin(accounts, eq(accounts.id, teamRequests.accountId))
    .where(eq(teams.isApproved, false))
    .orderBy(asc(teams.id))
  return rows.map(({ team, partnerName, request, account }) => {
    return { team, partnerName, requestedBy: account ?? undefined, requestedAt: request?.requestedAt }
  })
}

type Message = { readonly subject: string; readonly paragraphs: readonly string[]; readonly action: string }

/** Notifies a requester of a decision, with the reason of a refusal. */
async function tell(
  deps: ReviewDeps,
  account: Account,
  message: Message,
  { url, reason }: { readonly url: string; readonly reason?: string | undefined },
): Promise<void> {
  const language = mailLanguageOf(account)
  const words = registrationTexts[language]
  const mail = await composeMail(account.email, {
    language,
    subject: message.subject,
    greeting: words.greeting(account.firstName),
    paragraphs: [...message.paragraphs, ...(reason === undefined ? [] : [words.reason(reason)])],
    action: { label: message.action, url },
  })
  await deps.mailbox.send(mail)
}

/** Of two decisions at once, one counts: only an account that still waits is changed. */
async function decideInvestor(
  { db, now }: ReviewDeps,
  accountId: string,
  verification: 'approved' | 'refused',
): Promise<Account | undefined> {
  const waiting = and(eq(accounts.id, accountId), eq(accounts.verification, 'pending'))
  const [account] = await db.update(accounts).set({ verification }).where(waiting).returning()
  if (account === undefined) return undefined
  await db
    .update(registrations)
    .set({ decidedAt: now() })
    .where(and(eq(registrations.accountId, accountId), isNull(registrations.decidedAt)))
  return account
}

type Recorded = Omit<AuditEntry, 'happenedAt'>

const record = ({ db, now }: ReviewDeps, entry: Recorded) => appendAudit(db, { happenedAt: now(), ...entry })

const fundIds = (numbers: readonly number[]): string => numbers.map((number) => `fnd-${number}`).join(', ')

type Decision = { readonly actor: string; readonly id: string }

/** Verifies an investor, with the funds that the register confirms. False if no such investor is pending. */
export async function approveInvestor(
  deps: ReviewDeps,
  { actor, id, fundNumbers }: Decision & { readonly fundNumbers: readonly number[] },
): Promise<boolean> {
  const account = await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction }
    const decided = await decideInvestor(within, id, 'approved')
    if (decided === undefined) return undefined
    await addHoldings(transaction, id, fundNumbers)
    const details = { holdings: fundIds(fundNumbers) }
    await record(within, { actor, action: 'investor_approved', subject: id, details })
    return decided
  })
  if (account === undefined) return false
  const language = mailLanguageOf(account)
  await tell(deps, account, registrationTexts[language].verified, {
    url: signInPage(deps, 'investor', language),
  })
  return true
}

/** Refuses an investor, who is sent the reason. */
export async function refuseInvestor(
  deps: ReviewDeps,
  { actor, id, reason }: Decision & { readonly reason: string },
): Promise<boolean> {
  const account = await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction }
    const decided = await decideInvestor(within, id, 'refused')
    const entry = { actor, action: 'investor_refused' as const, subject: id, details: { reason } }
    if (decided !== undefined) await record(within, entry)
    return decided
  })
  if (account === undefined) return false
  const language = mailLanguageOf(account)
  await tell(deps, account, registrationTexts[language].refused, {
    url: portalPage(deps, 'contact', language),
    reason,
  })
  return true
}

async function requesterOf(db: Db, teamId: number): Promise<Account | undefined> {
  const isOf = eq(teamRequests.teamId, teamId)
  const [request] = await db.select().from(teamRequests).where(isOf).limit(1)
  return request === undefined ? undefined : findAccount(db, request.accountId)
}

/** Gives a team the agreements of another one; returns their funds. */
async function copyAgreements(db: Db, from: number, to: number, now: Date): Promise<number[]> {
  const agreed = await db.select().from(teamFunds).where(eq(teamFunds.teamId, from))
  const rows = agreed.map((terms) => ({ ...terms, teamId: to, agreementSince: plainDateAt(now) }))
  if (rows.length > 0) await db.insert(teamFunds).values(rows)
  return rows.map(({ fundId }) => fundId)
}

async function messageAboutTeam(
  deps: ReviewDeps,
  account: Account,
  kind: 'teamApproved' | 'teamRefused',
  { teamName, reason }: { readonly teamName: string; readonly reason?: string },
): Promise<void> {
  const language = mailLanguageOf(account)
  const { subject, paragraphs, action } = registrationTexts[language][kind]
  const message = { subject, paragraphs: paragraphs(teamName), action }
  await tell(deps, account, message, { url: signInPage(deps, 'partner', language), reason })
}

/** Approves a team, with the agreements of another one of the company, and admits its requester. */
export async function approveTeam(
  deps: ReviewDeps,
  {
    actor,
    teamId,
    likeTeamId,
  }: { readonly actor: string; readonly teamId: number; readonly likeTeamId: number | undefined },
): Promise<boolean> {
  const requester = await requesterOf(deps.db, teamId)
  const team = await deps.db.transaction(async (transaction) => {
    const waiting = and(eq(teams.id, teamId), eq(teams.isApproved, false))
    const [approved] = await transaction.update(teams).set({ isApproved: true }).where(waiting).returning()
    if (approved === undefined) return undefined
    const agreed =
      likeTeamId === undefined ? [] : await copyAgreements(transaction, likeTeamId, teamId, deps.now())
    if (requester !== undefined && (await lockWithoutTeam(transaction, requester.id))) {
      await joinTeam(transaction, { accountId: requester.id, team: teamId, now: deps.now() })
      // The user who requested a team is its first member, and administers it.
      const administers = { administersTeamId: teamId }
      await transaction.update(accounts).set(administers).where(eq(accounts.id, requester.id))
    }
    await transaction.delete(teamRequests).where(eq(teamRequests.teamId, teamId))
    const details = { team: `team-${teamId}`, name: approved.name, agreements: fundIds(agreed) }
    const entry = { actor, action: 'team_approved' as const, subject: `team-${teamId}`, details }
    await record({ ...deps, db: transaction }, entry)
    return approved
  })
  if (team === undefined) return false
  if (requester !== undefined)
    await messageAboutTeam(deps, requester, 'teamApproved', { teamName: team.name })
  return true
}

/** Refuses a requested team, which is deleted; its requester is sent the reason. */
export async function refuseTeam(
  deps: ReviewDeps,
  { actor, teamId, reason }: { readonly actor: string; readonly teamId: number; readonly reason: string },
): Promise<boolean> {
  const requester = await requesterOf(deps.db, teamId)
  const team = await deps.db.transaction(async (transaction) => {
    // The team is locked first, as by an approval at the same time.
    const waiting = and(eq(teams.id, teamId), eq(teams.isApproved, false))
    const [refused] = await transaction.select().from(teams).where(waiting).for('update')
    if (refused === undefined) return undefined
    await transaction.delete(teamRequests).where(eq(teamRequests.teamId, teamId))
    await transaction.delete(teams).where(waiting)
    const details = { team: `team-${teamId}`, name: refused.name, reason }
    const entry = { actor, action: 'team_refused' as const, subject: `team-${teamId}`, details }
    await record({ ...deps, db: transaction }, entry)
    return refused
  })
  if (team === undefined) return false
  if (requester !== undefined)
    await messageAboutTeam(deps, requester, 'teamRefused', { teamName: team.name, reason })
  return true
}
