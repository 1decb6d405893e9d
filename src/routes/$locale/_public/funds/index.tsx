import { createFileRoute } from '@tanstack/react-router'
import { fundListSearchSchema } from '~/features/funds/list/fund-list.schema.ts'
import { loadFundList } from '~/features/funds/list/fund-list-data.ts'
import { fundListHead } from '~/features/funds/list/fund-list-head.ts'
import { FundListPage } from '~/features/funds/list/fund-list-page.tsx'

export const Route = createFileRoute('/$locale/_public/funds/')({
  staticData: { namespaces: ['funds'], hasOwnCanonical: true },
  validateSearch: fundListSearchSchema,
  loaderDeps: fundListSearchSchema.loaderDeps,
  loader: ({ params: { locale }, deps: search, context: { session } }) =>
    loadFundList({ locale, search, session }),
  head: ({ params, match }) => fundListHead(params.locale, match.search, match.context.site.publicUrl),
  component: () => <FundListPage search={Route.useLoaderDeps()} data={Route.useLoaderData()} />,
})
