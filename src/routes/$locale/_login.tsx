import { createFileRoute } from '@tanstack/react-router'
import { SiteLayout } from '~/components/layout/site-layout.tsx'
import { AccountArea } from '~/features/session/account-area.tsx'
import { guardEntrance } from '~/features/session/session-guards.ts'

/** Pages for visitors without a session only: whoever is signed in goes home (specification, point 2). */
export const Route = createFileRoute('/$locale/_login')({
  beforeLoad: ({ context }) => guardEntrance(context.session, context.site.signedInHome),
  component: () => <SiteLayout account={<AccountArea />} />,
})
