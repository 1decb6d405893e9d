import { createFileRoute } from '@tanstack/react-router'
import { SiteLayout } from '~/components/layout/site-layout.tsx'
import { AccountArea, SessionBanner } from '~/features/session/account-area.tsx'

/** Pages for everybody: header, main content and footer. */
export const Route = createFileRoute('/$locale/_public')({
  component: () => <SiteLayout account={<AccountArea />} banner={<SessionBanner />} />,
})
