import { createFileRoute } from '@tanstack/react-router'
import { subscriptionForm } from '~/features/subscriptions/subscription-form.schema.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { subscribeDeps } from '~/server/composition/partner.server.ts'
import { reviewSubscription } from '~/server/partner/subscribe.server.ts'

const handleReview = privateCalls.route(
  { role: 'partner_user', right: 'subscriptions:create' },
  ({ request, session }) =>
    handlePortalForm(request, {
      definition: subscriptionForm,
      protection: 'token',
      keep: async (values) => {
        await subscribeDeps.drafts.keep(session.subject, values)
        return undefined
      },
      act: (call) => reviewSubscription(call, { session, values: call.data }, subscribeDeps),
    }),
)

/** `POST /api/forms/subscription`: an advisor's request for a client, to be read through before it is sent. */
export const Route = createFileRoute('/api/forms/subscription')({
  server: { handlers: { POST: ({ request, params }) => handleReview({ request, params }) } },
})
