import type { ReactElement } from 'react'
import { MenuItem } from '~/components/ui/popover.tsx'
import { AppLink, pathFor } from '~/routing/links.tsx'
import { useLocale, useTranslations } from '~/routing/use-locale.ts'
import type { AccountEntry } from './account-entries.ts'

/**
 * A part of the account in a menu. What leads to the home page is a plain link: it is no part of its own, so that the
 * home page is not marked as where one is in the account.
 */
export function AccountEntryItem({
  entry: { to, label, icon: Icon },
}: {
  entry: AccountEntry
}): ReactElement {
  const { account_menu } = useTranslations()
  const locale = useLocale()
  const content = (
    <>
      <Icon aria-hidden="true" />
      {account_menu.entries[label]()}
    </>
  )
  return (
    <MenuItem>
      {to === '/' ? (
        <a href={pathFor({ to, locale })}>{content}</a>
      ) : (
        <AppLink to={to} activeOptions={{ exact: true, includeSearch: false }}>
          {content}
        </AppLink>
      )}
    </MenuItem>
  )
}
