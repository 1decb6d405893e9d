import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../database/open-database.ts'
import { messages } from '../database/schema/index.ts'
import type { BackgroundWork } from '../http/background-work.ts'
import { bounceOf, refusalCode } from './bounce.ts'
import { contentOf, emailOf, type OutgoingMessage } from './outgoing-message.ts'
import { sendBySmtp } from './send-by-smtp.ts'

/** Dependencies of sending emails that wait for their mail server. */
export type OutboxDeps = {
  readonly db: Db
  readonly log: Logger
  readonly now: () => Date
  readonly smtpUrl: string
}

const minuteMs = 60_000
/** Time after which an email is free again, should the process that sends it be gone; longer than any attempt. */
const leaseMs = 5 * minuteMs
const longestPauseMs = 60 * minuteMs
/** Time after which an email is given up: its news is old by then. */
const triedMs = 3 * 24 * 60 * minuteMs
/** Emails of one round: the others come in the next one. */
const mostEmails = 200

const pauseAfter = (attempts: number): number =>
  Math.min(longestPauseMs, minuteMs * 2 ** Math.min(attempts, 10))

type Waiting = {
  readonly id: string
  readonly attempts: number
  readonly createdAt: Date
  readonly linkEndsAt: Date | null
}

async function remove({ db }: OutboxDeps, { id }: Waiting): Promise<void> {
  await db.delete(messages).where(eq(messages.id, id))
}

/** Notes when an email is tried again, or gives it up after days. */
async function postpone(deps: OutboxDeps, waiting: Waiting, err: unknown): Promise<void> {
  const { db, log, now } = deps
  const { attempts, createdAt, id } = waiting
  if (now().getTime() - createdAt.getTime() >= triedMs) {
    log.error({ err, message: id }, 'mail given up')
    return remove(deps, waiting)
  }
  log.warn({ err, message: id, attempts: attempts + 1 }, 'mail not sent yet')
  const nextAttemptAt = new Date(now().getTime() + pauseAfter(attempts))
  await db
    .update(messages)
    .set({ attempts: attempts + 1, nextAttemptAt })
    .where(eq(messages.id, id))
}

/** Forgets the waiting emails with the link for a purpose, which opens nothing any more (P-882); returns their ids. */
export async function forgetWaiting(db: Db, newestOf: string): Promise<string[]> {
  const isWaiting = and(eq(messages.newestOf, newestOf), isNotNull(messages.nextAttemptAt))
  const forgotten = await db.delete(messages).where(isWaiting).returning({ id: messages.id })
  return forgotten.map(({ id }) => id)
}

/** Forgets the waiting emails whose link the next one's takes the place of (P-882). */
async function dropOlder({ db, log }: OutboxDeps, { link }: OutgoingMessage): Promise<void> {
  if (link?.newestOf === undefined) return
  for (const id of await forgetWaiting(db, link.newestOf))
    log.warn({ code: 'link_replaced', message: id }, 'mail dropped')
}

/** Forgets an email whose link has ended (P-882); returns whether it has. */
async function dropEnded(deps: OutboxDeps, waiting: Waiting): Promise<boolean> {
  const { log, now } = deps
  const { id, linkEndsAt } = waiting
  if (linkEndsAt === null || linkEndsAt > now()) return false
  log.warn({ code: 'link_ended', message: id }, 'mail dropped')
  await remove(deps, waiting)
  return true
}

/**
 * Tries to send an email; returns whether the mail server was reached.
 * @throws when the mail server refuses the address for good
 */
async function attempt(deps: OutboxDeps, waiting: Waiting, email: OutgoingMessage): Promise<boolean> {
  try {
    await sendBySmtp(deps.smtpUrl, email)
  } catch (error) {
    if (bounceOf(error) === undefined) {
      await postpone(deps, waiting, error)
      return refusalCode(error) !== 0
    }
    await remove(deps, waiting)
    throw error
  }
  await remove(deps, waiting)
  return true
}

/**
 * Stores an email, sends it, and forgets it once the mail server has taken it; otherwise it is tried again (P-874). A
 * process that ends between the last two repeats the email rather than losing it.
 * @throws when the mail server refuses the address for good
 */
export async function sendOrKeep(deps: OutboxDeps, email: OutgoingMessage): Promise<void> {
  await dropOlder(deps, email)
  const createdAt = deps.now()
  const waiting = { id: randomUUID(), attempts: 0, createdAt, linkEndsAt: email.link?.endsAt ?? null }
  const nextAttemptAt = new Date(createdAt.getTime() + leaseMs)
  await deps.db.insert(messages).values({ ...waiting, ...contentOf(email), nextAttemptAt })
  await attempt(deps, waiting, email)
}

/** Takes an email in hand; false while another process has it. */
async function takeInHand({ db, now }: OutboxDeps, id: string): Promise<boolean> {
  const taken = await db
    .update(messages)
    .set({ nextAttemptAt: new Date(now().getTime() + leaseMs) })
    .where(and(eq(messages.id, id), lte(messages.nextAttemptAt, now())))
    .returning({ id: messages.id })
  return taken.length === 1
}

/**
 * Sends the emails that wait and are due, the oldest first. One that is refused leaves the others alone; while the mail
 * server cannot be reached, the others wait for the next round.
 */
export async function sendWaiting(deps: OutboxDeps, stop?: AbortSignal): Promise<void> {
  const due = await deps.db
    .select()
    .from(messages)
    .where(lte(messages.nextAttemptAt, deps.now()))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(mostEmails)
  for (const row of due) {
    if (stop?.aborted) return
    if (!(await takeInHand(deps, row.id)) || (await dropEnded(deps, row))) continue
    try {
      if (!(await attempt(deps, row, emailOf(row)))) return
    } catch (err) {
      deps.log.warn({ err, message: row.id }, 'mail refused')
    }
  }
}

const intervalMs = minuteMs

/** Sends waiting emails now and every minute; returns the function that stops it. */
export function sendWaitingRegularly(deps: OutboxDeps & { readonly background: BackgroundWork }): () => void {
  const send = () => deps.background.run('waiting mails', (stop) => sendWaiting(deps, stop))
  send()
  const timer = setInterval(send, intervalMs).unref()
  return () => clearInterval(timer)
}
