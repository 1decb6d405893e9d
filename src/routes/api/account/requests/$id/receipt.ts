import { createFileRoute } from '@tanstack/react-router'
import { toLocale } from '~/routing/addresses/locales.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { subscriptionCalls } from '~/server/composition/partner.server.ts'
import { handlePdf } from '~/server/documents/view-document.server.ts'

const sendReceipt = privateCalls.route<{ readonly id: string }>(
  { role: 'partner_user', right: 'subscriptions:create' },
  ({ params: { id }, request, session }) => {
    const locale = toLocale(new URL(request.url).searchParams.get('locale'))
    return handlePdf({ id, locale, token: session.accessToken }, subscriptionCalls.readReceipt)
  },
)

/** `GET /api/account/requests/{id}/receipt?locale=`: the receipt of one of the advisor's own requests, as PDF. */
export const Route = createFileRoute('/api/account/requests/$id/receipt')({
  server: { handlers: { GET: ({ request, params }) => sendReceipt({ request, params }) } },
})
