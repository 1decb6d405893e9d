import { createFileRoute } from '@tanstack/react-router'
import { getLibrary } from '~/features/documents/library/library.functions.ts'
import { librarySearchSchema } from '~/features/documents/library/library.schema.ts'
import { LibraryPage } from '~/features/documents/library/library-page.tsx'
import { mayHaveDocuments, ownerOf } from '~/features/session/own-funds-state.ts'
import { translationsOf } from '~/lib/translations.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_account/account/documents/')({
  staticData: { namespaces: ['my_documents', 'documents', 'as_of'] },
  validateSearch: librarySearchSchema,
  loaderDeps: librarySearchSchema.loaderDeps,
  loader: async ({ params: { locale }, context, deps: search }) => {
    if (!mayHaveDocuments(context.session.user)) return { outcome: null }
    return { outcome: toLoaderResult(await catchNetworkError(getLibrary({ data: { locale, search } }))) }
  },
  staleTime: 0,
  head: ({ params: { locale }, loaderData, match: { context, search } }) => {
    const { account_menu, my_documents } = translationsOf(locale)
    const owner = ownerOf(context.session)
    const title = owner === null ? my_documents.title() : account_menu.guest.documentsOf({ name: owner })
    return ownPageHead(locale, title, { loaded: loaderData?.outcome, page: search.page })
  },
  component: LibraryRoute,
})

function LibraryRoute() {
  const { user } = Route.useRouteContext().session
  return <LibraryPage {...Route.useLoaderData()} search={Route.useLoaderDeps()} user={user} />
}
