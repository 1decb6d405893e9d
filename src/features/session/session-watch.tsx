import { useRouteContext, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AlertDialog } from '~/components/ui/alert-dialog.tsx'
import { Button } from '~/components/ui/button.tsx'
import { pathFor } from '~/routing/addresses/links.tsx'
import { nativeNavigation } from '~/routing/navigation/link-navigation.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { PortalSession } from './session.schema.ts'
import { announceSignOut } from './session-channel.ts'
import { useSession } from './session-context.ts'
import { SessionEnding } from './session-ending.tsx'
import { useSessionWatch } from './use-session-watch.ts'

/**
 * Shown after the session expired. The page stays mounted, with typed input, but is covered: it is
 * uncovered when its user has signed in, here or in another tab.
 */
function SessionEnded() {
  const { sessionEnd } = useTranslations().account_menu
  const locale = useLocale()
  const here = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).publicHref })
  const isStaffPage = here.startsWith(pathFor({ to: '/team', locale }))
  const login = pathFor({ to: isStaffPage ? '/login/team' : '/login', locale, search: { callbackUrl: here } })
  return (
    <AlertDialog
      title={sessionEnd.endedTitle()}
      text={sessionEnd.endedText()}
      className="backdrop:backdrop-blur-lg"
      actions={
        <>
          <Button asChild>
            <a href={login} target="_blank" rel="noopener">
              {sessionEnd.signInBeside()}
            </a>
          </Button>
          <Button asChild color="neutral" variant="outline">
            <a href={login} {...nativeNavigation}>
              {sessionEnd.signInHere()}
            </a>
          </Button>
        </>
      }
    />
  )
}

/** Monitors the signed-in user's session: refreshes it at intervals and warns before its end. */
export function SessionWatch({ session }: { session: PortalSession }) {
  useRefreshAtIntervals()
  useUnknownUser(session)
  const { account_menu } = useTranslations()
  const { phase, end } = useSessionWatch(session)
  const [isKept, setKept] = useState(false)
  return (
    <>
      {/* Outside the dialog: an announcement inside it is lost when it closes. */}
      <p role="status" className="sr-only">
        {isKept && phase === 'open' && account_menu.sessionEnd.kept()}
      </p>
      {phase === 'ending' && <SessionEnding end={end} onKept={() => setKept(true)} />}
      {phase === 'ended' && <SessionEnded />}
    </>
  )
}

function useRefreshAtIntervals() {
  const { refresh } = useSession()
  const intervalMs = useRouteContext({ from: '__root__', select: ({ site }) => site.sessionPollMs })
  useEffect(() => {
    if (intervalMs === undefined) return
    const timer = setInterval(refresh, intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs, refresh])
}

/** Signs out a user whom the product API no longer knows, here and then at the matching provider (P-136). */
function useUnknownUser({ error, provider }: PortalSession) {
  const locale = useLocale()
  const unknownAt = error === 'user_not_found' ? provider : undefined
  useEffect(() => {
    if (unknownAt === undefined) return
    announceSignOut()
    import('./session-calls.ts')
      .then(({ postSignOut }) => postSignOut())
      .then(() => location.assign(`/api/auth/logout/${unknownAt}?locale=${locale}`))
  }, [unknownAt, locale])
}
