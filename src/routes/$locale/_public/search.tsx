import { createFileRoute } from '@tanstack/react-router'
import { loadSearch } from '~/features/search/search.queries.ts'
import { siteSearchSchema } from '~/features/search/search.schema.ts'
import { searchHead } from '~/features/search/search-head.ts'
import { SearchPage } from '~/features/search/search-page.tsx'

export const Route = createFileRoute('/$locale/_public/search')({
  staticData: { namespaces: ['site_search'] },
  validateSearch: siteSearchSchema,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ params: { locale }, deps: { q } }) => loadSearch(locale, q),
  head: ({ params, match }) => searchHead(params.locale, match.search.q),
  component: function SearchRoute() {
    const { q = '' } = Route.useSearch()
    return <SearchPage key={q} text={q} outcome={Route.useLoaderData()} />
  },
})
