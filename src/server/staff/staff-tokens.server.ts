import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { TokenResponse } from '../backends/content-api/content-auth.server.ts'
import type { StateStore } from '../session/state-store.server.ts'
import type { HeldToken } from './staff-cookie.server.ts'
import { endOfAccess } from './token-lifetime.server.ts'

/** The tokens of staff at a content backend in refresh mode, where an access token lives for ten minutes. */
export type StaffTokens = {
  /**
   * The access token to call with: the one that the browser holds, or the one that has replaced it. Replaces one that is
   * about to end, or is `refused` now. Undefined when there is none any more.
   */
  current(held: HeldToken, refused?: string): Promise<string | undefined>
  /** Forgets what has replaced the tokens of a browser. */
  forget(held: HeldToken): Promise<void>
}

export type StaffTokensOptions = {
  readonly store: StateStore
  /** `POST /auth/refresh`; a refresh token can be used once. */
  readonly refresh: (refreshToken: string) => Promise<TokenResponse>
  /** Seconds for which a sign-in lasts at most. */
  readonly livesS: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<unknown>
}

const latestSchema = z.object({
  token: z.string(),
  refreshToken: z.string(),
  /** Milliseconds since 1970; left out where the token does not say. */
  tokenEndsAtMs: z.number().optional(),
})

type Latest = z.infer<typeof latestSchema>

/** An access token is replaced when it has less than this left: longer than a page takes with all its calls. */
const marginMs = 60_000
const lockS = 15
const waitMs = 50
const longestWaitMs = 12_000

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Keeps the tokens of staff usable in refresh mode. The browser's cookie holds those of its sign-in; those that replaced
 * them are in the session store, so that every request of every process finds them without a new cookie. Each refresh
 * token is used once, by one request, since a second use ends the sign-in at the content backend.
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
    if (answered.kind === 'refused') return undefined
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

/** A token goes on for as long as it lasts while another cannot be had. */
const asItIs = ({ token, tokenEndsAtMs = Number.POSITIVE_INFINITY }: Latest, nowMs: number) =>
  tokenEndsAtMs > nowMs ? token : undefined
