import { createFileRoute } from '@tanstack/react-router'
import { portalSitemap } from '~/server/composition/discovery.server.ts'

/** `GET /en/sitemaps/{n}.xml`: a part of the English sitemap, where it is an index. */
export const Route = createFileRoute('/(files)/en/sitemaps/$part')({
  server: {
    handlers: { GET: ({ request, params }) => portalSitemap(request, { locale: 'en', part: params.part }) },
  },
})
