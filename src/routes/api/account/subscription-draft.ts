import { createFileRoute } from '@tanstack/react-router'
import { subscriptionForm } from '~/features/subscriptions/subscription-form.schema.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { keepDraft } from '~/server/composition/partner.server.ts'

const keepTyping = privateCalls.route({ role: 'partner_user', right: 'subscriptions:create' }, (call) =>
  keepDraft(call, subscriptionForm),
)

/** `POST /api/account/subscription-draft`: saves an advisor's typed values of a subscription for a day. */
export const Route = createFileRoute('/api/account/subscription-draft')({
  server: { handlers: { POST: ({ request, params }) => keepTyping({ request, params }) } },
})
