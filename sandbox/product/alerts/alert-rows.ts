import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Alert, AlertRequest } from '../../../src/contract/product-api/alert.schema.ts'
import { hashOf } from '../../accounts/tickets.ts'
import { byBytes } from '../../database/name-order.ts'
import type { Db } from '../../database/open-database.ts'
import { funds, mailAlerts, mailAlertTokens } from '../../database/schema/index.ts'
import { knownNews } from './alert-news.ts'

/** An alert as stored. */
export type AlertRow = typeof mailAlerts.$inferSelect

const dayMs = 86_400_000
/** Retention of an address that was not confirmed, and life of the first link (P-774). */
const unconfirmedMs = 7 * dayMs
/** A link in an old email still ends the emails. */
const tokenMs = 400 * dayMs
/** Retention of an address that refuses emails, so that staff can see it. */
const bouncedMs = 30 * dayMs

const numberOf = (fundId: string): number => Number(fundId.slice('fnd-'.length))

/** Narrows numbers of funds to those that have a page. */
async function publicFunds(db: Db, numbers: readonly number[]) {
  if (numbers.length === 0) return []
  return db
    .select({ id: funds.id, name: funds.name })
    .from(funds)
    .where(and(inArray(funds.id, [...numbers]), isNotNull(funds.slugFr)))
    .orderBy(byBytes(funds.nameSort), funds.id)
}

/** Names of funds, as far as they have a page. */
export const fundNames = async (db: Db, numbers: readonly number[]): Promise<string[]> =>
  (await publicFunds(db, numbers)).map(({ name }) => name)

/** Creates the secret of an email's links, which ends. */
export async function issueAlertToken(
  db: Db,
  { confirmedAt, id }: AlertRow,
  now: Date,
): Promise<{ readonly token: string; readonly endsAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + (confirmedAt === null ? unconfirmedMs : tokenMs))
  await db.insert(mailAlertTokens).values({ hash: hashOf(token), alertId: id, expiresAt })
  return { token, endsAt: expiresAt }
}

type Request = { readonly locale: 'fr' | 'en'; readonly now: Date }

/** Stores a request, whatever is known of its address; undefined if none of its funds has a page. */
export async function storeRequest(
  db: Db,
  asked: AlertRequest,
  { locale, now }: Request,
): Promise<AlertRow | undefined> {
  const chosen = asked.topic === 'funds' ? await publicFunds(db, asked.funds.map(numberOf)) : []
  if (asked.topic === 'funds' && chosen.length === 0) return undefined
  const [row] = await db
    .insert(mailAlerts)
    .values({
      ...{ id: randomUUID(), email: asked.email.toLowerCase(), topic: asked.topic, locale },
      ...{ funds: chosen.map(({ id }) => id), told: [], createdAt: now },
    })
    .returning()
  return row
}

async function findAlert(db: Db, token: string, now: Date): Promise<AlertRow | undefined> {
  const isGood = and(eq(mailAlertTokens.hash, hashOf(token)), gt(mailAlertTokens.expiresAt, now))
  const [found] = await db
    .select({ alert: mailAlerts })
    .from(mailAlertTokens)
    .innerJoin(mailAlerts, eq(mailAlerts.id, mailAlertTokens.alertId))
    .where(isGood)
    .limit(1)
  return found?.alert
}

/** Describes the alert of a secret; undefined for an unknown one. */
export async function readAlert(db: Db, token: string, now: Date): Promise<Alert | undefined> {
  const row = await findAlert(db, token, now)
  if (row === undefined) return undefined
  const named = await publicFunds(db, row.funds)
  return {
    topic: row.topic,
    is_confirmed: row.confirmedAt !== null,
    funds: named.map(({ id, name }) => ({ id: `fnd-${id}`, name })),
  }
}

const union = <Item>(one: readonly Item[], other: readonly Item[]): Item[] => [...new Set([...one, ...other])]

const mostFunds = 20

/** Merges a request into what the address gets already, whose links and choices remain good. */
async function merge(db: Db, known: AlertRow, asked: AlertRow, now: Date): Promise<void> {
  const { funds: added, id, locale } = asked
  const told = union(known.told, await knownNews(db, { ...asked, funds: added }, now))
  const chosen = union(known.funds, added).slice(-mostFunds)
  const change = { funds: chosen, told, locale, bouncedAt: null, bounceReason: null }
  await db.update(mailAlerts).set(change).where(eq(mailAlerts.id, known.id))
  await db.update(mailAlertTokens).set({ alertId: known.id }).where(eq(mailAlertTokens.alertId, id))
  await db.delete(mailAlerts).where(eq(mailAlerts.id, id))
}

/** Confirms a request. What was published before is not told. Undefined for an unknown secret. */
export async function confirmAlert(db: Db, token: string, now: Date): Promise<Alert | undefined> {
  await db.transaction(async (transaction) => {
    const row = await findAlert(transaction, token, now)
    if (row === undefined || row.confirmedAt !== null) return
    const isSame = and(
      eq(mailAlerts.email, row.email),
      eq(mailAlerts.topic, row.topic),
      isNotNull(mailAlerts.confirmedAt),
    )
    const [known] = await transaction.select().from(mailAlerts).where(isSame).for('update').limit(1)
    if (known !== undefined) return merge(transaction, known, row, now)
    const told = await knownNews(transaction, row, now)
    await transaction.update(mailAlerts).set({ confirmedAt: now, told }).where(eq(mailAlerts.id, row.id))
    // The link stays in the reader's mailbox and leads to their choice from then on.
    const expiresAt = new Date(now.getTime() + tokenMs)
    await transaction.update(mailAlertTokens).set({ expiresAt }).where(eq(mailAlertTokens.alertId, row.id))
  })
  return readAlert(db, token, now)
}

/** Deletes the address of a secret, with its choice. */
export async function endAlert(db: Db, token: string, now: Date): Promise<void> {
  const row = await findAlert(db, token, now)
  if (row !== undefined) await db.delete(mailAlerts).where(eq(mailAlerts.id, row.id))
}

/** Leaves some of the chosen funds; none ends the emails, and others are not added. False for an unknown secret. */
export async function keepFunds(
  db: Db,
  { funds: kept, token }: { readonly funds: readonly string[]; readonly token: string },
  now: Date,
): Promise<boolean> {
  const row = await findAlert(db, token, now)
  if (row === undefined) return false
  const numbers = new Set(kept.map(numberOf))
  const left = row.funds.filter((number) => numbers.has(number))
  if (left.length === 0) await db.delete(mailAlerts).where(eq(mailAlerts.id, row.id))
  else await db.update(mailAlerts).set({ funds: left }).where(eq(mailAlerts.id, row.id))
  return true
}

/** Deletes addresses that were not confirmed within a week, or have refused emails for a month, and old secrets. */
export async function purgeAlerts(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const isUnconfirmed = and(isNull(mailAlerts.confirmedAt), lte(mailAlerts.createdAt, before(unconfirmedMs)))
  await db.delete(mailAlerts).where(or(isUnconfirmed, lte(mailAlerts.bouncedAt, before(bouncedMs))))
  await db.delete(mailAlertTokens).where(lte(mailAlertTokens.expiresAt, now))
}
