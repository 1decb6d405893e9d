import { createFileRoute } from '@tanstack/react-router'
import { portalFundFeed } from '~/server/composition/feeds.server.ts'

/** `GET /en/feeds/funds/{slug}.xml`: values and public documents of a fund, as Atom. */
export const Route = createFileRoute('/(files)/en/feeds/funds/$file')({
  server: {
    handlers: { GET: ({ request, params }) => portalFundFeed(request, { locale: 'en', file: params.file }) },
  },
})
