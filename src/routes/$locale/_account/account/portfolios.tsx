import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { getPortfolios } from '~/features/position/portfolios.functions.ts'
import { PortfoliosPage } from '~/features/position/portfolios-page.tsx'
import { positionSearchSchema } from '~/features/position/position-search.ts'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_account/account/portfolios')({
  staticData: { namespaces: ['portfolios', 'position', 'funds', 'forms', 'as_of'] },
  validateSearch: positionSearchSchema,
  loaderDeps: positionSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search }) => ({
    portfolios: toLoaderResult(await getPortfolios({ data: { locale, search } })),
    refused: await loadDraft('holder-switch'),
  }),
  staleTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, translationsOf(locale).portfolios.title(), {
      loaded: loaderData?.portfolios,
    }),
  component: PortfoliosRoute,
})

function PortfoliosRoute() {
  const { portfolios, refused } = Route.useLoaderData()
  if (!portfolios.ok) return <FailurePage failure={portfolios} />
  return <PortfoliosPage view={portfolios.data} refused={refused} />
}
