import { createFileRoute, redirect } from '@tanstack/react-router'
import { SiteLayout } from '~/components/layout/site-layout.tsx'
import { AccountArea } from '~/features/session/account-area.tsx'

/** Pages for visitors without a session only: whoever is signed in goes home (specification, point 2). */
export const Route = createFileRoute('/$locale/_login')({
  beforeLoad: ({ context }) => {
    if (context.session !== null) throw redirect({ href: context.site.signedInHome, statusCode: 302 })
  },
  component: () => <SiteLayout account={<AccountArea />} />,
})
