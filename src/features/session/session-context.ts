import { createContext, useContext } from 'react'
import type { PortalSession } from './session.schema.ts'

export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated'

/** The session in the browser (P-126). */
export type SessionState = {
  readonly data: PortalSession | null
  readonly status: SessionStatus
  /** True if the server could not determine whether there is a session. */
  readonly isUnknown: boolean
  /** Reads the session from the server again. */
  readonly refresh: () => Promise<void>
  /** Tells the other tabs that this browser is signing out. */
  readonly announceSignOut: () => void
}

export const SessionContext = createContext<SessionState | null>(null)

/** Returns the session of this browser. Throws outside the session provider. */
export function useSession(): SessionState {
  const state = useContext(SessionContext)
  if (state === null) throw new Error('there is no session provider above')
  return state
}
