import { createFileRoute } from '@tanstack/react-router'
import { textListSearchSchema } from '~/features/articles/articles.schema.ts'
import { textListHead } from '~/features/articles/articles-head.ts'
import { loadTextList } from '~/features/articles/text-list-loader.ts'
import { TextListPage } from '~/features/articles/text-list-page.tsx'

export const Route = createFileRoute('/$locale/_public/articles/')({
  staticData: { namespaces: ['library'], hasOwnCanonical: true, section: '/articles' },
  validateSearch: textListSearchSchema,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ params: { locale }, deps: { page }, location }) => ({
    list: await loadTextList({
      locale,
      section: 'article',
      category: null,
      page,
      firstPage: location.state.firstPage,
    }),
  }),
  head: ({ params, loaderData, match }) =>
    textListHead(params.locale, loaderData?.list, match.context.site.publicUrl),
  component: () => <TextListPage outcome={Route.useLoaderData().list} search={Route.useSearch()} />,
})
