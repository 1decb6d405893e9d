import { createFileRoute } from '@tanstack/react-router'
import { positionSearchSchema } from '~/features/position/position-search.ts'
import { ownerOf } from '~/features/session/own-funds-state.ts'
import { translationsOf } from '~/lib/translations.ts'
import { InvestorFunds } from '~/routes/-investor-funds.tsx'
import { loadInvestorFunds } from '~/routes/-investor-funds-data.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'

export const Route = createFileRoute('/$locale/_account/account/funds/')({
  staticData: {
    namespaces: ['my_funds', 'position', 'as_of', 'my_documents', 'documents', 'funds', 'library'],
  },
  validateSearch: positionSearchSchema,
  loaderDeps: positionSearchSchema.loaderDeps,
  loader: ({ params: { locale }, context, deps: search }) =>
    loadInvestorFunds({ locale, search, user: context.session.user }),
  staleTime: 0,
  head: ({ params: { locale }, loaderData, match }) => {
    const { account_menu, my_funds } = translationsOf(locale)
    const owner = ownerOf(match.context.session)
    const title = owner === null ? my_funds.title() : account_menu.guest.holdings({ name: owner })
    return ownPageHead(locale, title, { loaded: loaderData?.holdings })
  },
  component: () => <InvestorFunds data={Route.useLoaderData()} user={Route.useRouteContext().session.user} />,
})
