import { createHash, randomBytes } from 'node:crypto'
import { createRequestMemory } from '../http/request-context.server.ts'
import type { Cookies } from './cookies.server.ts'
import type { Seal } from './seal.server.ts'
import {
  endsOf,
  type OpenSession,
  type Session,
  type SessionEnds,
  type SessionLimits,
  type SessionRecord,
  secondsLeft,
  sessionRecordSchema,
} from './session-record.server.ts'
import type { StateStore } from './state-store.server.ts'

export type SessionsOptions = {
  readonly store: StateStore
  readonly seal: Seal
  readonly cookies: Cookies
  readonly limits: SessionLimits
  /** Current time in milliseconds since 1970. */
  readonly now: () => number
}

/** The portal's sessions. */
export type Sessions = {
  /** Stores a new session under a new id; `cookie` is the `Set-Cookie` header for the browser. */
  open(record: SessionRecord): Promise<{ readonly session: Session; readonly cookie: string }>
  /**
   * Returns the session of a `Cookie` header; undefined without one, or after its end. A session of another's account that
   * has been left for another one leads to that.
   */
  read(cookieHeader: string | null): Promise<Session | undefined>
  /**
   * Returns the `Set-Cookie` header of a session; undefined when the browser's cookie contains its id
   * already.
   */
  cookieFor(session: Session, cookieHeader: string | null): string | undefined
  /** Returns the session of an id that the server itself holds. */
  find(id: string): Promise<Session | undefined>
  /** Saves changes on top of those of concurrent requests, so that a slow page restores no spent tokens. */
  change(session: Session, changes: Partial<SessionRecord>): Promise<Session>
  /** Records the request as activity, at most once a minute or once per `atMostEveryMs`. */
  touch(session: Session, atMostEveryMs?: number): Promise<Session>
  /** Returns when a session ends without further activity. */
  endsOf(session: Session): SessionEnds
  /**
   * Gives a session a new id after its rights have changed. Requests that were sent with the old id find the
   * session for another minute; after that the old id is invalid.
   */
  renew(session: Session): Promise<Session>
  end(session: Pick<Session, 'id'>): Promise<void>
  /**
   * Ends a session of another's account for the next one of this browser, which requests find that were sent with its
   * cookie. Only {@link Sessions.read} follows it: nothing that is saved for the one is ever saved in the other.
   */
  leaveFor(left: Pick<Session, 'id'>, next: Pick<Session, 'id'>): Promise<void>
  /** Ends every session of a user, on all devices. */
  endAllOf(user: SessionOwner): Promise<void>
  /** Returns the open sessions of a user, the most recently used first; views of others are none of the user's. */
  listOf(user: SessionOwner): Promise<readonly OpenSession[]>
  /** Ends one of the sessions returned by {@link Sessions.listOf}. */
  endListed(session: OpenSession): Promise<void>
  /** Returns the digest that identifies a session in {@link Sessions.listOf}. */
  digestOf(session: Pick<Session, 'id'>): string
}

/** Owner of sessions: the client of the sign-in, and the provider's id of the user. */
export type SessionOwner = Pick<SessionRecord, 'client' | 'subject'>

const idBytes = 32
const cookiePurpose = 'session cookie'
const touchAtMostEveryMs = 60_000
const movedLivesS = 60
const shortestLifeS = 1

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

// Entries are named by the id's digest, so that a stolen store contains no usable ids.
const keyOf = (digest: string): string => `session:${digest}`

const movedKeyOf = (digest: string): string => `moved:${digest}`

const leftKeyOf = (digest: string): string => `left:${digest}`

const overKeyOf = (digest: string): string => `over:${digest}`

const endedKeyOf = ({ client, subject }: SessionOwner): string => `ended:${client}:${digestOf(subject)}`

/** Key prefix of the digests of a user's sessions. An entry may outlive its session and is then skipped. */
const listKeyOf = ({ client, subject }: SessionOwner): string => `sessions-of:${client}:${digestOf(subject)}:`

/** Creates the cookie that contains the session's sealed id. */
function createSessionCookie({ seal, cookies, limits }: SessionsOptions) {
  const opened = createRequestMemory<string | undefined>()
  return {
    idIn: (cookieHeader: string | null) =>
      opened.once(cookieHeader ?? '', () => {
        const sealed = cookies.read(cookieHeader, 'session')
        return sealed && seal.open(sealed, cookiePurpose)
      }),
    of: ({ id }: Session) => cookies.write('session', seal.seal(id, cookiePurpose), limits.absoluteS),
  }
}

/** Creates the look-ups of stored sessions, by the digest of their id and by the id. */
function createFinder({ store, limits, now }: SessionsOptions) {
  const haveAllEnded = async (record: SessionRecord): Promise<boolean> => {
    const endedAtMs = await store.get(endedKeyOf(record))
    return endedAtMs !== undefined && record.createdAtMs <= Number(endedAtMs)
  }
  const findByDigest = async (digest: string): Promise<SessionRecord | undefined> => {
    // In parallel, which saves one round trip to a remote store.
    const [kept, over] = await Promise.all([store.get(keyOf(digest)), store.get(overKeyOf(digest))])
    if (kept === undefined || over !== undefined) return undefined
    const record = sessionRecordSchema.safeParse(JSON.parse(kept))
    if (!record.success || secondsLeft(record.data, limits, now()) <= 0) return undefined
    return (await haveAllEnded(record.data)) ? undefined : record.data
  }
  const find = async (id: string): Promise<Session | undefined> => {
    const found = await findByDigest(digestOf(id))
    if (found !== undefined) return { ...found, id }
    const movedTo = await store.get(movedKeyOf(digestOf(id)))
    return movedTo === undefined ? undefined : find(movedTo)
  }
  return { find, findByDigest }
}

