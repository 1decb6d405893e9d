import { createFileRoute } from '@tanstack/react-router'
import { AccountFrame } from '~/features/account/account-frame.tsx'
import { ownerOf } from '~/features/session/own-funds-state.ts'
import { requireAccount } from '~/features/session/session-guards.ts'
import { translationsOf } from '~/lib/translations.ts'
import { InvestorFunds } from '~/routes/-investor-funds.tsx'
import { loadInvestorFunds } from '~/routes/-investor-funds-data.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

/** The investor's own funds in the visitor's last chosen language (P-038). */
export const Route = createFileRoute('/_neutral/auth/investors/funds')({
  staticData: {
    namespaces: ['my_funds', 'position', 'as_of', 'my_documents', 'documents', 'funds', 'library'],
  },
  beforeLoad: ({ context, location }) => ({
    session: requireAccount(context, { locale: context.locale, here: location.publicHref }),
  }),
  loader: ({ context: { locale, session } }) => loadInvestorFunds({ locale, search: {}, user: session.user }),
  staleTime: 0,
  head: ({ match }) => {
    const { account_menu, my_funds } = translationsOf(match.context.locale)
    const owner = ownerOf(match.context.session)
    const title = owner === null ? my_funds.title() : account_menu.guest.holdings({ name: owner })
    return pageHead({ title, noIndex: true })
  },
  component: () => (
    <AccountFrame>
      <InvestorFunds data={Route.useLoaderData()} user={Route.useRouteContext().session.user} />
    </AccountFrame>
  ),
})
