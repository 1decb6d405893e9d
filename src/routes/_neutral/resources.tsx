import { createFileRoute } from '@tanstack/react-router'
import { getResources } from '~/features/articles/resources.functions.ts'
import { ResourcesPage } from '~/features/articles/resources-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** The hub of guides, articles and white books, in the visitor's last chosen language (P-037). */
export const Route = createFileRoute('/_neutral/resources')({
  staticData: { namespaces: ['library'] },
  loader: async ({ context: { locale } }) => toLoaderResult(await getResources({ data: { locale } })),
  head: ({ match }) => {
    const { resources } = translationsOf(match.context.locale).library
    return pageHead({ title: resources.title(), description: resources.lede() })
  },
  component: () => <ResourcesPage outcome={Route.useLoaderData()} />,
})
