import { useRouterState } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { staticFragment } from '~/components/static-fragment/static-fragment.tsx'
import { MenuItem } from '~/components/ui/popover.tsx'
import type { Translations } from '~/lib/translations.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { pathIn } from '~/routing/navigation/use-current.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { AccountEntry } from './account-entries.ts'
import { ownerOf } from './own-funds-state.ts'
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
  const owner = ownerOf(useSession().data)
  const current = entries.find(({ to }) => to !== '/' && pathFor({ to, locale }) === here)?.label
  // A person's name must not be kept with what all readers share.
  if (owner !== null) return <Items {...{ entries, current, className, owner }} />
  return <StaticItems {...{ entries, current, className }} />
}

type ItemsProps = EntriesProps & {
  readonly current: AccountEntry['label'] | undefined
  /** Whose sections a guest reads. */
  readonly owner?: string
}

/** {@link Items} as a static fragment: shared by all users with the same rights on one page. */
const StaticItems = staticFragment('account-entries', () => Items)

/** Names a section of somebody else's space. */
function nameOfAnother(
  { entries, guest }: Translations['account_menu'],
  label: AccountEntry['label'],
  name: string,
): string {
  if (label === 'holdings') return guest.holdings({ name })
  if (label === 'documents') return guest.documentsOf({ name })
  if (label === 'notices') return guest.noticesOf({ name })
  return label === 'questions' ? guest.questionsOf({ name }) : entries[label]()
}

function Items({ entries, current, className, owner }: ItemsProps): ReactElement {
  const { account_menu } = useTranslations()
  const nameOf = (label: AccountEntry['label']) =>
    owner === undefined ? account_menu.entries[label]() : nameOfAnother(account_menu, label, owner)
  return (
    <ul className={`flex flex-col ${className}`}>
      {entries.map(({ to, label, icon: Icon }) => (
        <MenuItem key={label}>
          <AppLink to={to} aria-current={label === current ? 'page' : undefined}>
            <Icon aria-hidden="true" />
            {nameOf(label)}
          </AppLink>
        </MenuItem>
      ))}
    </ul>
  )
}
