import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type {
  MailSettings,
  MailSettingsUpdate,
  MailTopic,
} from '../../../src/contract/product-api/notification.schema.ts'
import { hashOf } from '../../accounts/tickets.ts'
import type { Db } from '../../database/open-database.ts'
import { mailSettings, unsubscribeTokens } from '../../database/schema/index.ts'

/** Settings as stored. */
export type StoredSettings = typeof mailSettings.$inferSelect

/**
 * Frequencies until the user chooses others: notices such as capital calls have due dates, so they are emailed at once;
 * the other topics are not emailed by default.
 */
const defaultPace: MailSettingsUpdate = { notices: 'at_once', documents: 'never', values: 'never' }

/** Longer than the age of listed notifications, so that a link in an old email still works. */
const tokenDays = 400
const dayMs = 86_400_000

async function findSettings(db: Db, accountId: string): Promise<StoredSettings | undefined> {
  const [known] = await db.select().from(mailSettings).where(eq(mailSettings.accountId, accountId)).limit(1)
  return known
}

/** Describes the settings of an account to their owner, and stores nothing: until they are used, the default ones. */
export async function readSettings(
  db: Db,
  { email, id }: { readonly email: string; readonly id: string },
): Promise<MailSettings> {
  const known = await findSettings(db, id)
  return known === undefined ? { ...defaultPace, bouncedAt: null } : toMailSettings(known, email)
}

/** Returns the settings of an account, creating them on first use: earlier notifications are not emailed. */
export async function settingsOf(db: Db, accountId: string, now: Date): Promise<StoredSettings> {
  const known = await findSettings(db, accountId)
  if (known !== undefined) return known
  const created = { accountId, ...defaultPace, toldFrom: now }
  await db.insert(mailSettings).values(created).onConflictDoNothing()
  return settingsOf(db, accountId, now)
}

/** Reports whether the account's current address is the one that refused emails. */
export const isBounced = ({ bouncedAddress, bouncedAt }: StoredSettings, email: string): boolean =>
  bouncedAt !== null && bouncedAddress === email

/** Describes settings for their owner. */
export function toMailSettings(settings: StoredSettings, email: string): MailSettings {
  const { bouncedAt, documents, notices, values } = settings
  const since = isBounced(settings, email) ? bouncedAt : null
  return { notices, documents, values, bouncedAt: since?.toISOString() ?? null }
}

/** Changes the pace of every topic. */
export async function updateSettings(
  db: Db,
  accountId: string,
  { pace, now }: { readonly pace: MailSettingsUpdate; readonly now: Date },
): Promise<StoredSettings> {
  await settingsOf(db, accountId, now)
  await db.update(mailSettings).set(pace).where(eq(mailSettings.accountId, accountId))
  return settingsOf(db, accountId, now)
}

/** Creates the secret by which the reader of an email ends its topic. */
export async function issueUnsubscribeToken(
  db: Db,
  { accountId, now, topic }: { readonly accountId: string; readonly topic: MailTopic; readonly now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + tokenDays * dayMs)
  await db.insert(unsubscribeTokens).values({ hash: hashOf(token), accountId, topic, expiresAt })
  return token
}

/** Ends the emails of a token's topic; undefined for a token that is unknown or over. Repeated, it changes nothing. */
export async function unsubscribe(db: Db, token: string, now: Date): Promise<MailTopic | undefined> {
  const isPresent = and(eq(unsubscribeTokens.hash, hashOf(token)), gt(unsubscribeTokens.expiresAt, now))
  const [found] = await db.select().from(unsubscribeTokens).where(isPresent).limit(1)
  if (found === undefined) return undefined
  const { accountId, topic } = found
  await db
    .update(mailSettings)
    .set({ [topic]: 'never' })
    .where(eq(mailSettings.accountId, accountId))
  return topic
}
