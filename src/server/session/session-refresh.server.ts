import { createHash, randomBytes } from 'node:crypto'
import type { TokenOutcome, TokenSet } from '../backends/identity/tokens.server.ts'
import { reportSecurityEvent } from '../http/request-context.server.ts'
import type { Session, SessionRecord } from './session-record.server.ts'
import type { Sessions } from './sessions.server.ts'
import type { StateStore } from './state-store.server.ts'

/** Result of refreshing a session. */
export type Refreshed =
  | { readonly kind: 'fresh'; readonly session: Session }
  /** The tokens have expired and the provider is unreachable: the user stays signed in. */
  | { readonly kind: 'without_tokens'; readonly session: Session }
  /** The provider has ended the session. */
  | { readonly kind: 'ended' }

/** Dependencies and settings of the token refresh. */
export type SessionRefreshOptions = {
  readonly store: StateStore
  readonly sessions: Pick<Sessions, 'change' | 'end'>
  /** Reads the session again, since another process may have changed it. */
  readonly reread: (session: Session) => Promise<Session | undefined>
  readonly askForTokens: (session: Session & { refreshToken: string }) => Promise<TokenOutcome>
  /**
   * Saves and returns the session with the user's current data, perhaps under a new id; unchanged if these
   * are unavailable.
   */
  readonly renewUser: (session: Session) => Promise<Session>
  /** Age of the tokens, in seconds, from which they are replaced. */
  readonly refreshS: number
  /** Current time in milliseconds since 1970. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

const lockS = 15
const waitMs = 50
const longestWaitMs = 12_000
/** Pause after a failure, which is well within the overlap that providers allow. */
const restS = 5

// The lock is named by the refresh token, which may be used once, and not by the session's id.
const nameOf = (session: Session): string =>
  createHash('sha256')
    .update(session.refreshToken ?? session.id)
    .digest('base64url')

/**
 * Creates a function that replaces a session's tokens at their maximum age, once for all concurrent requests
 * and processes: the provider rotates refresh tokens and treats a second use as theft. Without a response the
 * session continues and a later request retries with the same refresh token; only the provider's refusal ends
 * it.
 */
export function createSessionRefresh(
  options: SessionRefreshOptions,
): (session: Session) => Promise<Refreshed> {
  const { store, refreshS, now, reread, wait } = options
  const underWay = new Map<string, Promise<Refreshed>>()
  // Tokens that cannot be replaced, as those of a view, are good until their end, whatever their age.
  const isDue = (session: Session) => session.accessEndsAtMs <= now() || isOld(session, now(), refreshS)

  const waitForOther = async (session: Session): Promise<Refreshed> => {
    for (let waitedMs = 0; waitedMs < longestWaitMs; waitedMs += waitMs) {
      await wait(waitMs)
      const latest = await reread(session)
      if (!latest) return { kind: 'ended' }
      if (!isDue(latest)) return { kind: 'fresh', session: latest }
      if ((await store.get(restKeyOf(latest))) !== undefined) return asItIs(latest, now())
    }
    return asItIs(session, now())
  }

  const refreshLocked = async (session: Session): Promise<Refreshed> => {
    const latest = await reread(session)
    if (!latest) return { kind: 'ended' }
    if (!isDue(latest)) return { kind: 'fresh', session: latest }
    // A different refresh token needs its own lock.
    return latest.refreshToken === session.refreshToken ? replaceTokens(options, latest) : refreshOnce(latest)
  }

  const refreshOnce = async (session: Session): Promise<Refreshed> => {
    if ((await store.get(restKeyOf(session))) !== undefined) return asItIs(session, now())
    const lock = `refresh:${nameOf(session)}`
    const holder = randomBytes(16).toString('base64url')
    if (!(await store.add(lock, holder, lockS))) return waitForOther(session)
    try {
      return await refreshLocked(session)
    } finally {
      await store.removeIf(lock, holder)
    }
  }

  return async (session) => {
    if (!isDue(session)) return { kind: 'fresh', session }
    const name = nameOf(session)
    const running = underWay.get(name) ?? refreshOnce(session).finally(() => underWay.delete(name))
    underWay.set(name, running)
    return running
  }
}

/** Reports whether tokens are replaced for their age: at half of the refresh token's life, if that comes first. */
function isOld({ refreshedAtMs, refreshToken, refreshEndsAtMs }: Session, nowMs: number, refreshS: number) {
  if (refreshToken === null) return false
  const halfLifeMs =
    refreshEndsAtMs === undefined ? Number.POSITIVE_INFINITY : (refreshEndsAtMs - refreshedAtMs) / 2
  return nowMs - refreshedAtMs >= Math.min(refreshS * 1000, halfLifeMs)
}

const restKeyOf = (session: Session): string => `refresh-rests:${nameOf(session)}`

/** Keeps the session unchanged: with its old access token until that expires, then without one. */
const asItIs = (session: Session, nowMs: number): Refreshed =>
  session.accessEndsAtMs > nowMs ? { kind: 'fresh', session } : { kind: 'without_tokens', session }

const defaultAccessS = 300

/** Returns the end of new tokens' refresh token, in milliseconds since 1970; undefined where it is not told. */
export const refreshEndOf = (
  { refreshToken, refreshExpiresInS }: TokenSet,
  nowMs: number,
): number | undefined =>
  refreshToken === undefined || refreshExpiresInS === undefined ? undefined : nowMs + refreshExpiresInS * 1000

const changesBy = (session: Session, tokens: TokenSet, nowMs: number): Partial<SessionRecord> => ({
  accessToken: tokens.accessToken,
  accessEndsAtMs: nowMs + (tokens.expiresInS ?? defaultAccessS) * 1000,
  refreshToken: tokens.refreshToken ?? session.refreshToken,
  // A provider that sends no new refresh token has not changed the end of the former one.
  refreshEndsAtMs: tokens.refreshToken === undefined ? session.refreshEndsAtMs : refreshEndOf(tokens, nowMs),
  idToken: tokens.idToken ?? session.idToken,
  refreshedAtMs: nowMs,
})

async function replaceTokens(options: SessionRefreshOptions, session: Session): Promise<Refreshed> {
  const { store, sessions, askForTokens, renewUser, now } = options
  const { refreshToken } = session
  // Without a refresh token no tokens can be requested again.
  if (refreshToken === null)
    return session.accessEndsAtMs > now() ? asItIs(session, now()) : { kind: 'ended' }
  const response = await askForTokens({ ...session, refreshToken })
  if (response.ok) {
    // Saved before the user is read: the old refresh token is spent, whether or not that read succeeds.
    const renewed = await sessions.change(session, changesBy(session, response.tokens, now()))
    return { kind: 'fresh', session: await renewUser(renewed) }
  }
  if (response.fault !== 'refused') {
    reportSecurityEvent({ event: 'refresh_failed', code: response.fault, cause: response.cause })
    await store.set(restKeyOf(session), response.fault, restS)
    return asItIs(session, now())
  }
  reportSecurityEvent({ event: 'session_ended', code: 'refresh_refused', cause: response.cause })
  await sessions.end(session)
  return { kind: 'ended' }
}
