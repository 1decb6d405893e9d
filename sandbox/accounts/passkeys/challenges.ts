import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { passkeyChallenges } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'

const challengeMs = 10 * 60_000

/** Purpose of a challenge; a signature for another purpose is refused. */
export type ChallengePurpose = 'sign_in' | 'enrol' | 'confirm'

/** The ceremony that a challenge belongs to: a sign-in in progress, or an account. */
export type ChallengeFor = {
  readonly purpose: ChallengePurpose
  readonly subject: string
  readonly accountId: string | null
}

type Deps = Pick<SandboxDeps, 'db' | 'now'>

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url')

/** Stores a challenge; an earlier one of the same ceremony no longer counts. */
export async function keepChallenge(
  { db, now }: Deps,
  challenge: string,
  { purpose, subject, accountId }: ChallengeFor,
): Promise<void> {
  const expiresAt = new Date(now().getTime() + challengeMs)
  const values = { hash: hashOf(challenge), purpose, subject, accountId, expiresAt }
  const target = [passkeyChallenges.purpose, passkeyChallenges.subject]
  await db.insert(passkeyChallenges).values(values).onConflictDoUpdate({ target, set: values })
}

/** Consumes a challenge; false for one of another ceremony, used, or expired. */
export async function useChallenge(
  { db, now }: Deps,
  challenge: string,
  { purpose, subject }: Pick<ChallengeFor, 'purpose' | 'subject'>,
): Promise<boolean> {
  const isOpen = and(
    eq(passkeyChallenges.hash, hashOf(challenge)),
    eq(passkeyChallenges.purpose, purpose),
    eq(passkeyChallenges.subject, subject),
    gt(passkeyChallenges.expiresAt, now()),
  )
  const used = await db.delete(passkeyChallenges).where(isOpen).returning({ hash: passkeyChallenges.hash })
  return used.length === 1
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
