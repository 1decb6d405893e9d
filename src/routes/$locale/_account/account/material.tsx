import { createFileRoute } from '@tanstack/react-router'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { loadMaterial } from '~/features/material/material-loader.ts'
import { MaterialPage } from '~/features/material/material-page.tsx'
import { materialSearchSchema } from '~/features/material/material-search.ts'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'

/** A partner's marketing documents, and the links to them (P-640, P-643). */
export const Route = createFileRoute('/$locale/_account/account/material')({
  staticData: { namespaces: ['forms', 'material'] },
  validateSearch: materialSearchSchema,
  loaderDeps: materialSearchSchema.loaderDeps,
  loader: ({ params: { locale }, deps: search }) => loadMaterial(locale, search, loadDraft),
  staleTime: 0,
  gcTime: 0,
  head: ({ params: { locale }, loaderData, match: { search } }) =>
    ownPageHead(locale, translationsOf(locale).material.title(), {
      loaded: loaderData?.documents ?? loaderData?.shares,
      page: search.page,
    }),
  component: MaterialRoute,
})

function MaterialRoute() {
  return <MaterialPage {...Route.useLoaderData()} search={Route.useLoaderDeps()} />
}
