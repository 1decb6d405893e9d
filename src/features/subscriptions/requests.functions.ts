import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { subscriptionCalls } from '~/server/composition/partner.server.ts'
import type { RequestDetailView, RequestsView } from './requests.schema.ts'
import { toRequestDetail, toRequests } from './requests.ts'

const pageSize = 25

/** Reads a page of the requests that the signed-in advisor has sent. */
export const getRequests = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, page: z.int().check(z.gte(1), z.lte(10_000)) }))
  .handler(
    privateCalls.handle(
      { role: 'partner_user', right: 'subscriptions:create' },
      async ({ data: { locale, page }, session }): Promise<Outcome<RequestsView>> => {
        const asking = { locale, token: session.accessToken, filters: { page, pageSize } }
        return outcomeOf(await subscriptionCalls.listOwn(asking), toRequests)
      },
    ),
  )

/** Reads one of the advisor's own requests; `not_found` for any other, whether or not it exists. */
export const getRequest = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, id: z.string().check(z.maxLength(40)) }))
  .handler(
    privateCalls.handle(
      { role: 'partner_user', right: 'subscriptions:create' },
      async ({ data: { id, locale }, session }): Promise<Outcome<RequestDetailView>> =>
        outcomeOf(
          await subscriptionCalls.getOwn({ locale, id, token: session.accessToken }),
          toRequestDetail,
        ),
    ),
  )
