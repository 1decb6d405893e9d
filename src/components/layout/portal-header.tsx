import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { kept, loadParts } from '../kept/kept.tsx'
import { HeaderHome, HeaderSettings, type HeaderSettingsProps } from './header-parts.tsx'
import { MenuOfEditors, OwnMenu } from './menu-of-editors.tsx'
import { SiteHeader } from './site-header.tsx'
import { useTwinAddress } from './twin-address.ts'
import { useChrome } from './use-chrome.ts'

const KeptHome = kept(
  'header-home',
  createIsomorphicFn()
    .server(() => HeaderHome)
    .client(async () => (await import('./header-parts.tsx')).HeaderHome),
)

const KeptSettings = kept<HeaderSettingsProps>(
  'header-settings',
  createIsomorphicFn()
    .server(() => HeaderSettings)
    .client(async () => (await import('./header-parts.tsx')).HeaderSettings),
)

/** For loaders of pages with the header. */
export const loadHeaderParts = () => loadParts(KeptHome, KeptSettings)

/** The page in the other language is told after what the page itself is about. */
function Settings() {
  const twin = useDeferredValue(useTwinAddress())
  return <KeptSettings twin={twin} />
}

/** The header with this portal's sections. */
export function PortalHeader({ account }: { account?: ReactNode }) {
  const { navigation } = useTranslations()
  const { menu } = useChrome().links
  return (
    <SiteHeader
      home={<KeptHome />}
      account={account}
      navigationLabel={navigation.label()}
      menuLabel={navigation.menu()}
      navigation={menu === null ? <OwnMenu /> : <MenuOfEditors menu={menu} />}
      settings={<Settings />}
    />
  )
}
