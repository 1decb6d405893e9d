import { partnerDeskSearchSchema } from '~/features/desk/partner-desk.schema.ts'
import { assetsResponse } from '~/features/desk/partner-desk.ts'
import { accountResponse, readAccountRequest } from '~/features/position/account-file.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import { toLocale } from '~/routing/addresses/locales.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { positionCalls } from '~/server/composition/backends.server.ts'
import { subscriptionCalls } from '~/server/composition/partner.server.ts'
import { failurePage } from '~/server/http/failure-page.server.ts'

type Format = 'csv' | 'xlsx'

/** Creates the handler of the file of the clients' assets by fund and share. */
export const sendAssets = (format: Format) =>
  privateCalls.route<unknown>(
    { role: 'partner_user', right: 'subscriptions:read' },
    async ({ request, session }) => {
      const { searchParams } = new URL(request.url)
      const locale = toLocale(searchParams.get('locale'))
      const period = partnerDeskSearchSchema.parse(Object.fromEntries(searchParams))
      const answered = await subscriptionCalls.getDesk({ locale, token: session.accessToken, period })
      if (answered.kind !== 'ok') return failurePage(answered, locale)
      return assetsResponse(format, answered.data, { locale, today: plainDateAt(new Date()) })
    },
  )

/** Creates the handler of the file of the capital account in a fund. */
export const sendCapitalAccount = (format: Format) =>
  privateCalls.route<{ readonly id: string }>(
    { role: 'investor', right: 'funds:read' },
    async ({ request, params, session }) => {
      const asked = readAccountRequest(request.url)
      const query = { fund: params.id, ...(asked.search.date && { date: asked.search.date }) }
      const asking = { locale: asked.locale, token: session.accessToken }
      const answered = await positionCalls.getPosition(asking, query)
      if (answered.kind !== 'ok') return failurePage(answered, asked.locale)
      return (await accountResponse(format, answered.data, asked)) ?? failurePage(undefined, asked.locale)
    },
  )
