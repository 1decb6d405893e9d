import { useRouterState } from '@tanstack/react-router'
import { Button } from '~/components/ui/button.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { paths } from '~/routing/addresses/route-table.ts'
import { secretQuery } from '~/routing/addresses/secret-parameters.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { useSession } from './session-context.ts'
import { ActingFor, HolderBar, SessionUnknown, SignedInArea, ViewingBar } from './signed-in.ts'

/**
 * Banner under the header: the partner that the user acts for, or a notice that the session cannot be checked now;
 * nothing otherwise.
 */
export function SessionBanner() {
  const { data, isUnknown } = useSession()
  if (isUnknown) return <SessionUnknown />
  return (
    <>
      {data?.viewing && <ViewingBar />}
      {data?.holders && <HolderBar />}
      {data?.user.partner ? <ActingFor /> : null}
    </>
  )
}

/** The end of the header: the login link, or the signed-in user's menu. */
export function AccountArea() {
  const { data } = useSession()
  return data === null ? <SignInLink /> : <SignedInArea session={data} />
}

/** Pages that are left for good on sign-in: visitors are not returned to them. */
const signInPages = /^\/(fr|en)\/(login(\/.+)?|partner\/choose-team)$/

function SignInLink() {
  const { account } = useTranslations()
  const here = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).publicHref })
  const isSignInPage = signInPages.test(paths.toInternal(here.split(/[?#]/)[0] ?? '/'))
  return (
    <Button asChild variant="outline" size="sm">
      <AppLink
        to="/login"
        search={isSignInPage || secretQuery.test(here) ? {} : { callbackUrl: here }}
        preload={false}
        rel="nofollow"
      >
        {account.signIn()}
      </AppLink>
    </Button>
  )
}
