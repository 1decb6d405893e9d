import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { TokenResponse } from '../backends/content-api/content-auth.server.ts'
import type { StateStore } from '../session/state-store.server.ts'
import type { HeldToken } from './staff-cookie.server.ts'
import { endOfAccess } from './token-lifetime.server.ts'

/** The staff's tokens at a content backend in refresh mode, where an access token lives for ten minutes. */
export type StaffTokens = {
  /**
   * Returns the access token to use: the browser's, or its replacement. A token that is about to expire, or
   * is `refused`, is replaced first. Undefined when no valid token is left.
   */
  current(held: HeldToken, refused?: string): Promise<string | undefined>
  /** Deletes the replacement of a browser's tokens. */
  forget(held: HeldToken): Promise<void>
}

/** Dependencies and settings of the staff's tokens. */
export type StaffTokensOptions = {
  readonly store: StateStore
  /** `POST /auth/refresh`; a refresh token can be used once. */
  readonly refresh: (refreshToken: string) => Promise<TokenResponse>
  /** Longest duration of a sign-in, in seconds. */
  readonly livesS: number
  /** Current time in milliseconds since 1970. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<unknown>
}

const latestSchema = z.object({
  token: z.string(),
  refreshToken: z.string(),
  /** Expiry in milliseconds since 1970; absent where the token does not contain it. */
  tokenEndsAtMs: z.number().optional(),
})

type Latest = z.infer<typeof latestSchema>

/** Remaining lifetime below which an access token is replaced; longer than all calls of a page take. */
const marginMs = 60_000
/** The content backend limits its authentication calls by address: this refuses the moment and not the token. */
const tooManyRequests = 429
const lockS = 15
const waitMs = 50
const longestWaitMs = 12_000

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Creates the tokens of staff in refresh mode. The browser's cookie holds those of its sign-in; their
 * replacements are in the session store, so that every request of every process finds them without a new
 * cookie. Each refresh token is used by one request, since a second use ends the sign-in at the content
 * backend.
 */
export function createStaffTokens(options: StaffTokensOptions): StaffTokens {
  const { store, now, wait } = options
  const keyOf = (first: string) => `staff-tokens:${digestOf(first)}`

  const latestOf = async ({ token, refreshToken, tokenEndsAtMs }: Latest): Promise<Latest> => {
    const kept = await store.get(keyOf(refreshToken))
    return kept === undefined ? { token, refreshToken, tokenEndsAtMs } : latestSchema.parse(JSON.parse(kept))
  }
  const isDue = ({ token, tokenEndsAtMs }: Latest, refused: string | undefined): boolean =>
    token === refused || (tokenEndsAtMs !== undefined && tokenEndsAtMs - now() < marginMs)

  const waitForOther = async (first: Latest, spent: Latest): Promise<string | undefined> => {
    for (let waitedMs = 0; waitedMs < longestWaitMs; waitedMs += waitMs) {
      await wait(waitMs)
      const latest = await latestOf(first)
      if (latest.refreshToken !== spent.refreshToken) return latest.token
    }
    return asItIs(spent, now())
  }

  const replace = async (first: Latest, refused: string | undefined): Promise<string | undefined> => {
    const latest = await latestOf(first)
    if (!isDue(latest, refused)) return latest.token
    const answered = await options.refresh(latest.refreshToken)
    if (answered.kind === 'refused' && answered.status !== tooManyRequests) return undefined
    if (answered.kind !== 'ok') return latest.token === refused ? undefined : asItIs(latest, now())
    const { jwt, refreshToken = latest.refreshToken } = answered.data
    const next: Latest = { token: jwt, refreshToken, tokenEndsAtMs: endOfAccess(jwt, now()) }
    await store.set(keyOf(first.refreshToken), JSON.stringify(next), options.livesS)
    return jwt
  }

  return {
    async current(held, refused) {
      const { token, refreshToken, tokenEndsAtMs } = held
      if (refreshToken === undefined) return token === refused ? undefined : token
      const first: Latest = { token, refreshToken, tokenEndsAtMs }
      const latest = await latestOf(first)
      if (!isDue(latest, refused)) return latest.token
      const lock = `staff-refresh:${digestOf(latest.refreshToken)}`
      const holder = randomBytes(16).toString('base64url')
      if (!(await store.add(lock, holder, lockS))) return waitForOther(first, latest)
      try {
        return await replace(first, refused)
      } finally {
        await store.removeIf(lock, holder)
      }
    },
    async forget({ refreshToken }) {
      if (refreshToken !== undefined) await store.remove(keyOf(refreshToken))
    },
  }
}

/** Returns a token that could not be replaced, until it expires. */
const asItIs = ({ token, tokenEndsAtMs = Number.POSITIVE_INFINITY }: Latest, nowMs: number) =>
  tokenEndsAtMs > nowMs ? token : undefined
