import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from '~/routing/use-locale.ts'
import { PortalFooter } from './portal-footer.tsx'
import { PortalHeader } from './portal-header.tsx'
import { SkipLink } from './skip-link.tsx'

/** Header, main content and footer of a public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { navigation } = useTranslations()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{navigation.skipToContent()}</SkipLink>
      <PortalHeader />
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <PortalFooter />
    </div>
  )
}

/** {@link SiteFrame} around the page of the matched route. */
export function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
