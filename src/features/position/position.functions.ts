import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { Position } from '~/contract/product-api/position.schema.ts'
import { failure, type Outcome, success } from '~/lib/outcome.ts'
import { preserializedData } from '~/lib/preserialized-data.ts'
import { weakMemo } from '~/lib/weak-memo.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { lacksPosition } from '~/server/backends/product-api/own-fund-calls.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { positionCalls } from '~/server/composition/backends.server.ts'
import { offersCapitalAccounts } from '~/server/composition/offered-parts.server.ts'
import type { OfferedHolding, PositionView } from './position.schema.ts'
import { holdingSearchSchema, positionSearchSchema } from './position-search.ts'
import { toHoldingView } from './to-holding.ts'
import { toPositionView } from './to-position.ts'

/** Computed once for a position that the product API confirms again and again. */
const viewOf = weakMemo((position: Position) => {
  const views = new Map<string | undefined, PositionView>()
  return (date: string | undefined): PositionView => {
    const view = views.get(date) ?? preserializedData(toPositionView(position, date))
    views.set(date, view)
    return view
  }
})

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
        if (lacksPosition(answered)) return success(null)
        return outcomeOf(answered, (position) => viewOf(position)(date))
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
      async ({ data: { locale, id, search }, session }): Promise<Outcome<OfferedHolding>> => {
        const { date, period = 'year' } = search
        const asking = { locale, token: session.accessToken }
        const [answered, hasPdf] = await Promise.all([
          positionCalls.getPosition(asking, { fund: id, ...(date && { date }) }),
          offersCapitalAccounts(),
        ])
        if (lacksPosition(answered)) return failure('not_found')
        const view = outcomeOf(answered, (position) => toHoldingView(position, { date, period }))
        if (!view.ok) return view
        return view.data === null ? failure('not_found') : success({ ...view.data, hasPdf })
      },
    ),
  )