/** Creates a compare-and-set of the stored session; each conflict means that another request succeeded. */
function createChange({ store, limits, now }: SessionsOptions): Sessions['change'] {
  return async function change(session, changes): Promise<Session> {
    const key = keyOf(digestOf(session.id))
    const kept = await store.get(key)
    if (kept === undefined) {
      const movedTo = await store.get(movedKeyOf(digestOf(session.id)))
      return movedTo === undefined ? { ...session, ...changes } : change({ ...session, id: movedTo }, changes)
    }
    const record = { ...sessionRecordSchema.parse(JSON.parse(kept)), ...changes }
    const livesS = Math.max(shortestLifeS, secondsLeft(record, limits, now()))
    const isKept = await store.replaceIf(key, kept, JSON.stringify(record), livesS)
    return isKept ? { ...record, id: session.id } : change(session, changes)
  }
}

/** Returns the tokens of a record and their times. */
const tokensOf = (record: SessionRecord) => {
  const { accessToken, accessEndsAtMs, refreshToken, refreshEndsAtMs, idToken, refreshedAtMs } = record
  return { accessToken, accessEndsAtMs, refreshToken, refreshEndsAtMs, idToken, refreshedAtMs }
}

type FindByDigest = (digest: string) => Promise<SessionRecord | undefined>

/** Creates the list of a user's sessions, from the keys that contain their digests. */
function createListing({ store }: SessionsOptions, findByDigest: FindByDigest): Sessions['listOf'] {
  return async (user) => {
    const beginning = listKeyOf(user)
    const digests = (await store.keys(beginning)).map((key) => key.slice(beginning.length))
    const found = await Promise.all(
      digests.map(async (digest) => ({ digest, record: await findByDigest(digest) })),
    )
    return found
      .flatMap(({ digest, record }) =>
        record === undefined || record.viewing !== undefined || record.acting !== undefined
          ? []
          : [{ ...record, digest }],
      )
      .toSorted((one, other) => other.activeAtMs - one.activeAtMs)
  }
}

/** Creates the ends of sessions, by the digest of their id and by the id. */
function createEnds({ store, limits }: SessionsOptions) {
  const endByDigest = async (digest: string): Promise<SessionRecord | undefined> => {
    // A concurrent request may still write the session back: the mark outlives it.
    await store.set(overKeyOf(digest), 'over', limits.absoluteS)
    const last = await store.take(keyOf(digest))
    return last === undefined ? undefined : sessionRecordSchema.safeParse(JSON.parse(last)).data
  }
  const end: Sessions['end'] = async ({ id }) => void (await endByDigest(digestOf(id)))
  const leaveFor: Sessions['leaveFor'] = async (left, next) => {
    await store.set(leftKeyOf(digestOf(left.id)), next.id, limits.idleS)
    await end(left)
  }
  return { end, endByDigest, leaveFor }
}

/**
 * Creates the portal's sessions (P-123): the browser holds a sealed random id, everything else is in the
 * store, so that an ended session is refused everywhere at once, also after a restart.
 */
export function createSessions(options: SessionsOptions): Sessions {
  const { store, limits, now } = options
  const cookie = createSessionCookie(options)
  const { find, findByDigest } = createFinder(options)
  const change = createChange(options)
  const openUnderNewId = async (record: SessionRecord): Promise<Session> => {
    const session = { ...record, id: randomBytes(idBytes).toString('base64url') }
    await store.set(keyOf(digestOf(session.id)), JSON.stringify(record), secondsLeft(record, limits, now()))
    await store.set(`${listKeyOf(session)}${digestOf(session.id)}`, '', limits.absoluteS)
    return session
  }
  const { end, endByDigest, leaveFor } = createEnds(options)
  return {
    async open(record) {
      const session = await openUnderNewId(record)
      return { session, cookie: cookie.of(session) }
    },
    async read(cookieHeader) {
      const id = cookie.idIn(cookieHeader)
      if (!id) return undefined
      const found = await find(id)
      const next = found === undefined ? await store.get(leftKeyOf(digestOf(id))) : undefined
      return next === undefined ? found : find(next)
    },
    cookieFor: (session, cookieHeader) =>
      cookie.idIn(cookieHeader) === session.id ? undefined : cookie.of(session),
    find,
    change,
    async touch(session, atMostEveryMs = touchAtMostEveryMs) {
      if (now() - session.activeAtMs < atMostEveryMs) return session
      return change(session, { activeAtMs: now() })
    },
    async renew(session) {
      const { user, error, userReadAtMs } = session
      const { id, ...record } = { ...((await find(session.id)) ?? session), user, error, userReadAtMs }
      const renewed = await openUnderNewId(record)
      if (await store.add(movedKeyOf(digestOf(id)), renewed.id, movedLivesS)) {
        const last = await endByDigest(digestOf(id))
        // Tokens replaced during the move are copied: the earlier ones are spent.
        const isOlder = last !== undefined && last.refreshedAtMs > renewed.refreshedAtMs
        return isOlder ? change(renewed, tokensOf(last)) : renewed
      }
      // Another request has just renewed the session: its new session stays, with the latest user data.
      await end(renewed)
      const other = await find(id)
      if (other === undefined) return renewed
      return change(other, { user, error, userReadAtMs })
    },
    endsOf: (session) => endsOf(session, limits),
    end,
    leaveFor,
    endAllOf: (user) => store.set(endedKeyOf(user), String(now()), limits.absoluteS),
    listOf: createListing(options, findByDigest),
    endListed: async ({ digest }) => void (await endByDigest(digest)),
    digestOf: ({ id }) => digestOf(id),
  }
}
