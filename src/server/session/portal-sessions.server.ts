import type { PortalUser } from '../../contract/product-api/user.schema.ts'
import { chooseLanguage } from '../../routing/addresses/choose-language.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { ClientName, ProviderClient } from '../backends/identity/provider-client.server.ts'
import { rightsDiffer } from './rights.server.ts'
import type { Session } from './session-record.server.ts'
import { createSessionRefresh } from './session-refresh.server.ts'
import type { Sessions } from './sessions.server.ts'
import type { StateStore } from './state-store.server.ts'
import type { UserLookUp, UserLookUpInput } from './user-look-up.server.ts'

/** Whether reading the session counts as the user doing something (P-127: polls and focus do not). */
export type Activity = 'active' | 'passive'

/** A session that a request may use. */
export type CurrentSession = {
  readonly session: Session
  /** Whether its access token is good; when the provider could not be reached for another, who it is stays known. */
  readonly hasTokens: boolean
  /** `Set-Cookie` header for the answer, when the session goes on under a new id. */
  readonly cookie: string | undefined
}

export type PortalSessions = {
  /**
   * The session of a request, with tokens young enough to be used wherever the provider can be reached.
   * @param userAgeMs age of what is known of the user from which the product API is asked again
   */
  current(
    cookieHeader: string | null,
    activity: Activity,
    userAgeMs?: number,
  ): Promise<CurrentSession | undefined>
  /** Asks the product API again who the user is, and keeps it. */
  reload(session: Session): Promise<Session>
  /** Keeps what the product API says the user is now. A change of rights gives the session a new id. */
  keepUser(session: Session, user: PortalUser): Promise<Session>
}

export type PortalSessionsOptions = {
  readonly store: StateStore
  readonly sessions: Sessions
  readonly clients: Readonly<Record<ClientName, Pick<ProviderClient, 'refresh'>>>
  readonly lookUpUser: (input: UserLookUpInput) => Promise<UserLookUp>
  readonly refreshS: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Age from which a call or a poll asks again who the user is. Together with the time between two polls of an open tab
 * this stays under a minute, in which a changed right has to reach it.
 */
const sessionUserAgeMs = 10_000

const userReadAtMs = ({ userReadAtMs: readAtMs, createdAtMs }: Session): number => readAtMs ?? createdAtMs

/** Texts of the answer (a person type, names of fields) stay in the language of the profile, or of the sign-in. */
const lookUpLocale = ({ user, locale }: Session): Locale =>
  chooseLanguage({ profile: user.language, cookie: locale })

/** Sessions as requests use them: read, kept fresh, and with the user as the product API knows them. */
export function createPortalSessions(options: PortalSessionsOptions): PortalSessions {
  const { store, sessions, clients, lookUpUser, refreshS, now } = options

  const keepUser = (session: Session, user: PortalUser): Promise<Session> => {
    const changes = { user, error: null, userReadAtMs: now() }
    return rightsDiffer(session.user, user)
      ? sessions.renew({ ...session, ...changes })
      : sessions.change(session, changes)
  }

  const renewUser = async (session: Session): Promise<Session> => {
    const { client, subject, accessToken } = session
    const found = await lookUpUser({ client, subject, accessToken, locale: lookUpLocale(session) })
    if (found.kind === 'found') return keepUser(session, found.user)
    return found.kind === 'user_not_found' ? sessions.change(session, { error: 'user_not_found' }) : session
  }

  const underWay = new Map<string, Promise<Session>>()
  /** Once for however many calls of this process ask for the same session at a time. */
  const renewUserOnce = (session: Session): Promise<Session> => {
    const running = underWay.get(session.id) ?? renewUser(session).finally(() => underWay.delete(session.id))
    underWay.set(session.id, running)
    return running
  }

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

  return {
    async current(cookieHeader, activity, userAgeMs = sessionUserAgeMs) {
      const held = await sessions.read(cookieHeader)
      const refreshed = held && (await refresh(held))
      if (refreshed === undefined || refreshed.kind === 'ended') return undefined
      const hasTokens = refreshed.kind === 'fresh'
      const isDue = hasTokens && now() - userReadAtMs(refreshed.session) >= userAgeMs
      const known = isDue ? await renewUserOnce(refreshed.session) : refreshed.session
      const session = activity === 'active' ? await sessions.touch(known) : known
      return { session, hasTokens, cookie: sessions.cookieFor(session, cookieHeader) }
    },
    reload: renewUser,
    keepUser,
  }
}
