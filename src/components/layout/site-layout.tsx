import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from '~/routing/use-locale.ts'
import { PortalFooter } from './portal-footer.tsx'
import { PortalHeader } from './portal-header.tsx'
import { SkipLink } from './skip-link.tsx'

type SiteFrameProps = {
  /** Sign-in link or account menu, at the end of the header. */
  account?: ReactNode
  /** A line under the header that concerns every page. */
  banner?: ReactNode
}

/** Header, main content and footer of a page. */
export function SiteFrame({ account, banner, children }: SiteFrameProps & { children: ReactNode }) {
  const { navigation } = useTranslations()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{navigation.skipToContent()}</SkipLink>
      <PortalHeader account={account} />
      {banner}
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <PortalFooter />
    </div>
  )
}

/** {@link SiteFrame} around the page of the matched route. */
export function SiteLayout(props: SiteFrameProps) {
  return (
    <SiteFrame {...props}>
      <Outlet />
    </SiteFrame>
  )
}
