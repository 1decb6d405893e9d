import { createFileRoute } from '@tanstack/react-router'
import { authHelper } from '~/server/portal-auth.server.ts'

/** The helper calls of sign-in and session (specification, point 7; decision 14). */
export const Route = createFileRoute('/api/auth/$')({
  server: {
    handlers: {
      GET: ({ request, params }) => authHelper(request, params._splat ?? ''),
      POST: ({ request, params }) => authHelper(request, params._splat ?? ''),
    },
  },
})
