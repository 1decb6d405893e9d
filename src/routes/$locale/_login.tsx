import { createFileRoute } from '@tanstack/react-router'
import { SiteLayout } from '~/components/layout/site-layout.tsx'
import { AccountArea, SessionBanner } from '~/features/session/account-area.tsx'
import { visitorsOnly } from '~/features/session/session-guards.ts'

/** Pages for visitors without a session only: signed-in users are redirected home (P-042). */
export const Route = createFileRoute('/$locale/_login')({
  beforeLoad: ({ context, location }) => visitorsOnly(context.session, context, location.search),
  component: () => <SiteLayout account={<AccountArea />} banner={<SessionBanner />} />,
})
