import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { SubscriptionCase } from '~/contract/product-api/subscription-case.schema.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { staffCalls, staffCaseCalls } from '~/server/composition/staff.server.ts'
import { toReview } from '../subscribe-views.ts'
import type { CasesView, CaseView } from './cases.schema.ts'
import { ownOffer, toCase, toCases } from './cases.ts'
import { casesSearchSchema } from './cases-search.ts'

const pageSize = 25

/** Reads the cases that were sent, for staff alone (P-512). */
export const getSentCases = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(casesSearchSchema) }))
  .handler(
    staffCalls.handle(async ({ data: { locale, search }, token }): Promise<Outcome<CasesView>> => {
      const { group = 'open', page = 1 } = search
      return outcomeOf(await staffCaseCalls.list({ locale, token }, { group, page, pageSize }), (list) =>
        toCases(list, new Date().toISOString()),
      )
    }),
  )

const toSent = (wire: SubscriptionCase): CaseView => {
  const offers = ownOffer(wire)
  const review = wire.request && toReview(wire.request, String(wire.version), offers)
  return toCase(wire, { offers: null, review, now: new Date().toISOString() })
}

/** Reads one case that was sent. */
export const getSentCase = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, id: z.string().check(z.maxLength(40)) }))
  .handler(
    staffCalls.handle(
      async ({ data, token }): Promise<Outcome<CaseView>> =>
        outcomeOf(await staffCaseCalls.get({ ...data, token }), toSent),
    ),
  )
