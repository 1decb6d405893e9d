import { createFileRoute } from '@tanstack/react-router'
import { textHead } from '~/features/articles/articles-head.ts'
import { loadTextPage, TextPage } from '~/routes/-text-page.tsx'

export const Route = createFileRoute('/$locale/_public/articles/$category/$slug')({
  staticData: { htmlOnlyNamespaces: ['library'], section: '/articles', shareKind: 'article' },
  loader: ({ params, location: { search } }) => loadTextPage({ ...params, section: 'article', search }),
  head: ({ params, loaderData }) => textHead(params.locale, loaderData?.text),
  component: () => <TextPage text={Route.useLoaderData().text} />,
})
