import { deepEqual, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { AcceptedForms } from '~/components/form/accepted-forms.ts'
import { hasTypedForm } from '~/routing/navigation/document-reload.ts'
import { knownSession, onSessionChange, refreshSession, rememberSession } from './load-session.ts'
import type { PortalSession, VisitSession } from './session.schema.ts'
import { announceSignOut, onSignOutElsewhere } from './session-channel.ts'
import { SessionContext, type SessionState } from './session-context.ts'

export type SessionProviderProps = {
  /** The session at page load. */
  readonly initial: VisitSession
  readonly children: ReactNode
}

/** Who views the space of somebody else sends nothing. */
const noForms: readonly string[] = []

/** Returns a key of the user and their rights: guards and loaders must run again when it changes. */
function reachOf(session: PortalSession | null): string | null {
  if (session === null) return null
  const { funds, provider, user } = session
  const { id, role, rights, verification, choice, team, actsFor, partner } = user
  const reach = [id, role, rights.toSorted(), verification, choice, team?.id, actsFor?.id, partner?.id]
  return JSON.stringify([provider, funds, ...reach])
}

/** A failed read leaves the session unchanged; the next refresh tries again. */
const refresh = (): Promise<void> =>
  refreshSession().then(
    () => undefined,
    () => undefined,
  )

const isSame = (one: PortalSession | null, other: PortalSession | null): boolean =>
  deepEqual({ ...one, left: undefined }, { ...other, left: undefined })

/**
 * The previous object while a refreshed session differs in its remaining time alone. React renders anew whatever reads a
 * changed context, and forms that are not hydrated yet would lose what was typed.
 */
function useSameSession(session: PortalSession | null): PortalSession | null {
  const [same, setSame] = useState(session)
  if (isSame(same, session)) return same
  setSame(session)
  return session
}

/**
 * Provides the browser's session: from the page's data, then refreshed on focus and synchronised with the
 * other tabs.
 */
export function SessionProvider({ initial, children }: SessionProviderProps) {
  const known = useSyncExternalStore(onSessionChange, knownSession, () => undefined)
  const data = useSameSession(known === undefined ? initial.session : known.session)
  const isUnknown = known === undefined && initial.isUnknown
  useEffect(() => {
    // The session is as old as the page's request, even if scripts run much later.
    if (knownSession() === undefined && !isUnknown) rememberSession(data, performance.timeOrigin)
  }, [data, isUnknown])
  useRefreshOnSight()
  useEffect(() => onSignOutElsewhere(() => rememberSession(null, Date.now())), [])
  useGuardsOnChange(reachOf(data), data?.user.id)
  const state = useMemo<SessionState>(
    () => ({
      data,
      status: data === null ? 'unauthenticated' : 'authenticated',
      isUnknown,
      refresh,
      announceSignOut,
    }),
    [data, isUnknown],
  )
  return (
    <SessionContext value={state}>
      <AcceptedForms value={data?.viewing ? noForms : data?.holders?.acting?.forms}>{children}</AcceptedForms>
    </SessionContext>
  )
}

/** Refreshes the session when the window gets the focus, also from another tab or the back/forward cache. */
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

/**
 * Reloads the page's data when the user or their rights change, as guards and private data depend on them. A form filled in
 * for the account of before stays: it is refused, and the page of another account may have no such form (P-697).
 */
function useGuardsOnChange(reach: string | null, account: string | undefined) {
  const router = useRouter()
  const known = useRef({ reach, account })
  useEffect(() => {
    const before = known.current
    if (before.reach === reach) return
    known.current = { reach, account }
    const isOfOther = account !== undefined && account !== before.account
    if (!(isOfOther && hasTypedForm())) router.invalidate()
  }, [reach, account, router])
}
