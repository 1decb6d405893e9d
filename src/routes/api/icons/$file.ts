import { createFileRoute } from '@tanstack/react-router'
import { answerWithIcons } from '~/server/icons/icon-answer.server.ts'

/** `GET|HEAD /api/icons/{collection}.json?icons=a,b`: icons by name, from this portal's own copy (P-111). */
export const Route = createFileRoute('/api/icons/$file')({
  server: {
    handlers: {
      GET: ({ request, params }) => answerWithIcons(request, params.file),
      HEAD: ({ request, params }) => answerWithIcons(request, params.file),
    },
  },
})
