import { createFileRoute } from '@tanstack/react-router'
import { requireAccount } from '~/features/session/session-guards.ts'
import { SiteFrameOfRoute } from '~/routes/-site-frame.tsx'

/** Pages that need a session. The check that counts is in their server functions. */
export const Route = createFileRoute('/$locale/_account')({
  beforeLoad: ({ context, params, location }) => ({
    session: requireAccount(context, { locale: params.locale, here: location.publicHref }),
  }),
  component: SiteFrameOfRoute,
})
