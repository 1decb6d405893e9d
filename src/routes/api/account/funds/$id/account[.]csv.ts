import { createFileRoute } from '@tanstack/react-router'
import { accountResponse, readAccountRequest } from '~/features/position/account-file.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { positionCalls } from '~/server/composition/backends.server.ts'
import { failurePage } from '~/server/http/failure-page.server.ts'

const handleAccount = privateCalls.route<{ readonly id: string }>(
  { role: 'investor', right: 'funds:read' },
  async ({ request, params, session }) => {
    const asked = readAccountRequest(request.url)
    const query = { fund: params.id, ...(asked.search.date && { date: asked.search.date }) }
    const asking = { locale: asked.locale, token: session.accessToken }
    const answered = await positionCalls.getPosition(asking, query)
    if (answered.kind !== 'ok') return failurePage(answered, asked.locale)
    return (await accountResponse('csv', answered.data, asked)) ?? failurePage(undefined, asked.locale)
  },
)

/** `GET /api/account/funds/{id}/account.csv?locale=&date=&period=`: the capital account as CSV. */
export const Route = createFileRoute('/api/account/funds/$id/account.csv')({
  server: { handlers: { GET: ({ request, params }) => handleAccount({ request, params }) } },
})
