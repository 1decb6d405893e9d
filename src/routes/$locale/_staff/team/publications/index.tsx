import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getPublications } from '~/features/desk/publications.functions.ts'
import { PublicationsPage } from '~/features/desk/publications-page.tsx'
import { publicationsSearchSchema } from '~/features/desk/publications-search.ts'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** Publications, for staff (P-461). */
export const Route = createFileRoute('/$locale/_staff/team/publications/')({
  staticData: { namespaces: ['publishing'] },
  validateSearch: publicationsSearchSchema,
  loaderDeps: publicationsSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search }) =>
    toLoaderResult(await getPublications({ data: { locale, search } })),
  staleTime: 0,
  head: ({ params: { locale }, loaderData, match: { search } }) =>
    ownPageHead(locale, translationsOf(locale).publishing.title(), { loaded: loaderData, page: search.page }),
  component: PublicationsRoute,
})

function PublicationsRoute() {
  const list = Route.useLoaderData()
  const search = Route.useLoaderDeps()
  return list.ok ? <PublicationsPage list={list.data} search={search} /> : <FailurePage failure={list} />
}
