import { useRouterState } from '@tanstack/react-router'
import { kept } from '../kept/kept.tsx'
import { cn } from '../ui/class-names.ts'
import { MenuItem, MenuList, Popover } from '../ui/popover.tsx'
import { ChevronDown } from '../ui/signs.ts'
import type { MenuEntry } from './chrome.ts'
import { SiteHeaderLink, SiteHeaderLinks } from './site-header.tsx'

/** Whether an address is the page's, or lies above it. */
const isAt = (here: string, href: string): boolean => here === href || here.startsWith(`${href}/`)

type Current = {
  /** The nearest address above the page that the menu has. */
  readonly nearest: string | undefined
  /** Whether it is the page's own. */
  readonly isPage: boolean
}

function useCurrent(menu: readonly MenuEntry[]): Current {
  const here = useRouterState({
    select: (state) => (state.resolvedLocation ?? state.location).publicHref.split(/[?#]/)[0] ?? '/',
  })
  const all = menu.flatMap((entry) => [entry.href, ...entry.children.map(({ href }) => href)])
  const nearest = all.filter((href) => isAt(here, href)).toSorted((a, b) => b.length - a.length)[0]
  return { nearest, isPage: nearest === here }
}

/** The main menu as editors wrote it: a row of links; one with links under it opens them. */
export function MenuOfEditors({ menu }: { menu: readonly MenuEntry[] }) {
  return <KeptEntries menu={menu} {...useCurrent(menu)} />
}

const KeptEntries = kept('menu', ({ menu, nearest, isPage }: Current & { menu: readonly MenuEntry[] }) => {
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
})

type SubMenuProps = {
  readonly entry: MenuEntry
  readonly current: (href: string) => 'page' | 'true' | undefined
  /** Of the row that it stands in. */
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
