import { isDeepStrictEqual } from 'node:util'
import type { PortalUser } from '../../contract/product-api/user.schema.ts'
import { chooseLanguage } from '../../routing/addresses/locale-cookie.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { ClientName, ProviderClient } from '../backends/identity/provider-client.server.ts'
import { holderNameOf, holdersOf, isOfAnother, leadingBackTo, ownSessionOf } from './other-account.server.ts'
import type { Session } from './session-record.server.ts'
import { createSessionRefresh, type Refreshed } from './session-refresh.server.ts'
import type { Sessions } from './sessions.server.ts'
import type { StateStore } from './state-store.server.ts'
import type { UserLookUp, UserLookUpInput } from './user-look-up.server.ts'

/** Returns everything about a user that determines their access. */
function reachOf(user: PortalUser): readonly unknown[] {
  const shared = [user.id, user.role, user.rights.toSorted(), user.funds.toSorted()]
  return user.role === 'partner_user'
    ? [...shared, user.partner?.id, user.id_partner, user.is_child_user, user.team?.id]
    : [...shared, user.verification, user.mandates?.map(({ id, power, scope }) => [id, power, scope])]
}

/** Reports whether a user's access has changed; their session then gets a new id. */
export function rightsDiffer(before: PortalUser, after: PortalUser): boolean {
  return JSON.stringify(reachOf(before)) !== JSON.stringify(reachOf(after))
}

/**
 * Effect of a read on the session: polls and focus events do not count as user activity (P-127). For a form that is sent,
 * the mandate is read again however recently it was, so that nothing is sent for a holder by one that is over (P-697).
 */
export type Activity = 'active' | 'passive' | 'sending'

/** A session that a request may use. */
export type CurrentSession = {
  readonly session: Session
  /** True if the access token is valid; false while the provider is unreachable, although the user is still known. */
  readonly hasTokens: boolean
  /** `Set-Cookie` header for the response, when the session has a new id. */
  readonly cookie: string | undefined
}

/** Sessions with fresh tokens and user data. */
export type PortalSessions = {
  /**
   * Returns the session of a request, with tokens refreshed when they are due and the provider is reachable.
   * @param userAgeMs age of the user's data, in milliseconds, from which they are read from the product API
   *   again
   */
  current(
    cookieHeader: string | null,
    activity: Activity,
    userAgeMs?: number,
  ): Promise<CurrentSession | undefined>
  /**
   * Reads the user from the product API again and saves them in the session, with those for whom they may act. Returns the
   * person's own session if the mandate by which they act is over (P-697).
   */
  reload(session: Session): Promise<Session>
  /** Saves the user's current data from the product API. Changed rights give the session a new id. */
  keepUser(session: Session, user: PortalUser): Promise<Session>
}

