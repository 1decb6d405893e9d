import { createFileRoute } from '@tanstack/react-router'
import { serveShareImage } from '~/server/composition/share-images.server.ts'

/** `GET|HEAD /api/share-images/{locale}/{kind}/{slug}.png`: the picture that goes with a shared link. */
export const Route = createFileRoute('/api/share-images/$locale/$kind/$slug')({
  server: {
    handlers: {
      GET: ({ request, params }) => serveShareImage(request, params),
      HEAD: ({ request, params }) => serveShareImage(request, params),
    },
  },
})
