import { createHash, randomBytes } from 'node:crypto'
import type { TokenOutcome, TokenSet } from '../backends/identity/token-answer.server.ts'
import { reportSecurityEvent } from '../http/request-context.server.ts'
import type { Session, SessionRecord } from './session-record.server.ts'
import type { Sessions } from './sessions.server.ts'
import type { StateStore } from './state-store.server.ts'

/** What came of keeping a session fresh. */
export type Refreshed =
  | { readonly kind: 'fresh'; readonly session: Session }
  /** The tokens have ended, and the provider could not be reached for others: the user is still signed in. */
  | { readonly kind: 'without_tokens'; readonly session: Session }
  /** The provider no longer knows the session. */
  | { readonly kind: 'ended' }

export type SessionRefreshOptions = {
  readonly store: StateStore
  readonly sessions: Pick<Sessions, 'change' | 'end'>
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
/** After a failure the provider is left alone for so long, which is well within the overlap that providers allow. */
const restS = 5

// A refresh token is used once, by whatever id its session is known: it is what the lock is for.
const nameOf = (session: Session): string =>
  createHash('sha256')
    .update(session.refreshToken ?? session.id)
    .digest('base64url')

/**
 * Replaces a session's tokens when they reach their maximum age, once for however many requests and processes ask
 * for it: the provider rotates refresh tokens and takes a second use for a theft. Where no answer comes the session
 * goes on, and a later request asks again with the same refresh token; only the provider's own refusal ends it.
 */
export function createSessionRefresh(
  options: SessionRefreshOptions,
): (session: Session) => Promise<Refreshed> {
  const { store, refreshS, now, reread, wait } = options
  const underWay = new Map<string, Promise<Refreshed>>()
  const isDue = ({ refreshedAtMs, accessEndsAtMs }: Session) =>
    now() - refreshedAtMs >= refreshS * 1000 || accessEndsAtMs <= now()

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
    // Those are other tokens already, and another lock.
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

const restKeyOf = (session: Session): string => `refresh-rests:${nameOf(session)}`

/** A session goes on with its old access token for as long as that lasts, and without one after that. */
const asItIs = (session: Session, nowMs: number): Refreshed =>
  session.accessEndsAtMs > nowMs ? { kind: 'fresh', session } : { kind: 'without_tokens', session }

const defaultAccessS = 300

const changesBy = (session: Session, tokens: TokenSet, nowMs: number): Partial<SessionRecord> => ({
  accessToken: tokens.accessToken,
  accessEndsAtMs: nowMs + (tokens.expiresInS ?? defaultAccessS) * 1000,
  refreshToken: tokens.refreshToken ?? session.refreshToken,
  idToken: tokens.idToken ?? session.idToken,
  refreshedAtMs: nowMs,
})

async function replaceTokens(options: SessionRefreshOptions, session: Session): Promise<Refreshed> {
  const { store, sessions, askForTokens, renewUser, now } = options
  const { refreshToken } = session
  // Without a refresh token nothing can ever be asked for again.
  if (refreshToken === null)
    return session.accessEndsAtMs > now() ? asItIs(session, now()) : { kind: 'ended' }
  const answer = await askForTokens({ ...session, refreshToken })
  if (answer.ok) {
    // Kept at once: the old refresh token is spent, whatever comes of the user.
    const renewed = await sessions.change(session, changesBy(session, answer.tokens, now()))
    return { kind: 'fresh', session: await renewUser(renewed) }
  }
  if (answer.fault !== 'refused') {
    reportSecurityEvent({ event: 'refresh_failed', code: answer.fault, cause: answer.cause })
    await store.set(restKeyOf(session), answer.fault, restS)
    return asItIs(session, now())
  }
  reportSecurityEvent({ event: 'session_ended', code: 'refresh_refused', cause: answer.cause })
  await sessions.end(session)
  return { kind: 'ended' }
}
