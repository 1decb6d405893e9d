import { Outlet, useRouterState } from '@tanstack/react-router'
import { type ReactNode, use } from 'react'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { Container } from './container.tsx'
import { PortalFooter } from './portal-footer.tsx'
import { PortalHeader } from './portal-header.tsx'
import { PageNotices, useSiteShell } from './site-shell.ts'

/** Bar that tells a member of staff that drafts are shown, with the button that ends the preview. */
export function PreviewBar() {
  const { navigation } = useTranslations()
  const here = useRouterState({ select: (state) => state.location.publicHref })
  return (
    <aside
      aria-label={navigation.preview.label()}
      data-site-shell
      className="tone-warning bg-tone-solid text-sm text-tone-on-solid"
    >
      <Container className="flex flex-wrap items-center justify-between gap-x-6 py-1.5">
        <p>{navigation.preview.text()}</p>
        <a
          href={`/api/preview?exit=${encodeURIComponent(here)}`}
          className="inline-flex min-h-8 items-center underline underline-offset-4"
        >
          {navigation.preview.leave()}
        </a>
      </Container>
    </aside>
  )
}

/** First thing that the keyboard reaches: jumps over the header to the content. */
export function SkipLink({ href = '#content', children }: { href?: string; children: ReactNode }) {
  return (
    <a
      href={href}
      data-site-shell
      className="fixed top-2 left-2 z-50 rounded bg-foreground px-4 py-3 text-background not-focus:sr-only"
    >
      {children}
    </a>
  )
}

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
