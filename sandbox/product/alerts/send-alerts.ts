import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { AlertRequest } from '../../../src/contract/product-api/alert.schema.ts'
import { mailAlerts } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { bounceOf } from '../../mailbox/bounce.ts'
import { composeAlert, composeConfirmation } from './alert-mail.ts'
import { listNews } from './alert-news.ts'
import { type AlertRow, fundNames, issueAlertToken, storeRequest } from './alert-rows.ts'
import { keepStrapiTexts } from './keep-texts.ts'

/** Dependencies of telling addresses without an account. */
export type AlertDeps = Pick<SandboxDeps, 'db' | 'env' | 'log' | 'mailbox' | 'now'>

/** Sends a mail; a permanent refusal of the address is recorded for staff, anything else is tried again later. */
async function send({ db, log, now }: AlertDeps, { id }: AlertRow, mail: () => Promise<void>): Promise<void> {
  try {
    await mail()
  } catch (error) {
    const reason = bounceOf(error)
    if (reason === undefined) return log.warn({ err: error }, 'alert mail not sent')
    const bounce = { bouncedAt: now(), bounceReason: reason }
    await db.update(mailAlerts).set(bounce).where(eq(mailAlerts.id, id))
  }
}

/**
 * Takes a request for emails and mails its link in the background, so that neither the reply nor its time tells what is
 * known of the address.
 */
export async function takeAlertRequest(
  deps: AlertDeps & Pick<SandboxDeps, 'background'>,
  asked: AlertRequest,
  locale: 'fr' | 'en',
): Promise<void> {
  const row = await storeRequest(deps.db, asked, { locale, now: deps.now() })
  if (row === undefined) return
  deps.background.run('mail of an alert', () =>
    send(deps, row, async () => {
      const secret = await issueAlertToken(deps.db, row, deps.now())
      const funds = await fundNames(deps.db, row.funds)
      await deps.mailbox.send(await composeConfirmation(deps, row, { funds, ...secret }))
    }),
  )
}

/** Time after which the emails of an alert are free again, should the process that had them in hand be gone. */
const leaseMs = 5 * 60_000

/** Takes an alert in hand as it is then stored; undefined while another run or process has it. */
async function takeInHand({ db, now }: AlertDeps, id: string): Promise<AlertRow | undefined> {
  const isFree = or(isNull(mailAlerts.tellingUntil), lt(mailAlerts.tellingUntil, now()))
  const [taken] = await db
    .update(mailAlerts)
    .set({ tellingUntil: new Date(now().getTime() + leaseMs) })
    .where(and(eq(mailAlerts.id, id), isFree))
    .returning()
  return taken
}

/** Sends what is new for an alert, then records it: a failure in between repeats the email rather than losing it. */
async function tell(deps: AlertDeps, { id }: AlertRow): Promise<void> {
  const alert = await takeInHand(deps, id)
  if (alert === undefined) return
  const { db, mailbox, now } = deps
  try {
    const news = (await listNews(db, alert, now())).filter((item) => !alert.told.includes(item.id))
    if (news.length === 0) return
    const { token } = await issueAlertToken(db, alert, now())
    await mailbox.send(await composeAlert(deps, alert, { news, token }), 'once')
    const told = JSON.stringify(news.map((item) => item.id))
    // Added to what is stored by then: a confirmation may have changed it since.
    await db
      .update(mailAlerts)
      .set({ told: sql`${mailAlerts.told} || ${told}::jsonb` })
      .where(eq(mailAlerts.id, id))
  } finally {
    await db.update(mailAlerts).set({ tellingUntil: null }).where(eq(mailAlerts.id, id))
  }
}

/** Tells confirmed addresses what is new, each thing once (P-772); those that refuse emails are left out (P-773). */
export async function sendAlerts(deps: AlertDeps, stop?: AbortSignal): Promise<void> {
  const isReachable = and(isNotNull(mailAlerts.confirmedAt), isNull(mailAlerts.bouncedAt))
  for (const alert of await deps.db
    .select()
    .from(mailAlerts)
    .where(isReachable)
    .orderBy(mailAlerts.createdAt, mailAlerts.id)) {
    if (stop?.aborted) return
    if (await hasNews(deps, alert)) await send(deps, alert, () => tell(deps, alert))
  }
}

async function hasNews({ db, now }: AlertDeps, alert: AlertRow): Promise<boolean> {
  const told = new Set(alert.told)
  return (await listNews(db, alert, now())).some(({ id }) => !told.has(id))
}

const intervalMs = 10 * 60_000

/** Tells addresses every ten minutes, and reads a Strapi's texts at once; returns the function that stops it. */
export function sendAlertsRegularly(deps: AlertDeps & Pick<SandboxDeps, 'background'>): () => void {
  deps.background.run('texts of the newsletter', () => keepStrapiTexts(deps))
  const tell = async (stop: AbortSignal) => {
    await keepStrapiTexts(deps)
    await sendAlerts(deps, stop)
  }
  const timer = setInterval(() => deps.background.run('mails of alerts', tell), intervalMs).unref()
  return () => clearInterval(timer)
}
