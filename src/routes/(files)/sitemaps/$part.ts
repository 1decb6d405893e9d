import { createFileRoute } from '@tanstack/react-router'
import { portalSitemap } from '~/server/composition/discovery.server.ts'

/** `GET /sitemaps/{n}.xml`: a part of the French sitemap, where it is an index. */
export const Route = createFileRoute('/(files)/sitemaps/$part')({
  server: {
    handlers: { GET: ({ request, params }) => portalSitemap(request, { locale: 'fr', part: params.part }) },
  },
})
