import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { Position } from '~/contract/product-api/position.schema.ts'
import { failure, type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { type BackendOutcome, outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { positionCalls } from '~/server/composition/backends.server.ts'
import type { HoldingView, PositionView } from './position.schema.ts'
import { holdingSearchSchema, positionSearchSchema } from './position-search.ts'
import { toHoldingView } from './to-holding.ts'
import { toPositionView } from './to-position.ts'

const refusalsOfUnknownCalls: readonly number[] = [403, 404, 405, 501]

/**
 * Reports whether the product API lacks this call: such an API may route the path to a user's call and refuse it.
 * Rights have been checked before the call.
 */
const isNotOffered = (answered: BackendOutcome<Position>): boolean =>
  answered.kind === 'refused' && refusalsOfUnknownCalls.includes(answered.status)

/** Reads the signed-in investor's position; null where the product API does not offer it (P-402). */
export const getPosition = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(positionSearchSchema) }))
  .handler(
    privateCalls.handle(
      { role: 'investor', right: 'funds:read' },
      async ({ data: { locale, search }, session }): Promise<Outcome<PositionView | null>> => {
        const { date } = search
        const asking = { locale, token: session.accessToken }
        const answered = await positionCalls.getPosition(asking, { ...(date && { date }) })
        if (isNotOffered(answered)) return success(null)
        return outcomeOf(answered, (position) => toPositionView(position, date))
      },
    ),
  )

/** Reads the signed-in investor's holding in a fund; `not_found` for a fund that they do not hold. */
export const getHolding = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      locale: localeSchema,
      id: z.string().check(z.regex(/^fnd-[1-9]\d{0,8}$/)),
      search: checkedSearch(holdingSearchSchema),
    }),
  )
  .handler(
    privateCalls.handle(
      { role: 'investor', right: 'funds:read' },
      async ({ data: { locale, id, search }, session }): Promise<Outcome<HoldingView>> => {
        const { date, period = 'year' } = search
        const asking = { locale, token: session.accessToken }
        const answered = await positionCalls.getPosition(asking, { fund: id, ...(date && { date }) })
        if (isNotOffered(answered)) return failure('not_found')
        const view = outcomeOf(answered, (position) => toHoldingView(position, { date, period }))
        if (!view.ok) return view
        return view.data === null ? failure('not_found') : success(view.data)
      },
    ),
  )
