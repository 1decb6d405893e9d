import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '~/features/content/content-page.tsx'
import { contentPageHead } from '~/features/content/content-page-head.ts'
import { loadContentPage } from '~/features/content/content-page-loader.ts'

/** The catch-all: the pages of editors, and every address that no route claims. */
export const Route = createFileRoute('/$locale/_public/content/$')({
  staticData: { htmlOnlyNamespaces: ['content'] },
  loader: ({ params: { locale, _splat = '' } }) => loadContentPage(locale, _splat),
  head: ({ params, loaderData }) => contentPageHead(params.locale, loaderData?.page),
  component: ContentRoute,
})

function ContentRoute() {
  return <ContentPage page={Route.useLoaderData().page} />
}
