import type { ReactNode } from 'react'
import { AppLink, pathFor } from '~/routing/links.tsx'
import { useCurrent } from '~/routing/use-current.ts'
import { useLocale, useTranslations } from '~/routing/use-locale.ts'
import { kept } from '../kept/kept.tsx'
import { Button } from '../ui/button.tsx'
import { Search } from '../ui/signs.ts'
import { ColourModeSwitch } from './colour-mode-switch.tsx'
import { LanguageLink, useTwinAddress } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MenuOfEditors } from './menu-of-editors.tsx'
import { SiteHeader, SiteHeaderLink, SiteHeaderLinks } from './site-header.tsx'
import { useChrome } from './use-chrome.ts'

/** The names of the colour modes in the page's language. */
export function useColourModeLabels() {
  const { colourMode } = useTranslations()
  return {
    label: colourMode.label(),
    system: colourMode.system(),
    light: colourMode.light(),
    dark: colourMode.dark(),
  }
}

/** The header with this portal's sections. */
export function PortalHeader({ account }: { account?: ReactNode }) {
  const { navigation } = useTranslations()
  const { menu } = useChrome()
  return (
    <SiteHeader
      home={<KeptHome />}
      account={account}
      navigationLabel={navigation.label()}
      menuLabel={navigation.menu()}
      navigation={menu === null ? <OwnSections /> : <MenuOfEditors menu={menu} />}
      settings={<KeptSettings twin={useTwinAddress()} />}
    />
  )
}

const KeptHome = kept('header-home', () => {
  const { navigation } = useTranslations()
  return (
    <AppLink to="/" aria-label={navigation.homeOf()}>
      <Logo />
    </AppLink>
  )
})

/** `twin` is the address of the page in the other language. */
const KeptSettings = kept('header-settings', ({ twin }: { twin: string }) => {
  const { navigation } = useTranslations()
  return (
    <>
      <Button asChild color="neutral" variant="ghost" iconOnly>
        <AppLink to="/search" aria-label={navigation.search()}>
          <Search className="size-5!" />
        </AppLink>
      </Button>
      <LanguageLink href={twin} />
      <ColourModeSwitch labels={useColourModeLabels()} />
    </>
  )
})

/** The sections that the portal itself knows, for when the editors' menu cannot be had. */
function OwnSections() {
  const { navigation } = useTranslations()
  const locale = useLocale()
  // The comparison lies under the funds' address, and one section alone is the current one.
  const compare = useCurrent(pathFor({ to: '/funds/compare', locale }))
  const inFunds = useCurrent(pathFor({ to: '/funds', locale }), 'section')
  const funds = compare ? undefined : inFunds
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
