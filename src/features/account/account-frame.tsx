import type { ReactElement, ReactNode } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { Disclosure } from '~/components/ui/disclosure.tsx'
import { AccountEntryItems } from '~/features/session/account-entry-items.tsx'
import { ownerOf } from '~/features/session/own-funds-state.ts'
import { useSession } from '~/features/session/session-context.ts'
import { useAccountEntries } from '~/features/session/use-account-entries.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

/**
 * An account page beside the account navigation: a sticky column on wide screens, a section above the page
 * on narrow ones. The page has no container of its own.
 */
export function AccountFrame({ children }: { children: ReactNode }): ReactElement {
  const { account_menu } = useTranslations()
  const { data } = useSession()
  const entries = useAccountEntries(data?.user)
  const owner = ownerOf(data)
  const title = owner === null ? account_menu.menu() : account_menu.guest.menu({ name: owner })
  return (
    <Container className="grid gap-x-12 pb-16 lg:grid-cols-[15rem_minmax(0,1fr)] xl:gap-x-16">
      <Disclosure summary={title} className="lg:hidden print:hidden">
        <nav aria-label={title}>
          <AccountEntryItems entries={entries} className="-mx-3" />
        </nav>
      </Disclosure>
      <nav
        aria-label={title}
        className="sticky -mx-4 top-[calc(var(--header-space)+2rem)] max-h-[calc(100dvh-var(--header-space)-4rem)] mt-12 self-start overflow-y-auto px-1 max-lg:hidden print:hidden"
      >
        <p className="eyebrow px-3 pb-3">{title}</p>
        <AccountEntryItems entries={entries} className="[&_a]:min-h-8.5" />
      </nav>
      <div className="min-w-0">{children}</div>
    </Container>
  )
}
