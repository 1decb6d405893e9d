import { createFileRoute } from '@tanstack/react-router'
import { serveMedia } from '~/server/http/serve-media.server.ts'

/** `GET|HEAD /api/media/{path}`: a film, a sound or captions of the media library, with ranges. */
export const Route = createFileRoute('/api/media/$')({
  server: {
    handlers: {
      GET: ({ request, params }) => serveMedia(request, params._splat ?? ''),
      HEAD: ({ request, params }) => serveMedia(request, params._splat ?? ''),
    },
  },
})
