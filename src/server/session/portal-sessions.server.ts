import type { Locale } from '../../routing/locales.ts'
import type { ClientName, ProviderClient } from '../identity/provider-client.server.ts'
import type { Session, SessionRecord } from './session-record.server.ts'
import { createSessionRefresh } from './session-refresh.server.ts'
import type { Sessions } from './sessions.server.ts'
import type { StateStore } from './state-store.server.ts'
import type { UserLookUp, UserLookUpInput } from './user-look-up.server.ts'

/** Whether reading the session counts as the user doing something (decision 13: polls and focus do not). */
export type Activity = 'active' | 'passive'

export type PortalSessions = {
  /** The session of a request, with tokens young enough to be used. */
  current(cookieHeader: string | null, activity: Activity): Promise<Session | undefined>
  /** Asks the product API again who the user is, and keeps it. */
  reload(session: Session): Promise<Session>
  /** The same session under a new id, after its rights have changed. */
  replace(session: Session): Promise<{ readonly session: Session; readonly cookie: string }>
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

/** Texts of the answer (a company's name, a person type) are in the language the user first signed in with. */
const lookUpLocale: Locale = 'fr'

const recordOf = ({ id: _, ...record }: Session): SessionRecord => record

/** Sessions as requests use them: read, kept fresh, and with the user as the product API knows them. */
export function createPortalSessions(options: PortalSessionsOptions): PortalSessions {
  const { store, sessions, clients, lookUpUser, refreshS, now } = options

  const renewUser = async (session: Session): Promise<Session> => {
    const { client, subject, accessToken } = session
    const found = await lookUpUser({ client, subject, accessToken, locale: lookUpLocale })
    if (found.kind === 'found') return { ...session, user: found.user, error: null }
    return found.kind === 'user_not_found' ? { ...session, error: 'user_not_found' } : session
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
    async current(cookieHeader, activity) {
      const session = await sessions.read(cookieHeader)
      if (session === undefined) return undefined
      const refreshed = await refresh(session)
      if (refreshed.kind === 'ended') return undefined
      return activity === 'active' ? sessions.touch(refreshed.session) : refreshed.session
    },
    async reload(session) {
      const renewed = await renewUser(session)
      if (renewed !== session) await sessions.save(renewed)
      return renewed
    },
    async replace(session) {
      const opened = await sessions.open(recordOf(session))
      await sessions.end(session)
      return opened
    },
  }
}
