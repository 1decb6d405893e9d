import { createFileRoute } from '@tanstack/react-router'
import { visitorsOnly } from '~/features/session/session-guards.ts'
import { SiteFrameOfRoute } from '~/routes/-site-frame.tsx'

/** Pages for visitors without a session only: signed-in users are redirected home (P-042). */
export const Route = createFileRoute('/$locale/_login')({
  beforeLoad: ({ context, location }) => visitorsOnly(context.session, context, location.search),
  component: SiteFrameOfRoute,
})
