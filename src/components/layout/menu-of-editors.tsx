import { useRouterState } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useCurrent } from '~/routing/navigation/use-current.ts'
import { useLocale } from '~/routing/navigation/use-locale.ts'
import { loadFragments, staticFragment } from '../static-fragment/static-fragment.tsx'
import { type EntriesProps, MenuEntries, OwnSections } from './menu-entries.tsx'
import type { MenuEntry } from './site-shell.ts'

const StaticEntries = staticFragment<EntriesProps>(
  'menu',
  createIsomorphicFn()
    .server(() => MenuEntries)
    .client(async () => (await import('./menu-entries.tsx')).MenuEntries),
)

const StaticSections = staticFragment(
  'menu-own',
  createIsomorphicFn()
    .server(() => OwnSections)
    .client(async () => (await import('./menu-entries.tsx')).OwnSections),
)

/** For loaders of pages with the menu. */
export const loadMenuParts = () => loadFragments(StaticEntries, StaticSections)

/** Reports whether a URL is the page's, or that of an ancestor. */
const isAt = (here: string, href: string): boolean => here === href || here.startsWith(`${href}/`)

function useNearest(menu: readonly MenuEntry[]): Omit<EntriesProps, 'menu'> {
  const here = useRouterState({
    select: (state) => (state.resolvedLocation ?? state.location).publicHref.split(/[?#]/)[0] ?? '/',
  })
  const all = menu.flatMap((entry) => [entry.href, ...entry.children.map(({ href }) => href)])
  const nearest = all.filter((href) => isAt(here, href)).toSorted((a, b) => b.length - a.length)[0]
  return { nearest, isPage: nearest === here }
}

/** The main menu as editors wrote it: a row of links; one with links under it opens them. */
export function MenuOfEditors({ menu }: { menu: readonly MenuEntry[] }) {
  return <StaticEntries menu={menu} {...useNearest(menu)} />
}

/** The sections that the portal itself knows, for when the editors' menu cannot be had. */
export function OwnMenu() {
  const locale = useLocale()
  // The comparison is under the funds' URL, but only one section is the current one.
  const compare = useCurrent(pathFor({ to: '/funds/compare', locale }))
  const inFunds = useCurrent(pathFor({ to: '/funds', locale }), 'section')
  return <StaticSections funds={compare ? undefined : inFunds} compare={compare} />
}
