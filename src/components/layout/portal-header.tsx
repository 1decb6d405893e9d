import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { loadFragments, staticFragment } from '../static-fragment/static-fragment.tsx'
import { useAlternateUrl } from './alternate-url.ts'
import { HeaderHome, HeaderSettings, type HeaderSettingsProps } from './header-parts.tsx'
import { MenuOfEditors, OwnMenu } from './menu-of-editors.tsx'
import { SiteHeader } from './site-header.tsx'
import { useSiteShell } from './site-shell.ts'

const StaticHome = staticFragment(
  'header-home',
  createIsomorphicFn()
    .server(() => HeaderHome)
    .client(async () => (await import('./header-parts.tsx')).HeaderHome),
)

const StaticSettings = staticFragment<HeaderSettingsProps>(
  'header-settings',
  createIsomorphicFn()
    .server(() => HeaderSettings)
    .client(async () => (await import('./header-parts.tsx')).HeaderSettings),
)

/** For loaders of pages with the header. */
export const loadHeaderParts = () => loadFragments(StaticHome, StaticSettings)

/** The alternate URL is updated after the page's own content. */
function Settings() {
  const alternate = useDeferredValue(useAlternateUrl())
  return <StaticSettings alternate={alternate} />
}

/** The header with this portal's sections. */
export function PortalHeader({ account }: { account?: ReactNode }) {
  const { navigation } = useTranslations()
  const { menu } = useSiteShell().links
  return (
    <SiteHeader
      home={<StaticHome />}
      account={account}
      navigationLabel={navigation.label()}
      menuLabel={navigation.menu()}
      navigation={menu === null ? <OwnMenu /> : <MenuOfEditors menu={menu} />}
      settings={<Settings />}
    />
  )
}
