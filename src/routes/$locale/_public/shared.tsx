import { createFileRoute } from '@tanstack/react-router'
import { loadShared } from '~/features/material/material-loader.ts'
import { sharedSearchSchema } from '~/features/material/material-search.ts'
import { SharedPage } from '~/features/material/shared-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

/** A document that a partner has shared by a link (P-644). */
export const Route = createFileRoute('/$locale/_public/shared')({
  staticData: { namespaces: ['shared_document'] },
  validateSearch: sharedSearchSchema,
  loaderDeps: sharedSearchSchema.loaderDeps,
  loader: ({ params: { locale }, deps: { token } }) => loadShared(locale, token),
  staleTime: 0,
  head: ({ params: { locale } }) =>
    pageHead({ title: translationsOf(locale).shared_document.title(), noIndex: true }),
  component: SharedRoute,
})

function SharedRoute() {
  return <SharedPage shared={Route.useLoaderData()} token={Route.useLoaderDeps().token} />
}
