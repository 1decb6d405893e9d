import { randomBytes } from 'node:crypto'
import type { TokenOutcome, TokenSet } from '../identity/token-answer.server.ts'
import type { Session } from './session-record.server.ts'
import type { Sessions } from './sessions.server.ts'
import type { StateStore } from './state-store.server.ts'

/** What came of keeping a session fresh. */
export type Refreshed =
  | { readonly kind: 'fresh'; readonly session: Session }
  /** The provider no longer knows the session, or its tokens ended while the provider could not be reached. */
  | { readonly kind: 'ended' }

export type SessionRefreshOptions = {
  readonly store: StateStore
  readonly sessions: Pick<Sessions, 'save' | 'end'>
  /** Reads the session again as another process may have changed it. */
  readonly reread: (session: Session) => Promise<Session | undefined>
  readonly askForTokens: (session: Session & { refreshToken: string }) => Promise<TokenOutcome>
  /** Keeps and gives the session with what its user is now, perhaps under a new id; as it was where that cannot be had. */
  readonly renewUser: (session: Session) => Promise<Session>
  /** Age of the tokens, in seconds, from which they are replaced. */
  readonly refreshS: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

const lockS = 15
const waitMs = 50
const longestWaitMs = 12_000

/**
 * Replaces a session's tokens when they reach their maximum age, once for however many requests and processes ask
 * for it: the provider rotates refresh tokens and takes a second use for a theft.
 */
export function createSessionRefresh(
  options: SessionRefreshOptions,
): (session: Session) => Promise<Refreshed> {
  const { store, refreshS, now, reread, wait } = options
  const underWay = new Map<string, Promise<Refreshed>>()
  const isDue = ({ refreshedAtMs }: Session) => now() - refreshedAtMs >= refreshS * 1000

  const waitForOther = async (session: Session): Promise<Refreshed> => {
    for (let waitedMs = 0; waitedMs < longestWaitMs; waitedMs += waitMs) {
      await wait(waitMs)
      const latest = await reread(session)
      if (!latest) return { kind: 'ended' }
      if (!isDue(latest)) return { kind: 'fresh', session: latest }
    }
    return stillUsable(session, now())
  }

  const refreshOnce = async (session: Session): Promise<Refreshed> => {
    const lock = `refresh:${session.id}`
    const holder = randomBytes(16).toString('base64url')
    if (!(await store.add(lock, holder, lockS))) return waitForOther(session)
    try {
      const latest = await reread(session)
      if (!latest) return { kind: 'ended' }
      return isDue(latest) ? await replaceTokens(options, latest) : { kind: 'fresh', session: latest }
    } finally {
      await store.removeIf(lock, holder)
    }
  }

  return async (session) => {
    if (!isDue(session)) return { kind: 'fresh', session }
    const running =
      underWay.get(session.id) ?? refreshOnce(session).finally(() => underWay.delete(session.id))
    underWay.set(session.id, running)
    return running
  }
}

/** A session goes on with its old access token for as long as that lasts. */
const stillUsable = (session: Session, nowMs: number): Refreshed =>
  session.accessEndsAtMs > nowMs ? { kind: 'fresh', session } : { kind: 'ended' }

const defaultAccessS = 300

const withTokens = (session: Session, tokens: TokenSet, nowMs: number): Session => ({
  ...session,
  accessToken: tokens.accessToken,
  accessEndsAtMs: nowMs + (tokens.expiresInS ?? defaultAccessS) * 1000,
  refreshToken: tokens.refreshToken ?? session.refreshToken,
  idToken: tokens.idToken ?? session.idToken,
  refreshedAtMs: nowMs,
})

async function replaceTokens(options: SessionRefreshOptions, session: Session): Promise<Refreshed> {
  const { sessions, askForTokens, renewUser, now } = options
  const { refreshToken } = session
  if (refreshToken === null) return stillUsable(session, now())
  const answer = await askForTokens({ ...session, refreshToken })
  if (answer.ok) {
    const renewed = withTokens(session, answer.tokens, now())
    // Kept at once: the old refresh token is spent, whatever comes of the user.
    await sessions.save(renewed)
    return { kind: 'fresh', session: await renewUser(renewed) }
  }
  if (answer.fault !== 'refused') return stillUsable(session, now())
  await sessions.end(session)
  return { kind: 'ended' }
}
