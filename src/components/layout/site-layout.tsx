import { Outlet } from '@tanstack/react-router'
import { type ReactNode, use } from 'react'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { Container } from './container.tsx'
import { PageNotices } from './page-notices.ts'
import { PortalFooter } from './portal-footer.tsx'
import { PortalHeader } from './portal-header.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { SkipLink } from './skip-link.tsx'
import { useSiteShell } from './use-site-shell.ts'

/** A line over every page. */
function Announcement({ label, children }: { label: string; children: string }) {
  return (
    <aside
      aria-label={label}
      data-site-shell
      className="tone-info border-hairline border-b bg-tone-wash text-sm"
    >
      <Container className="py-2.5">{children}</Container>
    </aside>
  )
}

type SiteFrameProps = {
  /** Sign-in link or account menu, at the end of the header. */
  account?: ReactNode
  /** A line under the header that concerns every page. */
  banner?: ReactNode
}

/** Header, main content and footer of a page. */
export function SiteFrame({ account, banner, children }: SiteFrameProps & { children: ReactNode }) {
  const { navigation } = useTranslations()
  const { announcement, isPreview } = useSiteShell()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{navigation.skipToContent()}</SkipLink>
      {use(PageNotices).top}
      {isPreview && <PreviewBar />}
      <PortalHeader account={account} />
      {announcement && <Announcement label={navigation.announcement()}>{announcement}</Announcement>}
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
