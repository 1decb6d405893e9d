import { createFileRoute } from '@tanstack/react-router'
import { portalSitemap } from '~/server/composition/discovery.server.ts'

/** `GET /sitemap.xml`: the French pages, each with its translation (P-109). */
export const Route = createFileRoute('/(files)/sitemap.xml')({
  server: { handlers: { GET: ({ request }) => portalSitemap(request, { locale: 'fr' }) } },
})
