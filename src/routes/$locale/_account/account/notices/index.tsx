import { createFileRoute } from '@tanstack/react-router'
import { getNotices } from '~/features/notices/notices.functions.ts'
import { NoticesPage } from '~/features/notices/notices-page.tsx'
import { noticesSearchSchema } from '~/features/notices/notices-search.ts'
import { whatKeepsFrom } from '~/features/session/own-funds-state.ts'
import { translationsOf } from '~/lib/translations.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_account/account/notices/')({
  staticData: { namespaces: ['investor_notices', 'as_of'] },
  validateSearch: noticesSearchSchema,
  loaderDeps: noticesSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search, context: { session } }) =>
    whatKeepsFrom(session.user) === null
      ? toLoaderResult(await catchNetworkError(getNotices({ data: { locale, search } })))
      : null,
  staleTime: 0,
  head: ({ params: { locale }, loaderData, match: { search } }) =>
    ownPageHead(locale, translationsOf(locale).investor_notices.title(), {
      loaded: loaderData,
      page: search.page,
    }),
  component: () => (
    <NoticesPage
      outcome={Route.useLoaderData()}
      search={Route.useLoaderDeps()}
      user={Route.useRouteContext().session.user}
    />
  ),
})
