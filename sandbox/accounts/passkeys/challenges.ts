import { createHash } from 'node:crypto'
import { and, desc, eq, gt, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../database/open-database.ts'
import { passkeyChallenges } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'

const challengeMs = 10 * 60_000
/** Challenges that one ceremony may have open: the pages of so many tabs. The oldest ends with the next. */
const mostOpen = 20

/** Purpose of a challenge; a signature for another purpose is refused. */
export type ChallengePurpose = 'sign_in' | 'second_factor' | 'enrol' | 'add' | 'remove' | 'code'

/** The ceremony that a challenge belongs to: of a sign-in in progress, an account, or the passkey to remove. */
export type ChallengeFor = {
  readonly purpose: ChallengePurpose
  readonly subject: string
  readonly accountId: string | null
}

type Deps = Pick<SandboxDeps, 'db' | 'now'>

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url')

type Ceremony = Pick<ChallengeFor, 'purpose' | 'subject'>

const isOf = ({ purpose, subject }: Ceremony) =>
  and(eq(passkeyChallenges.purpose, purpose), eq(passkeyChallenges.subject, subject))

/** Stores a challenge. Others of the same ceremony stay open, each for the page that it was made for. */
export async function keepChallenge(
  { db, now }: Deps,
  challenge: string,
  ceremony: ChallengeFor,
): Promise<void> {
  const expiresAt = new Date(now().getTime() + challengeMs)
  await db.insert(passkeyChallenges).values({ ...ceremony, hash: hashOf(challenge), expiresAt })
  const newest = db
    .select({ hash: passkeyChallenges.hash })
    .from(passkeyChallenges)
    .where(isOf(ceremony))
    .orderBy(desc(passkeyChallenges.expiresAt), desc(passkeyChallenges.hash))
    .limit(mostOpen)
  await db.delete(passkeyChallenges).where(and(isOf(ceremony), notInArray(passkeyChallenges.hash, newest)))
}

/** Consumes a challenge; false for one of another ceremony, used, or expired. */
export async function useChallenge(
  { db, now }: Deps,
  challenge: string,
  ceremony: Ceremony,
): Promise<boolean> {
  const isOpen = and(
    eq(passkeyChallenges.hash, hashOf(challenge)),
    isOf(ceremony),
    gt(passkeyChallenges.expiresAt, now()),
  )
  const used = await db.delete(passkeyChallenges).where(isOpen).returning({ hash: passkeyChallenges.hash })
  return used.length === 1
}

/** Ends the challenges that an account has open: what a stranger began with a known password must not go on. */
export async function endChallenges(db: Db, accountId: string): Promise<void> {
  await db.delete(passkeyChallenges).where(eq(passkeyChallenges.accountId, accountId))
}

const clientDataSchema = z.object({ challenge: z.string().min(1).max(200) })

/** Returns the challenge in a browser's client data; undefined if the text is no client data. */
export function challengeIn(clientDataJson: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    return clientDataSchema.safeParse(data).data?.challenge
  } catch {
    return undefined
  }
}
