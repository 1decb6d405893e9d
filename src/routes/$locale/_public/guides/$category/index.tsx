import { createFileRoute } from '@tanstack/react-router'
import { textListSearchSchema } from '~/features/articles/articles.schema.ts'
import { textListHead } from '~/features/articles/articles-head.ts'
import { listAlternates, loadTextList } from '~/features/articles/text-list-loader.ts'
import { TextListPage } from '~/features/articles/text-list-page.tsx'

export const Route = createFileRoute('/$locale/_public/guides/$category/')({
  staticData: { namespaces: ['library'], hasOwnCanonical: true, section: '/guides' },
  validateSearch: textListSearchSchema,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ params: { locale, category }, deps: { page }, location }) => {
    const { firstPage } = location.state
    const list = await loadTextList({ locale, section: 'guide', category, page, firstPage })
    return { list, ...listAlternates(locale, list) }
  },
  head: ({ params, loaderData, match }) =>
    textListHead(params.locale, loaderData?.list, match.context.site.publicUrl),
  component: () => <TextListPage outcome={Route.useLoaderData().list} search={Route.useSearch()} />,
})
