import { createFileRoute } from '@tanstack/react-router'
import { requireStaffSession } from '~/features/session/session-guards.ts'
import { SiteFrameOfRoute } from '~/routes/-site-frame.tsx'

/**
 * Pages of the management company's teams. Their server functions check that the user is staff, and respond with 403
 * otherwise.
 */
export const Route = createFileRoute('/$locale/_staff')({
  beforeLoad: ({ context, params, location }) => ({
    session: requireStaffSession(context, { locale: params.locale, here: location.publicHref }),
  }),
  component: SiteFrameOfRoute,
})
