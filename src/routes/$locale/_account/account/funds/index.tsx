import { createFileRoute } from '@tanstack/react-router'
import { translationsOf } from '~/lib/translations.ts'
import { InvestorFunds } from '~/routes/-investor-funds.tsx'
import { loadInvestorFunds } from '~/routes/-investor-funds-data.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'

export const Route = createFileRoute('/$locale/_account/account/funds/')({
  staticData: { namespaces: ['my_funds', 'my_documents', 'documents', 'funds', 'library'] },
  loader: ({ params: { locale }, context }) => loadInvestorFunds(locale, context.session.user),
  staleTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, translationsOf(locale).my_funds.title(), { loaded: loaderData?.holdings }),
  component: () => <InvestorFunds data={Route.useLoaderData()} user={Route.useRouteContext().session.user} />,
})
