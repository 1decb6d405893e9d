import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useCurrent } from '~/routing/navigation/use-current.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'

/** An investor's own funds in the bar of wide screens (P-483); the account menu has them on narrow ones. */
export function OwnFundsLink() {
  const { account_menu } = useTranslations()
  const isCurrent = useCurrent(pathFor({ to: '/account/funds', locale: useLocale() }), 'section')
  return (
    <AppLink
      to="/account/funds"
      aria-current={isCurrent}
      className="inline-flex min-h-16 items-center border-transparent border-b-2 text-base hover:text-accent aria-[current]:border-accent max-lg:hidden"
    >
      {account_menu.entries.holdings()}
    </AppLink>
  )
}
