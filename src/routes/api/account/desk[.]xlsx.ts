import { createFileRoute } from '@tanstack/react-router'
import { partnerDeskSearchSchema } from '~/features/desk/partner-desk.schema.ts'
import { assetsResponse } from '~/features/desk/partner-desk.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import { toLocale } from '~/routing/addresses/locales.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { subscriptionCalls } from '~/server/composition/partner.server.ts'
import { failurePage } from '~/server/http/failure-page.server.ts'

const handleExport = privateCalls.route(
  { role: 'partner_user', right: 'subscriptions:read' },
  async ({ request, session }) => {
    const { searchParams } = new URL(request.url)
    const locale = toLocale(searchParams.get('locale'))
    const period = partnerDeskSearchSchema.parse(Object.fromEntries(searchParams))
    const answered = await subscriptionCalls.getDesk({ locale, token: session.accessToken, period })
    if (answered.kind !== 'ok') return failurePage(answered, locale)
    return assetsResponse('xlsx', answered.data, { locale, today: plainDateAt(new Date()) })
  },
)

/** `GET /api/account/desk.xlsx?locale=`: the clients' assets by fund and share as a workbook. */
export const Route = createFileRoute('/api/account/desk.xlsx')({
  server: { handlers: { GET: ({ request, params }) => handleExport({ request, params }) } },
})
