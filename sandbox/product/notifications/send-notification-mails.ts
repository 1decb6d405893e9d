import { and, eq, isNull, lt, max, or, type SQL, sql } from 'drizzle-orm'
import type {
  MailFrequency,
  MailTopic,
  Notification,
  NotificationCategory,
} from '../../../src/contract/product-api/notification.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import type { Account } from '../../accounts/accounts.ts'
import {
  accounts,
  holdings,
  mailSettings,
  mandates,
  notificationMails,
  teamFunds,
} from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { bounceOf } from '../../mailbox/bounce.ts'
import { mailLanguageOf } from '../../mails/mail-language.ts'
import { ownerName } from '../guests/guest-rows.ts'
import { findHeldMandates } from '../mandates/mandate-rows.ts'
import { isAgreed } from '../rights/agreements.ts'
import { listUntold } from './list-notifications.ts'
import { isBounced, issueUnsubscribeToken, type StoredSettings, settingsOf } from './mail-settings.ts'
import { composeNotificationMail } from './notification-mail.ts'
import { recipientOf } from './notification-rows.ts'

/** Dependencies of telling people by email. */
export type TellingDeps = Pick<SandboxDeps, 'db' | 'env' | 'log' | 'mailbox' | 'now'>

/** Limit of notifications in one email; the next email holds the rest. */
const mostInMail = 50

const categories: Readonly<Record<MailTopic, NotificationCategory>> = {
  notices: 'notices',
  documents: 'documents',
  values: 'funds',
}
const topics = ['notices', 'documents', 'values'] as const satisfies readonly MailTopic[]

const hourMs = 3_600_000
/** Time between two emails of a topic; a little less than the day or week, so that the hour does not drift. */
const pauseMs: Readonly<Record<Exclude<MailFrequency, 'never'>, number>> = {
  at_once: 0,
  daily: 23 * hourMs,
  weekly: (7 * 24 - 1) * hourMs,
}

async function isDue(
  { db, now }: TellingDeps,
  { accountId, toldFrom, ...settings }: StoredSettings,
  topic: MailTopic,
): Promise<boolean> {
  const pace = settings[topic]
  if (pace === 'never') return false
  const own = and(eq(notificationMails.accountId, accountId), eq(notificationMails.topic, topic))
  const [last] = await db
    .select({ at: max(notificationMails.mailedAt) })
    .from(notificationMails)
    .where(own)
  return now().getTime() - (last?.at ?? toldFrom).getTime() >= pauseMs[pace]
}

async function recordBounce({ db, now }: TellingDeps, { email, id }: Account, reason: string): Promise<void> {
  const bounce = { bouncedAt: now(), bouncedAddress: email, bounceReason: reason }
  await db.update(mailSettings).set(bounce).where(eq(mailSettings.accountId, id))
}

/** Sends an email, then records its notifications: a failure in between repeats the email rather than losing it. */
async function tell(deps: TellingDeps, account: Account, { holder, topic, told }: Untold): Promise<void> {
  const { db, env, mailbox, now } = deps
  const token = await issueUnsubscribeToken(db, { accountId: account.id, topic, now: now() })
  await mailbox.send(await composeNotificationMail({ env }, account, { holder, topic, told, token }), 'once')
  const mailedAt = now()
  const rows = told.map(({ id }) => ({ accountId: account.id, notificationId: id, topic, mailedAt }))
  await db.insert(notificationMails).values(rows).onConflictDoNothing()
}

type Untold = {
  readonly topic: MailTopic
  readonly told: readonly Notification[]
  readonly holder: string | null
}

/** Whose news a person is told of: their own, or those of a holder for whom they act. */
type Subject = {
  readonly account: Account
  readonly topics: readonly MailTopic[]
  readonly from: Date
  /** Null for the person's own. */
  readonly holder: string | null
}

const topicsOfMandates: Readonly<Record<'documents' | 'figures' | 'both', readonly MailTopic[]>> = {
  documents: ['documents'],
  figures: ['notices', 'values'],
  both: topics,
}

const later = (one: Date, other: Date): Date => (one > other ? one : other)

/** Returns whose news a person is told of, those of holders as far as their mandates say so (P-699). */
async function subjectsOf(
  { db, now }: TellingDeps,
  account: Account,
  toldFrom: Date,
): Promise<readonly Subject[]> {
  const held = await findHeldMandates(db, account.id, plainDateAt(now()))
  const ofHolders = held.flatMap(({ holder, mandate: { mailsFrom, scope, since } }): Subject[] => {
    if (mailsFrom === null) return []
    const from = later(toldFrom, later(mailsFrom, new Date(`${since}T12:00:00Z`)))
    return [{ account: holder, topics: topicsOfMandates[scope], from, holder: ownerName(holder) }]
  })
  return [{ account, topics, from: toldFrom, holder: null }, ...ofHolders]
}

