import type { ReactElement } from 'react'
import { AppLink, pathFor } from '~/routing/links.tsx'
import { useLocale, useTranslations } from '~/routing/use-locale.ts'
import type { AccountEntry } from './account-entries.ts'

/**
 * The link of a part of the account. What leads to the home page is a plain one: it is no part of its own, so that the
 * home page is not where one is in the account.
 */
export function AccountEntryLink({
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
  if (to === '/') return <a href={pathFor({ to, locale })}>{content}</a>
  return (
    <AppLink to={to} activeOptions={{ exact: true, includeSearch: false }}>
      {content}
    </AppLink>
  )
}
