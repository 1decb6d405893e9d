import { createFileRoute } from '@tanstack/react-router'
import { portalArticleFeed } from '~/server/composition/feeds.server.ts'

/** `GET /en/feeds/articles.xml`: the newest articles, as Atom. */
export const Route = createFileRoute('/(files)/en/feeds/articles.xml')({
  server: { handlers: { GET: ({ request }) => portalArticleFeed(request, 'en') } },
})