/** Returns the notifications that are due for an account now, by whose they are and by topic. */
async function untoldOf(deps: TellingDeps, account: Account, settings: StoredSettings): Promise<Untold[]> {
  const asked = { locale: mailLanguageOf(account), now: deps.now() }
  const due = new Set<MailTopic>()
  for (const topic of topics) if (await isDue(deps, settings, topic)) due.add(topic)
  if (due.size === 0) return []
  const untold: Untold[] = []
  // A document of a fund that several of them hold is one piece of news.
  const isListed = ({ id }: Notification) => untold.some(({ told }) => told.some((one) => one.id === id))
  for (const subject of await subjectsOf(deps, account, settings.toldFrom)) {
    const recipient = await recipientOf(deps.db, subject.account, asked)
    const { from, holder } = subject
    for (const topic of subject.topics.filter((one) => due.has(one))) {
      const news = { category: categories[topic], from, most: mostInMail, readerId: account.id }
      const told = (await listUntold(deps.db, recipient, news)).filter((one) => !isListed(one))
      if (told.length > 0) untold.push({ topic, told, holder })
    }
  }
  return untold
}

/** Time after which the emails of an account are free again, should the process that had them in hand be gone. */
const leaseMs = 5 * 60_000

/** Takes the emails of an account in hand; false while another run or process has them. */
async function takeInHand({ db, now }: TellingDeps, accountId: string): Promise<boolean> {
  const isFree = or(isNull(mailSettings.tellingUntil), lt(mailSettings.tellingUntil, now()))
  const taken = await db
    .update(mailSettings)
    .set({ tellingUntil: new Date(now().getTime() + leaseMs) })
    .where(and(eq(mailSettings.accountId, accountId), isFree))
    .returning({ id: mailSettings.accountId })
  return taken.length === 1
}

async function tellAccount(deps: TellingDeps, account: Account): Promise<void> {
  const settings = await settingsOf(deps.db, account.id, deps.now())
  if (isBounced(settings, account.email)) return
  if ((await untoldOf(deps, account, settings)).length === 0) return
  if (!(await takeInHand(deps, account.id))) return
  try {
    // Read again under the lock: another process may just have sent it.
    for (const untold of await untoldOf(deps, account, settings)) await tell(deps, account, untold)
  } finally {
    const isOwn = eq(mailSettings.accountId, account.id)
    await deps.db.update(mailSettings).set({ tellingUntil: null }).where(isOwn)
  }
}

/** Accounts that a fund concerns: those who hold it, or are told of a holder's news, and those whose team distributes it. */
export const concernedBy = (fundId: number): SQL => sql`(
  exists (select 1 from ${holdings} where ${holdings.accountId} = ${accounts.id} and ${holdings.fundId} = ${fundId})
  or exists (select 1 from ${mandates} inner join ${holdings} on ${holdings.accountId} = ${mandates.holderId}
    where ${mandates.accountId} = ${accounts.id} and ${mandates.mailsFrom} is not null and ${holdings.fundId} = ${fundId})
  or exists (select 1 from ${teamFunds} where ${teamFunds.teamId} = ${accounts.teamId} and ${teamFunds.fundId} = ${fundId} and ${isAgreed}))`

type Telling = {
  /** Condition of the accounts to email; all accounts by default. */
  readonly among?: SQL
  /** Ends the round at the next account. */
  readonly stop?: AbortSignal
}

/**
 * Emails accounts, all of them by default, their news by topic, at the frequency that their owners chose (P-441). An
 * address that refuses is recorded and skipped until it changes (P-443); after any other failure the next run tries
 * again.
 */
export async function sendNotificationMails(deps: TellingDeps, { among, stop }: Telling = {}): Promise<void> {
  const reachable = and(
    eq(accounts.emailConfirmed, true),
    eq(accounts.verification, 'approved'),
    isNull(accounts.suspendedAt),
    among,
  )
  for (const account of await deps.db.select().from(accounts).where(reachable).orderBy(accounts.id)) {
    if (stop?.aborted) return
    try {
      await tellAccount(deps, account)
    } catch (error) {
      const reason = bounceOf(error)
      if (reason === undefined) deps.log.warn({ err: error }, 'notification mail not sent')
      else await recordBounce(deps, account, reason)
    }
  }
}

const intervalMs = 10 * 60_000

/** Tells people every ten minutes; returns the function that stops it. */
export function sendRegularly(deps: TellingDeps & Pick<SandboxDeps, 'background'>): () => void {
  const send = () =>
    deps.background.run('notification mails', (stop) => sendNotificationMails(deps, { stop }))
  const timer = setInterval(send, intervalMs).unref()
  return () => clearInterval(timer)
}
