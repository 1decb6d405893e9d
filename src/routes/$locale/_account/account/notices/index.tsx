import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getNotices } from '~/features/notices/notices.functions.ts'
import { NoticesPage } from '~/features/notices/notices-page.tsx'
import { noticesSearchSchema } from '~/features/notices/notices-search.ts'
import { translationsOf } from '~/lib/translations.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { ownPageHead } from '~/routing/page-status/own-page-head.ts'

export const Route = createFileRoute('/$locale/_account/account/notices/')({
  staticData: { namespaces: ['investor_notices'] },
  validateSearch: noticesSearchSchema,
  loaderDeps: noticesSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search }) =>
    toLoaderResult(await catchNetworkError(getNotices({ data: { locale, search } }))),
  staleTime: 0,
  head: ({ params: { locale }, loaderData, match: { search } }) =>
    ownPageHead(locale, translationsOf(locale).investor_notices.title(), {
      loaded: loaderData,
      page: search.page,
    }),
  component: NoticesRoute,
})

function NoticesRoute() {
  const notices = Route.useLoaderData()
  const search = Route.useLoaderDeps()
  return notices.ok ? <NoticesPage view={notices.data} search={search} /> : <FailurePage failure={notices} />
}
