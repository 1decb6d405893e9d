import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { knownSession, onSessionChange, onSessionEnd } from './load-session.ts'
import type { PortalSession } from './session.schema.ts'
import { useSession } from './session-context.ts'
import { endOfSession, hasEndedByTime, type SessionEnd, untilWarningMs } from './session-end.ts'

/** Polling interval near the end, since another tab may extend the session at any time. */
const lookEveryMs = 15_000

/** Phase of a session: open, near its end, or expired. */
export type SessionPhase = 'open' | 'ending' | 'ended'

/**
 * Monitors the end of a session. The server is asked before a warning is shown, because activity in other
 * tabs counts; the request itself does not count as activity.
 */
export function useSessionWatch(session: PortalSession): { phase: SessionPhase; end: SessionEnd } {
  const { refresh } = useSession()
  const known = useSyncExternalStore(onSessionChange, knownSession, () => undefined)
  const told = useMemo(
    () => endOfSession((known?.session ?? session).left, known?.refreshedAt ?? Date.now()),
    [known, session],
  )
  const [unanswered, setUnanswered] = useState<SessionEnd>()
  const [ended, setEnded] = useState<SessionEnd>()
  const end = unanswered === told ? { ...told, isNear: true } : told
  const phase = ended === told ? 'ended' : end.isNear ? 'ending' : 'open'

  useEffect(() => {
    onSessionEnd(() => {
      const isByTime = hasEndedByTime(told, Date.now())
      if (isByTime) setEnded(told)
      return isByTime
    })
    return () => onSessionEnd(undefined)
  }, [told])

  useEffect(() => {
    if (phase !== 'open') return
    // Without a response the last known state stays.
    const ask = () => refresh().then(() => setUnanswered(told))
    const timer = setTimeout(ask, untilWarningMs(told, Date.now()))
    return () => clearTimeout(timer)
  }, [phase, told, refresh])

  useEffect(() => {
    if (phase !== 'ending') return
    const looks = setInterval(refresh, lookEveryMs)
    const timer = setTimeout(() => refresh().then(() => setEnded(told)), told.atMs - Date.now())
    return () => {
      clearInterval(looks)
      clearTimeout(timer)
    }
  }, [phase, told, refresh])

  return { phase, end }
}
