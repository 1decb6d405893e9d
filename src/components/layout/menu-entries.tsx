import type { ReactNode } from 'react'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { cn } from '../ui/class-names.ts'
import { ChevronDown } from '../ui/line-icon.tsx'
import { MenuItem, MenuList, Popover } from '../ui/popover.tsx'
import { Slot } from '../ui/slot.tsx'
import type { MenuEntry } from './site-shell.ts'

/** The sections of the site: several {@link SiteHeaderLink}. */
export function SiteHeaderLinks({ children }: { children: ReactNode }) {
  return <ul className="flex flex-col lg:flex-row lg:gap-8">{children}</ul>
}

/** Link to a section of the site, as child, with `aria-current` within the section. */
export function SiteHeaderLink({ children }: { children: ReactNode }) {
  return (
    <li>
      <Slot className="flex min-h-12 items-center border-transparent text-lg transition-colors hover:text-accent aria-[current]:font-medium lg:min-h-16 lg:border-b-2 lg:text-base lg:aria-[current]:border-accent lg:aria-[current]:font-normal">
        {children}
      </Slot>
    </li>
  )
}

export type EntriesProps = {
  readonly menu: readonly MenuEntry[]
  /** The nearest address at or above the page that the menu has. */
  readonly nearest: string | undefined
  /** True if it is the page's own. */
  readonly isPage: boolean
}

/** The row of the menu's links; one with links under it opens them. */
export function MenuEntries({ menu, nearest, isPage }: EntriesProps) {
  const current = (href: string) => (href !== nearest ? undefined : isPage ? 'page' : 'true')
  return (
    <SiteHeaderLinks>
      {menu.map((entry) => (
        <SiteHeaderLink key={entry.label}>
          {entry.children.length === 0 ? (
            <a href={entry.href} aria-current={current(entry.href)}>
              {entry.label}
            </a>
          ) : (
            <SubMenu entry={entry} current={current} />
          )}
        </SiteHeaderLink>
      ))}
    </SiteHeaderLinks>
  )
}

type SubMenuProps = {
  readonly entry: MenuEntry
  readonly current: (href: string) => 'page' | 'true' | undefined
  /** Classes of the row that contains it. */
  readonly className?: string
}

/** A word of the menu that opens the links under it. */
function SubMenu({ entry: { label, href, children }, current, className }: SubMenuProps) {
  const isCurrent = [href, ...children.map((link) => link.href)].some((path) => current(path))
  return (
    <Popover
      label={label}
      trigger={
        <button
          type="button"
          aria-current={isCurrent ? 'true' : undefined}
          className={cn('gap-1.5', className)}
        >
          {label}
          <ChevronDown className="size-4" />
        </button>
      }
    >
      <MenuList>
        {children.map((link) => (
          <MenuItem key={link.label}>
            <a href={link.href} aria-current={current(link.href)} className="py-2">
              <span>
                {link.label}
                {link.description && <span className="block text-muted text-sm">{link.description}</span>}
              </span>
            </a>
          </MenuItem>
        ))}
      </MenuList>
    </Popover>
  )
}

type OwnSectionsProps = { readonly funds: 'page' | undefined; readonly compare: 'page' | undefined }

/** The sections that the portal itself knows. */
export function OwnSections({ funds, compare }: OwnSectionsProps) {
  const { navigation } = useTranslations()
  return (
    <SiteHeaderLinks>
      <SiteHeaderLink>
        <AppLink to="/funds" aria-current={funds}>
          {navigation.funds()}
        </AppLink>
      </SiteHeaderLink>
      <SiteHeaderLink>
        <AppLink to="/funds/compare" aria-current={compare}>
          {navigation.compare()}
        </AppLink>
      </SiteHeaderLink>
    </SiteHeaderLinks>
  )
}
