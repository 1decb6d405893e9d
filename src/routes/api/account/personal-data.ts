import { createFileRoute } from '@tanstack/react-router'
import { toLocale } from '~/routing/addresses/locales.ts'
import { sendPersonalData } from '~/server/account/personal-data.server.ts'
import { account } from '~/server/composition/account.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'

const respond = privateCalls.route<unknown>({ allowsUnverified: true }, ({ request, session }) =>
  sendPersonalData(session, toLocale(new URL(request.url).searchParams.get('locale')), account),
)

/** `GET /api/account/personal-data`: returns the user's copy of their personal data. */
export const Route = createFileRoute('/api/account/personal-data')({
  server: { handlers: { GET: ({ request, params }) => respond({ request, params }) } },
})
