import { createFileRoute } from '@tanstack/react-router'
import { authorSearchSchema } from '~/features/articles/author.schema.ts'
import { authorHead } from '~/features/articles/author-head.ts'
import { loadAuthor } from '~/features/articles/author-loader.ts'
import { AuthorPage } from '~/features/articles/author-page.tsx'

export const Route = createFileRoute('/$locale/_public/authors/$slug')({
  staticData: { htmlOnlyNamespaces: ['library'], hasOwnCanonical: true },
  validateSearch: authorSearchSchema,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ params: { locale, slug }, deps: { page } }) => loadAuthor({ locale, slug, page }),
  head: ({ params, loaderData, match }) =>
    authorHead(params.locale, loaderData?.author, match.context.site.publicUrl),
  component: () => <AuthorPage outcome={Route.useLoaderData().author} />,
})
