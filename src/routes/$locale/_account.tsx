import { createFileRoute } from '@tanstack/react-router'
import { SiteLayout } from '~/components/layout/site-layout.tsx'
import { AccountArea, SessionBanner } from '~/features/session/account-area.tsx'
import { requireAccount } from '~/features/session/session-guards.ts'

/** Pages that need a session. The check that counts is in their server functions. */
export const Route = createFileRoute('/$locale/_account')({
  beforeLoad: ({ context, params, location }) => ({
    session: requireAccount(context, { locale: params.locale, here: location.publicHref }),
  }),
  component: () => <SiteLayout account={<AccountArea />} banner={<SessionBanner />} />,
})
