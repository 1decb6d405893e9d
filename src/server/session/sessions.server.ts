import { createHash, randomBytes } from 'node:crypto'
import type { Cookies } from './cookies.server.ts'
import type { Seal } from './seal.server.ts'
import { type Session, type SessionRecord, sessionRecordSchema } from './session-record.server.ts'
import type { StateStore } from './state-store.server.ts'

export type SessionLimits = {
  /** Seconds without activity after which a session ends. */
  readonly idleS: number
  /** Seconds after which a session ends in any case. */
  readonly absoluteS: number
}

export type SessionsOptions = {
  readonly store: StateStore
  readonly seal: Seal
  readonly cookies: Cookies
  readonly limits: SessionLimits
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export type Sessions = {
  /** Keeps a new session under a new id; `cookie` is the `Set-Cookie` header that hands it to the browser. */
  open(record: SessionRecord): Promise<{ readonly session: Session; readonly cookie: string }>
  /** The session of a request's `Cookie` header; undefined when there is none, or it has ended. */
  read(cookieHeader: string | null): Promise<Session | undefined>
  /** The session of an id that the server itself holds. */
  find(id: string): Promise<Session | undefined>
  /** Keeps what changed, under the same id. */
  save(session: Session): Promise<void>
  /** Counts the request as activity, at most once a minute. */
  touch(session: Session): Promise<Session>
  end(session: Pick<Session, 'id'>): Promise<void>
  /** Ends every session of a user, on all devices. */
  endAllOf(user: Pick<SessionRecord, 'client' | 'subject'>): Promise<void>
}

const idBytes = 32
const cookiePurpose = 'session cookie'
const touchAtMostEveryMs = 60_000

// A stolen store must not hand out usable ids, so entries are named by the id's digest.
const keyOf = (id: string): string => `session:${createHash('sha256').update(id).digest('base64url')}`

const overKeyOf = (id: string): string => `over:${createHash('sha256').update(id).digest('base64url')}`

const endedKeyOf = ({ client, subject }: Pick<SessionRecord, 'client' | 'subject'>): string =>
  `ended:${client}:${createHash('sha256').update(subject).digest('base64url')}`

/**
 * Sessions of the portal (decision 13): the browser holds a sealed random id, everything else is in the store, so that
 * a session that was ended is refused everywhere at once, also after a restart.
 */
export function createSessions(options: SessionsOptions): Sessions {
  const { store, seal, cookies, limits, now } = options

  const write = ({ id, ...record }: Session) =>
    store.set(keyOf(id), JSON.stringify(record), secondsLeft(record, limits, now()))

  const wasEnded = async (record: SessionRecord): Promise<boolean> => {
    const endedAtMs = await store.get(endedKeyOf(record))
    return endedAtMs !== undefined && record.createdAtMs <= Number(endedAtMs)
  }

  const find = async (id: string): Promise<Session | undefined> => {
    const kept = await store.get(keyOf(id))
    const record = kept === undefined ? undefined : sessionRecordSchema.safeParse(JSON.parse(kept))
    if (!record?.success || secondsLeft(record.data, limits, now()) <= 0) return undefined
    const isOver = (await wasEnded(record.data)) || (await store.get(overKeyOf(id))) !== undefined
    return isOver ? undefined : { ...record.data, id }
  }

  return {
    async open(record) {
      const session = { ...record, id: randomBytes(idBytes).toString('base64url') }
      await write(session)
      return {
        session,
        cookie: cookies.write('session', seal.seal(session.id, cookiePurpose), limits.absoluteS),
      }
    },
    async read(cookieHeader) {
      const sealed = cookies.read(cookieHeader, 'session')
      const id = sealed && seal.open(sealed, cookiePurpose)
      return id ? find(id) : undefined
    },
    find,
    save: write,
    async touch(session) {
      if (now() - session.activeAtMs < touchAtMostEveryMs) return session
      const active = { ...session, activeAtMs: now() }
      await write(active)
      return active
    },
    async end({ id }) {
      // A request on its way may still write the session back: the mark outlives that.
      await store.set(overKeyOf(id), 'over', limits.absoluteS)
      await store.remove(keyOf(id))
    },
    endAllOf: (user) => store.set(endedKeyOf(user), String(now()), limits.absoluteS),
  }
}

function secondsLeft(
  { createdAtMs, activeAtMs }: SessionRecord,
  limits: SessionLimits,
  nowMs: number,
): number {
  const untilIdle = activeAtMs / 1000 + limits.idleS
  const untilEnd = createdAtMs / 1000 + limits.absoluteS
  return Math.ceil(Math.min(untilIdle, untilEnd) - nowMs / 1000)
}
