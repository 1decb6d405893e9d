import { createFileRoute } from '@tanstack/react-router'
import { textHead } from '~/features/articles/articles-head.ts'
import { loadTextPage, TextPage } from '~/routes/-text-page.tsx'

export const Route = createFileRoute('/$locale/_public/guides/$category/$slug')({
  staticData: { htmlOnlyNamespaces: ['library'], section: '/guides', shareKind: 'guide' },
  loader: ({ params, location: { search } }) => loadTextPage({ ...params, section: 'guide', search }),
  head: ({ params, loaderData }) => textHead(params.locale, loaderData?.text),
  component: () => <TextPage text={Route.useLoaderData().text} />,
})
