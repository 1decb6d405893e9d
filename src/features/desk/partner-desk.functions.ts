import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { subscriptionCalls } from '~/server/composition/partner.server.ts'
import { type PartnerDeskView, partnerDeskSearchSchema } from './partner-desk.schema.ts'
import { inOrder, toPartnerDesk } from './partner-desk.ts'

/** Reads a partner's home page: figures of the acting team and its subteams, and news (P-464). */
export const getPartnerDesk = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(partnerDeskSearchSchema) }))
  .handler(
    privateCalls.handle(
      { role: 'partner_user', right: 'subscriptions:read' },
      async ({ data: { locale, search }, session }): Promise<Outcome<PartnerDeskView>> => {
        const asking = { locale, token: session.accessToken, period: inOrder(search) }
        const today = plainDateAt(new Date())
        return outcomeOf(await subscriptionCalls.getDesk(asking), (desk) => toPartnerDesk(desk, today))
      },
    ),
  )
