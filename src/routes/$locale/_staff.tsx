import { createFileRoute } from '@tanstack/react-router'
import { SiteLayout } from '~/components/layout/site-layout.tsx'
import { AccountArea, SessionBanner } from '~/features/session/account-area.tsx'
import { requireStaffSession } from '~/features/session/session-guards.ts'

/**
 * Pages of the management company's teams. Their server functions check that the user is staff, and respond with 403
 * otherwise.
 */
export const Route = createFileRoute('/$locale/_staff')({
  beforeLoad: ({ context, params, location }) => ({
    session: requireStaffSession(context, { locale: params.locale, here: location.publicHref }),
  }),
  component: () => <SiteLayout account={<AccountArea />} banner={<SessionBanner />} />,
})
