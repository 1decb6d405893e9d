import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { accountTickets } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { countedSigns, newTypedCode } from '../second-factor.ts'
import { issueTicketOf, readTicket, useTicket } from '../tickets.ts'
import { endChallenges } from './challenges.ts'

const codeMs = 5 * 60_000

/**
 * Creates the code that replaces a passkey's signature in forms that ask for a code of the second factor: valid once,
 * for five minutes. A passkey signs only on the identity provider's own pages.
 */
export async function issuePasskeyCode(
  { db, now }: Pick<SandboxDeps, 'db' | 'now'>,
  accountId: string,
): Promise<string> {
  const code = newTypedCode()
  const expiresAt = new Date(now().getTime() + codeMs)
  await issueTicketOf(db, countedSigns(code), { purpose: 'passkey_proof', accountId, expiresAt })
  return code
}

/** Checks a code that a passkey gave, and consumes it; another account's is refused and stays. */
export async function acceptPasskeyCode(
  db: Db,
  accountId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const key = { purpose: 'passkey_proof', secret: countedSigns(code), now } as const
  if ((await readTicket(db, key)) !== accountId) return false
  return (await useTicket(db, key)) === accountId
}

/** Ends what a passkey that is being removed may have given: codes that were not used, and open challenges. */
export async function endPasskeyProofs(db: Db, accountId: string): Promise<void> {
  const codes = and(eq(accountTickets.accountId, accountId), eq(accountTickets.purpose, 'passkey_proof'))
  await db.delete(accountTickets).where(codes)
  await endChallenges(db, accountId)
}
