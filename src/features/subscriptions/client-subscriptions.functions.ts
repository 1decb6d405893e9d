import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { subscriptionCalls } from '~/server/composition/partner.server.ts'
import { type ClientSubscriptionsView, clientsSearchSchema } from './client-subscriptions.schema.ts'
import { toClientSubscriptions } from './client-subscriptions.ts'

const pageSize = 25

/** Reads a page of the subscriptions of the acting team's clients. */
export const getClientSubscriptions = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(clientsSearchSchema) }))
  .handler(
    privateCalls.handle(
      { role: 'partner_user', right: 'subscriptions:read' },
      async ({ data: { locale, search }, session }): Promise<Outcome<ClientSubscriptionsView>> => {
        const filters = { ...search, pageSize }
        const asking = { locale, token: session.accessToken, filters }
        return outcomeOf(await subscriptionCalls.listClients(asking), toClientSubscriptions)
      },
    ),
  )
