import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useCurrent } from '~/routing/navigation/use-current.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { AccountMenu } from './account-menu.tsx'
import { isOtherView, mayHaveFunds } from './own-funds-state.ts'
import type { PortalSession } from './session.schema.ts'
import { SessionWatch } from './session-watch.tsx'

/** An investor's own funds in the bar of wide screens (P-483); the account menu has them on narrow ones. */
function OwnFundsLink({ isOther }: { isOther: boolean }) {
  const { account_menu } = useTranslations()
  const isCurrent = useCurrent(pathFor({ to: '/account/funds', locale: useLocale() }), 'section')
  return (
    <AppLink
      to="/account/funds"
      aria-current={isCurrent}
      className="inline-flex min-h-16 items-center border-transparent border-b-2 text-base hover:text-accent aria-[current]:border-accent max-lg:hidden"
    >
      {isOther ? account_menu.guest.entries.holdings() : account_menu.entries.holdings()}
    </AppLink>
  )
}

/** The signed-in user's part of every header: their menu, and the session monitor. */
export function SignedInArea({ session }: { session: PortalSession }) {
  return (
    <>
      {mayHaveFunds(session.user) && session.user.role === 'investor' && (
        <OwnFundsLink isOther={isOtherView(session)} />
      )}
      <AccountMenu session={session} />
      <SessionWatch session={session} />
    </>
  )
}
