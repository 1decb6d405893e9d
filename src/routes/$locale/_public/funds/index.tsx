import { createFileRoute } from '@tanstack/react-router'
import { fundListSearchSchema } from '~/features/funds/fund-list.schema.ts'
import { loadFundList } from '~/features/funds/fund-list-data.ts'
import { fundListHead } from '~/features/funds/fund-list-head.ts'
import { FundListPage } from '~/features/funds/fund-list-page.tsx'

export const Route = createFileRoute('/$locale/_public/funds/')({
  staticData: { namespaces: ['funds'], hasOwnCanonical: true },
  validateSearch: fundListSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ params: { locale }, deps: search, context: { session } }) =>
    loadFundList({ locale, search, session }),
  head: ({ params, match }) => fundListHead(params.locale, match.search, match.context.site.publicUrl),
  component: () => <FundListPage search={Route.useSearch()} data={Route.useLoaderData()} />,
})