export type PortalSessionsOptions = {
  readonly store: StateStore
  readonly sessions: Sessions
  readonly clients: Readonly<Record<ClientName, Pick<ProviderClient, 'refresh'>>>
  readonly lookUpUser: (input: UserLookUpInput) => Promise<UserLookUp>
  readonly refreshS: number
  /** Current time in milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Age from which a call or a poll reads the user again. With the interval between two polls of an open tab it
 * stays under a minute, the time within which changed rights have to take effect.
 */
const sessionUserAgeMs = 10_000

/** Age of tokens up to which they are new. */
const newTokensMs = 30_000
/** Time of a refresh that makes the next one due at once. */
const longAgoMs = 0

const userReadAtMs = ({ userReadAtMs: readAtMs, createdAtMs }: Session): number => readAtMs ?? createdAtMs

/**
 * Texts of the response (a person type, names of fields) stay in the language of the profile or of the
 * sign-in.
 */
const lookUpLocale = ({ user, locale }: Session): Locale =>
  chooseLanguage({ profile: user.language, cookie: locale })

/** Reports whether a session of another's account has just ended because the access is over. */
const isOverForReader = async (session: Session, { find }: Pick<Sessions, 'find'>): Promise<boolean> =>
  isOfAnother(session) && (await find(session.id)) === undefined

/**
 * Creates the check that the reader of a session is still signed in. A session of another's account belongs to the
 * reader's own session: it keeps that alive and ends with it (P-625, P-695).
 */
function createReaderCheck(sessions: Sessions, refresh: (session: Session) => Promise<Refreshed>) {
  return async (held: Session | undefined, activity: Activity): Promise<Session | undefined> => {
    const ownId = held && ownSessionOf(held)
    if (held === undefined || ownId === undefined) return held
    const found = await sessions.find(ownId)
    const refreshed = found && (await refresh(found))
    if (refreshed === undefined || refreshed.kind === 'ended') {
      await sessions.end(held)
      return undefined
    }
    const own = activity === 'passive' ? refreshed.session : await sessions.touch(refreshed.session)
    return own.id === ownId ? held : sessions.change(held, leadingBackTo(own.id, held))
  }
}

/**
 * Creates the way back of a person whose mandate, or its token, is over: to their own session, which says so (P-697).
 * Returns undefined if that has ended as well, and for guests, who sign in again.
 */
function createWayBack({ change, end, find, leaveFor }: Sessions, now: () => number) {
  return async (left: Session): Promise<Session | undefined> => {
    const own = left.acting && (await find(left.acting.own))
    if (left.acting === undefined || own === undefined) {
      await end(left)
      return undefined
    }
    const formerMandate = { id: left.acting.id, holder: holderNameOf(left.user), atMs: now() }
    const told = await change(own, { formerMandate })
    await leaveFor(left, told)
    return told
  }
}

/** Saves in a session of a mandate what was read of the person who acts. */
async function withPerson(
  session: Session,
  person: Session,
  { change }: Pick<Sessions, 'change'>,
): Promise<Session> {
  const { acting } = session
  const holders = [...holdersOf(person.user)]
  if (acting === undefined || isDeepStrictEqual([acting.own, acting.holders], [person.id, holders]))
    return session
  return change(session, { acting: { ...acting, own: person.id, holders } })
}

type UpToDate = Pick<CurrentSession, 'session' | 'hasTokens'>

/** Creates the reads of a user from the product API, which are saved in their session. */
function createRenewals({ lookUpUser, now, sessions }: PortalSessionsOptions) {
  const keepUser = (session: Session, user: PortalUser): Promise<Session> => {
    const changes = { user, error: null, userReadAtMs: now() }
    return rightsDiffer(session.user, user)
      ? sessions.renew({ ...session, ...changes })
      : sessions.change(session, changes)
  }

  const leaveMandate = createWayBack(sessions, now)

  /** Reads the person behind a mandate again: the holders for whom they may act, and their own session's id, may differ. */
  const renewPerson = async ({ acting }: Session): Promise<Session | undefined> => {
    const own = acting && (await sessions.find(acting.own))
    return own && renewUser(own)
  }

  const renewUser = async (session: Session): Promise<Session> => {
    const { client, subject, accessToken } = session
    const [found, person] = await Promise.all([
      lookUpUser({ client, subject, accessToken, locale: lookUpLocale(session) }),
      renewPerson(session),
    ])
    const held = person === undefined ? session : await withPerson(session, person, sessions)
    if (found.kind === 'found') return keepUser(held, found.user)
    // The access or mandate is over: the session in their browser is no longer valid (P-624, P-695).
    if (found.kind === 'not_admitted' && isOfAnother(held)) return (await leaveMandate(held)) ?? held
    if (found.kind === 'not_admitted' && found.isStated === true) return refused(held)
    return found.kind === 'user_not_found' ? sessions.change(held, { error: 'user_not_found' }) : held
  }

  /**
   * The product API admits the user no longer (P-835). Their provider may have ended the sign-in, which its refusal of new
   * tokens tells; with new tokens the refusal is that of the user.
   */
  const refused = (session: Session): Promise<Session> =>
    session.refreshToken === null || now() - session.refreshedAtMs < newTokensMs
      ? sessions.change(session, { error: 'user_not_found' })
      : sessions.change(session, { refreshedAtMs: longAgoMs })

  const underWay = new Map<string, Promise<Session>>()
  /** Shares one read among concurrent calls of this process for the same session. */
  const renewUserOnce = (session: Session): Promise<Session> => {
    const running = underWay.get(session.id) ?? renewUser(session).finally(() => underWay.delete(session.id))
    underWay.set(session.id, running)
    return running
  }
  return { keepUser, leaveMandate, renewUser, renewUserOnce }
}

/**
 * Creates the sessions that requests use: read from the store, with fresh tokens and the product API's user
 * data.
 */
export function createPortalSessions(options: PortalSessionsOptions): PortalSessions {
  const { store, sessions, clients, refreshS, now } = options
  const { keepUser, leaveMandate, renewUser, renewUserOnce } = createRenewals(options)

  const refresh = createSessionRefresh({
    store,
    sessions,
    reread: ({ id }) => sessions.find(id),
    askForTokens: ({ client, refreshToken }) => clients[client].refresh(refreshToken),
    renewUser,
    refreshS,
    now,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })

  const withReader = createReaderCheck(sessions, refresh)

  const upToDate = async (
    held: Session,
    userAgeMs: number,
    isSecond = false,
  ): Promise<UpToDate | undefined> => {
    const refreshed = await refresh(held)
    if (refreshed.kind === 'ended') {
      const own = held.acting && (await leaveMandate(held))
      return own && upToDate(own, userAgeMs)
    }
    const hasTokens = refreshed.kind === 'fresh'
    const isDue = hasTokens && now() - userReadAtMs(refreshed.session) >= userAgeMs
    const known = isDue ? await renewUserOnce(refreshed.session) : refreshed.session
    if (held.acting !== undefined && known.acting === undefined) return upToDate(known, userAgeMs)
    if (known.refreshedAtMs === longAgoMs && !isSecond) return upToDate(known, userAgeMs, true)
    return isDue && (await isOverForReader(known, sessions)) ? undefined : { session: known, hasTokens }
  }

  return {
    async current(cookieHeader, activity, userAgeMs = sessionUserAgeMs) {
      const held = await withReader(await sessions.read(cookieHeader), activity)
      const isSentForHolder = activity === 'sending' && held?.acting !== undefined
      const known = held && (await upToDate(held, isSentForHolder ? 0 : userAgeMs))
      if (known === undefined) return undefined
      const session = activity === 'passive' ? known.session : await sessions.touch(known.session)
      return { session, hasTokens: known.hasTokens, cookie: sessions.cookieFor(session, cookieHeader) }
    },
    reload: renewUser,
    keepUser,
  }
}
