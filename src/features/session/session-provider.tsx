import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { sessionQuery } from './session.queries.ts'
import type { PortalSession } from './session.schema.ts'
import { postSignOut } from './session-calls.ts'
import { announceSignOut, onSignOutElsewhere } from './session-channel.ts'
import { SessionContext, type SessionState } from './session-context.ts'

export type SessionProviderProps = {
  /** Asks again at this interval, in milliseconds; never when left out. */
  readonly refreshEveryMs?: number
  readonly children: ReactNode
}

/** Whose session it is: guards have to run again when this changes. */
const ownerOf = (session: PortalSession | null | undefined) =>
  session && `${session.provider} ${session.user.id}`

/** Keeps the browser's session: from the page's own answer, then on focus, and in step with the other tabs. */
export function SessionProvider({ refreshEveryMs, children }: SessionProviderProps) {
  const { data, dataUpdatedAt, refetch } = useQuery(sessionQuery())
  const refresh = useCallback(async () => void (await refetch()), [refetch])
  useRefreshOnSight(refresh)
  useRefreshEvery(refreshEveryMs, refresh)
  useSignOutElsewhere()
  useGuardsOnChange(ownerOf(data))
  useUnknownUser(data)
  const state = useMemo<SessionState>(
    () => ({
      data: data ?? null,
      status: data === undefined ? 'loading' : data === null ? 'unauthenticated' : 'authenticated',
      lastRefreshedAt: dataUpdatedAt === 0 ? null : dataUpdatedAt,
      refresh,
      announceSignOut,
    }),
    [data, dataUpdatedAt, refresh],
  )
  return <SessionContext value={state}>{children}</SessionContext>
}

/** When the tab comes into sight again, also from the browser's memory of pages that were left. */
function useRefreshOnSight(refresh: () => Promise<void>) {
  useEffect(() => {
    const whenVisible = () => void (document.visibilityState === 'visible' && refresh())
    const whenRestored = ({ persisted }: PageTransitionEvent) => void (persisted && refresh())
    document.addEventListener('visibilitychange', whenVisible)
    addEventListener('pageshow', whenRestored)
    return () => {
      document.removeEventListener('visibilitychange', whenVisible)
      removeEventListener('pageshow', whenRestored)
    }
  }, [refresh])
}

function useRefreshEvery(intervalMs: number | undefined, refresh: () => Promise<void>) {
  useEffect(() => {
    if (intervalMs === undefined) return
    const timer = setInterval(refresh, intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs, refresh])
}

function useSignOutElsewhere() {
  const queryClient = useQueryClient()
  useEffect(
    () => onSignOutElsewhere(() => queryClient.setQueryData(sessionQuery().queryKey, null)),
    [queryClient],
  )
}

/** Guards and private data belong to one user: with another one, or none, the page is asked for again. */
function useGuardsOnChange(owner: string | null | undefined) {
  const router = useRouter()
  const known = useRef(owner)
  useEffect(() => {
    if (known.current === owner) return
    const isFirst = known.current === undefined
    known.current = owner
    if (!isFirst) router.invalidate()
  }, [owner, router])
}

/** Point 4: a user whom the product API no longer knows is signed out here, then at the matching provider. */
function useUnknownUser(session: PortalSession | null | undefined) {
  const provider = session?.error === 'user_not_found' ? session.provider : undefined
  useEffect(() => {
    if (provider === undefined) return
    announceSignOut()
    postSignOut().then(() => location.assign(`/api/auth/logout/${provider}`))
  }, [provider])
}
