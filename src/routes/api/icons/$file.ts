import { createFileRoute } from '@tanstack/react-router'
import { respondWithIcons } from '~/server/icons/icon-response.server.ts'

/** `GET|HEAD /api/icons/{collection}.json?icons=a,b`: icons by name, from this portal's own copy (P-111). */
export const Route = createFileRoute('/api/icons/$file')({
  server: {
    handlers: {
      GET: ({ request, params }) => respondWithIcons(request, params.file),
      HEAD: ({ request, params }) => respondWithIcons(request, params.file),
    },
  },
})
