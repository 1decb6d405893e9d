import { createFileRoute } from '@tanstack/react-router'
import { portalSitemap } from '~/server/composition/discovery.server.ts'

/** `GET /en/sitemap.xml`: the English pages, each with its translation (P-109). */
export const Route = createFileRoute('/(files)/en/sitemap.xml')({
  server: { handlers: { GET: ({ request }) => portalSitemap(request, { locale: 'en' }) } },
})
