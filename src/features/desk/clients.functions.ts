import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { subscriptionCalls } from '~/server/composition/partner.server.ts'
import { type ClientsView, type ClientView, clientsPageSearchSchema } from './clients.schema.ts'
import { toClient, toClients } from './clients.ts'

const pageSize = 25
const requirement = { role: 'partner_user', right: 'subscriptions:read' } as const

/** Finds the clients of the acting team and of the teams below it (P-465). */
export const getClients = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(clientsPageSearchSchema) }))
  .handler(
    privateCalls.handle(
      requirement,
      async ({ data: { locale, search }, session }): Promise<Outcome<ClientsView>> => {
        const { page = 1, q = '' } = search
        const asking = { locale, token: session.accessToken, filters: { q, page, pageSize } }
        return outcomeOf(await subscriptionCalls.findDeskClients(asking), toClients)
      },
    ),
  )

/** Reads a client: `not_found` for another team's, and for one that does not exist. */
export const getClient = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, id: z.string().check(z.maxLength(40)) }))
  .handler(
    privateCalls.handle(
      requirement,
      async ({ data: { id, locale }, session }): Promise<Outcome<ClientView>> =>
        outcomeOf(
          await subscriptionCalls.getDeskClient({ id, locale, token: session.accessToken }),
          toClient,
        ),
    ),
  )
