import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { knownSession, onSessionChange, refreshSession, rememberSession } from './load-session.ts'
import type { PortalSession, VisitSession } from './session.schema.ts'
import { announceSignOut, onSignOutElsewhere } from './session-channel.ts'
import { SessionContext, type SessionState } from './session-context.ts'

export type SessionProviderProps = {
  /** The session that the page came with. */
  readonly initial: VisitSession
  readonly children: ReactNode
}

/** Whose session it is and what they may reach: guards and loaders have to run again when this changes. */
function reachOf(session: PortalSession | null): string | null {
  if (session === null) return null
  const { provider, user } = session
  const { id, role, rights, verification, choice, team, actsFor, partner } = user
  const reach = [id, role, rights.toSorted(), verification, choice, team?.id, actsFor?.id, partner?.id]
  return JSON.stringify([provider, ...reach])
}

/** A session that cannot be asked for stays what it was; the next look asks again. */
const refresh = (): Promise<void> =>
  refreshSession().then(
    () => undefined,
    () => undefined,
  )

/** Keeps the browser's session: from the page's own answer, then on focus, and in step with the other tabs. */
export function SessionProvider({ initial, children }: SessionProviderProps) {
  const known = useSyncExternalStore(onSessionChange, knownSession, () => undefined)
  const data = known === undefined ? initial.session : known.session
  const isUnknown = known === undefined && initial.isUnknown
  useEffect(() => {
    // The session is as the server knew it when this page was asked for, however late its scripts come.
    if (knownSession() === undefined && !isUnknown) rememberSession(data, performance.timeOrigin)
  }, [data, isUnknown])
  useRefreshOnSight()
  useEffect(() => onSignOutElsewhere(() => rememberSession(null, Date.now())), [])
  useGuardsOnChange(reachOf(data))
  const refreshedAt = known?.refreshedAt ?? null
  const state = useMemo<SessionState>(
    () => ({
      data,
      status: data === null ? 'unauthenticated' : 'authenticated',
      isUnknown,
      lastRefreshedAt: refreshedAt,
      refresh,
      announceSignOut,
    }),
    [data, isUnknown, refreshedAt],
  )
  return <SessionContext value={state}>{children}</SessionContext>
}

/** When the window is turned to again, also from another tab or the browser's memory of pages that were left. */
function useRefreshOnSight() {
  useEffect(() => {
    const whenFocused = () => void refresh()
    const whenVisible = () => void (document.visibilityState === 'visible' && refresh())
    const whenRestored = ({ persisted }: PageTransitionEvent) => void (persisted && refresh())
    document.addEventListener('visibilitychange', whenVisible)
    addEventListener('pageshow', whenRestored)
    addEventListener('focus', whenFocused)
    return () => {
      document.removeEventListener('visibilitychange', whenVisible)
      removeEventListener('pageshow', whenRestored)
      removeEventListener('focus', whenFocused)
    }
  }, [])
}

/** Guards and private data belong to one user and their rights: with others, or none, the page is asked for again. */
function useGuardsOnChange(reach: string | null) {
  const router = useRouter()
  const known = useRef(reach)
  useEffect(() => {
    if (known.current === reach) return
    known.current = reach
    router.invalidate()
  }, [reach, router])
}
