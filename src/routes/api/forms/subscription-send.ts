import { createFileRoute } from '@tanstack/react-router'
import { sendSubscriptionForm } from '~/features/subscriptions/subscription-form.schema.ts'
import { answersOf } from '~/features/subscriptions/use-subscription-form.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { handlePortalForm } from '~/server/composition/forms.server.ts'
import { subscribeDeps } from '~/server/composition/partner.server.ts'
import { sendSubscription } from '~/server/partner/subscribe.server.ts'

const handleSending = privateCalls.route(
  { role: 'partner_user', right: 'subscriptions:create' },
  ({ request, session }) =>
    handlePortalForm(request, {
      definition: sendSubscriptionForm,
      protection: 'token',
      act: (call) => sendSubscription(call, { session, answersOf }, subscribeDeps),
    }),
)

/** `POST /api/forms/subscription-send`: sends the request that an advisor has read through. */
export const Route = createFileRoute('/api/forms/subscription-send')({
  server: { handlers: { POST: ({ request, params }) => handleSending({ request, params }) } },
})
