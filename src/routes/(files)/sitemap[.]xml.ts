import { createFileRoute } from '@tanstack/react-router'
import { portalSitemap } from '~/server/portal-discovery.server.ts'

/** `GET /sitemap.xml`: the French pages, each with its translation (decision 11). */
export const Route = createFileRoute('/(files)/sitemap.xml')({
  server: { handlers: { GET: ({ request }) => portalSitemap(request, { locale: 'fr' }) } },
})
