import { useRouterState } from '@tanstack/react-router'
import { AlertDialog } from '~/components/ui/alert-dialog.tsx'
import { Button } from '~/components/ui/button.tsx'
import { pathFor } from '~/routing/addresses/links.tsx'
import { nativeNavigation } from '~/routing/navigation/link-navigation.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'

/**
 * Shown after the session expired. The page stays mounted, with typed input, but is covered: it is
 * uncovered when its user has signed in, here or in another tab.
 */
export function SessionEnded() {
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
