import { useRouterState } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { staticFragment } from '~/components/static-fragment/static-fragment.tsx'
import { MenuItem } from '~/components/ui/popover.tsx'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { pathIn } from '~/routing/navigation/use-current.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { AccountEntry } from './account-entries.ts'
import { isOtherView } from './own-funds-state.ts'
import { useSession } from './session-context.ts'

type EntriesProps = {
  readonly entries: readonly AccountEntry[]
  /** Layout classes of the list. */
  readonly className: string
}

/**
 * Account sections as menu items. A link to the home page is no section, so it is never marked as current.
 */
export function AccountEntryItems({ entries, className }: EntriesProps): ReactElement {
  const locale = useLocale()
  const here = useRouterState({ select: ({ location }) => pathIn(location.publicHref) })
  const isOther = isOtherView(useSession().data)
  const current = entries.find(({ to }) => to !== '/' && pathFor({ to, locale }) === here)?.label
  return <StaticItems {...{ entries, current, className, isOther }} />
}

type ItemsProps = EntriesProps & {
  readonly current: AccountEntry['label'] | undefined
  /** Whether they are sections of somebody else's space, whom the menu's own name and the bar name once. */
  readonly isOther: boolean
}

/** {@link Items} as a static fragment: shared by all users with the same rights on one page. */
const StaticItems = staticFragment('account-entries', () => Items)

function Items({ entries, current, className, isOther }: ItemsProps): ReactElement {
  const { account_menu } = useTranslations()
  const names = isOther ? { ...account_menu.entries, ...account_menu.guest.entries } : account_menu.entries
  return (
    <ul className={`flex flex-col ${className}`}>
      {entries.map(({ to, label, icon: Icon }) => (
        <MenuItem key={label}>
          <AppLink to={to} aria-current={label === current ? 'page' : undefined}>
            <Icon aria-hidden="true" />
            {names[label]()}
          </AppLink>
        </MenuItem>
      ))}
    </ul>
  )
}
