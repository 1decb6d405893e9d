import { createFileRoute } from '@tanstack/react-router'

/** Redirects browsers that the identity provider's rule sends here because their email address is not confirmed. */
export const Route = createFileRoute('/auth/investor/email-not-verified-redirect')({
  server: {
    handlers: {
      GET: () => new Response(null, { status: 302, headers: { location: '/investor/email-not-verified' } }),
    },
  },
})
