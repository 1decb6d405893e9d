import { createFileRoute } from '@tanstack/react-router'
import { readAccountRequest } from '~/features/position/account-file.ts'
import { limits, privateCalls } from '~/server/composition/auth.server.ts'
import { positionCalls } from '~/server/composition/backends.server.ts'
import { handlePdf } from '~/server/documents/view-document.server.ts'
import { tooManyRequests } from '~/server/limits/limits.server.ts'

/** Limit per account: each file is drawn when it is asked for. */
const filesPerAccount = { name: 'account-pdf', most: 120, windowS: 3600 } as const

const handleAccount = privateCalls.route<{ readonly id: string }>(
  { role: 'investor', right: 'funds:read' },
  async ({ request, params: { id }, session }) => {
    const { locale, search } = readAccountRequest(request.url)
    const counted = await limits.count(filesPerAccount, session.user.id)
    if (!counted.allowed) return tooManyRequests({ ...counted, wantsJson: false, locale })
    const { date, period = 'year' } = search
    return handlePdf({ id, locale, token: session.accessToken }, (asked) =>
      positionCalls.readAccount(asked, { period, ...(date && { date }) }),
    )
  },
)

/** `GET /api/account/holdings/{id}/account.pdf?locale=&date=&period=`: the capital account of a holding as PDF. */
export const Route = createFileRoute('/api/account/holdings/$id/account.pdf')({
  server: { handlers: { GET: ({ request, params }) => handleAccount({ request, params }) } },
})
