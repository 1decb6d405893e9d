import { createFileRoute } from '@tanstack/react-router'
import { exportResponse, readExportRequest } from '~/features/subscriptions/client-subscriptions-file.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { subscriptionCalls } from '~/server/composition/partner.server.ts'
import { failurePage } from '~/server/http/failure-page.server.ts'
import { allClientSubscriptions } from '~/server/partner/subscribe.server.ts'

const handleExport = privateCalls.route(
  { role: 'partner_user', right: 'subscriptions:read' },
  async ({ request, session }) => {
    const { locale, filters } = readExportRequest(request.url)
    const asked = { locale, filters, token: session.accessToken }
    const answered = await allClientSubscriptions(asked, subscriptionCalls)
    return answered.kind === 'ok' ? exportResponse(answered.data, locale) : failurePage(answered, locale)
  },
)

/** `GET /api/account/subscriptions.csv?locale=`: the clients' subscriptions as data, narrowed as on the page. */
export const Route = createFileRoute('/api/account/subscriptions.csv')({
  server: { handlers: { GET: ({ request, params }) => handleExport({ request, params }) } },
})
