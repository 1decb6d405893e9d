import { createFileRoute } from '@tanstack/react-router'
import { getSitemap } from '~/features/sitemap/sitemap.functions.ts'
import { sitemapSearchSchema } from '~/features/sitemap/sitemap.schema.ts'
import { SitemapPage } from '~/features/sitemap/sitemap-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_public/sitemap')({
  staticData: { namespaces: ['sitemap'] },
  validateSearch: sitemapSearchSchema,
  loader: async ({ params: { locale } }) => toLoaderResult(await getSitemap({ data: { locale } })),
  head: ({ params }) => {
    const { sitemap } = translationsOf(params.locale)
    return pageHead({ title: sitemap.title(), description: sitemap.lede() })
  },
  component: () => <SitemapPage outcome={Route.useLoaderData()} search={Route.useSearch()} />,
})
