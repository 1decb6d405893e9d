import { createFileRoute } from '@tanstack/react-router'

/** Where the identity provider's rule sends a browser whose email address is not confirmed. */
export const Route = createFileRoute('/auth/investor/email-not-verified-redirect')({
  server: {
    handlers: {
      GET: () => new Response(null, { status: 302, headers: { location: '/investor/email-not-verified' } }),
    },
  },
})
