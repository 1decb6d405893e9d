import { createFileRoute } from '@tanstack/react-router'
import { fundListSearchSchema } from '~/features/funds/fund-list.schema.ts'
import { loadFundList } from '~/features/funds/fund-list-data.ts'
import { fundListHead } from '~/features/funds/fund-list-head.ts'
import { FundListPage } from '~/features/funds/fund-list-page.tsx'
import { FundListSkeleton } from '~/features/funds/fund-list-skeleton.tsx'

export const Route = createFileRoute('/$locale/_public/funds/')({
  staticData: { namespaces: ['funds'], hasOwnCanonical: true },
  validateSearch: fundListSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps, cause }) => {
    const loading = loadFundList(context.queryClient, { locale: params.locale, search: deps })
    // A changed filter shows its state at once; the results follow, and the page says when they fail.
    if (cause === 'stay') return void loading.catch(() => undefined)
    return loading
  },
  head: ({ params, match }) => fundListHead(params.locale, match.search, match.context.site.publicUrl),
  pendingComponent: FundListSkeleton,
  component: () => <FundListPage search={Route.useSearch()} />,
})
