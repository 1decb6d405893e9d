import type { ReactElement } from 'react'
import { MenuItem } from '~/components/ui/popover.tsx'
import { AppLink, pathFor } from '~/routing/links.tsx'
import { useCurrent } from '~/routing/use-current.ts'
import { useLocale, useTranslations } from '~/routing/use-locale.ts'
import type { AccountEntry } from './account-entries.ts'

/**
 * A part of the account in a menu. What leads to the home page is no part of its own, and is not marked as where one
 * is in the account.
 */
export function AccountEntryItem({
  entry: { to, label, icon: Icon },
}: {
  entry: AccountEntry
}): ReactElement {
  const { account_menu } = useTranslations()
  const current = useCurrent(pathFor({ to, locale: useLocale() }))
  return (
    <MenuItem>
      <AppLink to={to} aria-current={to === '/' ? undefined : current}>
        <Icon aria-hidden="true" />
        {account_menu.entries[label]()}
      </AppLink>
    </MenuItem>
  )
}
