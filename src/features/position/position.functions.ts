import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { lostFrom } from '~/contract/parse-tolerantly.ts'
import type { Holdings } from '~/contract/product-api/own-funds.schema.ts'
import type { Position } from '~/contract/product-api/position.schema.ts'
import { asOfDay } from '~/lib/as-of.ts'
import { failure, type Outcome, success } from '~/lib/outcome.ts'
import { preserializedData } from '~/lib/preserialized-data.ts'
import { weakMemo } from '~/lib/weak-memo.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { type BackendOutcome, failureCodeOf, outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { lacksPosition } from '~/server/backends/product-api/own-fund-calls.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { ownFundCalls, positionCalls } from '~/server/composition/backends.server.ts'
import { offersCapitalAccounts } from '~/server/composition/offered-parts.server.ts'
import type { HoldingsView, LostParts, OfferedHolding, PositionView } from './position.schema.ts'
import { holdingSearchSchema, positionSearchSchema } from './position-search.ts'
import { toHoldingView } from './to-holding.ts'
import { sharesOfHoldings, sharesOfPosition, toHoldingsView } from './to-holdings.ts'
import { toAsOf, toPositionView } from './to-position.ts'

/** Computed once for a position that the product API confirms again and again. */
const viewOf = weakMemo((position: Position) => {
  const views = new Map<string | undefined, PositionView>()
  return (date: string | undefined, lost: LostParts): PositionView => {
    const view = views.get(date) ?? preserializedData(toPositionView(position, date, lost))
    views.set(date, view)
    return view
  }
})

const lostOf = (answered: BackendOutcome<Position>, list: 'holdings' | 'due') =>
  answered.kind === 'ok' ? lostFrom(answered.leftOut, list) : []

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
        const lost = {
          holdings: lostOf(answered, 'holdings'),
          hasDue: lostOf(answered, 'due').length > 0,
        }
        return outcomeOf(answered, (position) => viewOf(position)(date, lost))
      },
    ),
  )

/**
 * Reads the signed-in investor's holding in a fund: `not_found` for a fund that they do not hold, `unexpected_answer` for
 * one of which nothing can be read (P-710).
 */
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
        const lost = lostOf(answered, 'holdings')
        const view = outcomeOf(answered, (position) => toHoldingView(position, { date, period, lost }))
        if (!view.ok) return view
        if (view.data !== null) return success({ ...view.data, hasPdf })
        return failure(lost.length > 0 ? 'unexpected_answer' : 'not_found')
      },
    ),
  )

/** The own funds by the position, and those that only the list of holdings has. */
function holdingsBy(position: Position, held: BackendOutcome<Holdings> | null, lost: HoldingsView['lost']) {
  const shares = sharesOfPosition(position)
  const others =
    held?.kind === 'ok'
      ? sharesOfHoldings(held.data).filter(({ id }) => shares.every((share) => share.id !== id))
      : []
  // The list of holdings may still read what the position lost.
  return { ...toHoldingsView([...shares, ...others]), lost: others.length < lost.length ? lost : [] }
}

/**
 * Reads the signed-in investor's own funds with their figures (P-038): from the position, as of a day, and from the list
 * of holdings where the product API does not offer positions (P-402).
 */
export const getHoldings = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(positionSearchSchema) }))
  .handler(
    privateCalls.handle(
      { role: 'investor', right: 'funds:read' },
      async ({ data: { locale, search }, session }): Promise<Outcome<HoldingsView>> => {
        const { date } = search
        const asking = { locale, token: session.accessToken }
        const [positions, held] = await Promise.all([
          positionCalls.getPosition(asking, { ...(date && { date }) }),
          date === undefined ? ownFundCalls.listHoldings(asking) : null,
        ])
        if (positions.kind === 'ok') {
          const asOf = toAsOf(positions.data, date)
          return success({
            asOf,
            hasAccounts: true,
            ...holdingsBy(positions.data, held, lostOf(positions, 'holdings')),
          })
        }
        if (held === null) return failure(lacksPosition(positions) ? 'not_found' : failureCodeOf(positions))
        return outcomeOf(held, (holdings) => ({
          asOf: asOfDay(undefined, new Date()),
          hasAccounts: false,
          ...toHoldingsView(sharesOfHoldings(holdings)),
          lost: held.kind === 'ok' ? lostFrom(held.leftOut, 'items') : [],
        }))
      },
    ),
  )
