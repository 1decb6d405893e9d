import { eq } from 'drizzle-orm'
import { personName } from '../../src/lib/person-name.ts'
import type { Account } from '../accounts/accounts.ts'
import { type AttemptLimit, allowsAttempt, attemptsLeft } from '../accounts/attempts.ts'
import type { Db } from '../database/open-database.ts'
import { partners, teams } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'

/** Sender of invitations, and the language of the messages. */
export type Inviter = { readonly account: Account; readonly locale: 'fr' | 'en' }

/** Company and team of an invitation. */
export type Surroundings = { readonly teamId: number; readonly partner: string; readonly domain: string }

const dayMs = 86_400_000
const perInviter: AttemptLimit = { name: 'invitation', most: 20, windowMs: dayMs }
const perRecipient: AttemptLimit = { name: 'invited', most: 3, windowMs: dayMs }

/** Returns the company and team that an account invites to; undefined without an approved team. */
export async function surroundingsOf(db: Db, account: Account): Promise<Surroundings | undefined> {
  if (account.teamId === null) return undefined
  const [team] = await db.select().from(teams).where(eq(teams.id, account.teamId)).limit(1)
  if (team === undefined || !team.isApproved) return undefined
  const actsFor = account.chosenPartnerId ?? account.partnerId ?? team.partnerId
  const [partner] = await db.select().from(partners).where(eq(partners.id, actsFor)).limit(1)
  return partner === undefined ? undefined : { teamId: team.id, partner: partner.name, domain: team.domain }
}

/** First and last name. */
export function nameOf({ firstName, lastName }: Account): string {
  return personName(firstName, lastName)
}

/** Counts an invitation: an account sends so many a day, and one person gets so many a day. */
export async function mayInvite(
  { db, now }: Pick<SandboxDeps, 'db' | 'now'>,
  account: Account,
  recipient: string,
): Promise<boolean> {
  const byInviter = await allowsAttempt(db, perInviter, account.id, now())
  return byInviter && (await allowsAttempt(db, perRecipient, recipient, now()))
}

/** Counts an invitation of a list: the list is limited by itself, and its recipients like any other. */
export const mayGetInvitation = (
  { db, now }: Pick<SandboxDeps, 'db' | 'now'>,
  recipient: string,
): Promise<boolean> => allowsAttempt(db, perRecipient, recipient, now())

/** Returns the number of invitations that an account may still send today. */
export function invitationsLeft(
  { db, now }: Pick<SandboxDeps, 'db' | 'now'>,
  { id }: Account,
): Promise<number> {
  return attemptsLeft(db, perInviter, id, now())
}
