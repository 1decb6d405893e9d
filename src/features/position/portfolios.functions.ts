import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { lostFrom } from '~/contract/parse-tolerantly.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import { failure, type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { failureCodeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { mandateCalls } from '~/server/composition/other-accounts.server.ts'
import type { PortfoliosView } from './portfolios.schema.ts'
import { positionSearchSchema } from './position-search.ts'
import { toPortfoliosView } from './to-portfolios.ts'

/**
 * Reads the user's own portfolio and those of the holders for whom they may act (P-694). It takes no right, so that nobody
 * reads it who uses the account of somebody else.
 */
export const getPortfolios = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(positionSearchSchema) }))
  .handler(
    privateCalls.handle(
      { role: 'investor' },
      async ({ data: { locale, search }, session }): Promise<Outcome<PortfoliosView>> => {
        const { date } = search
        const asking = { locale, token: session.accessToken }
        const [positions, mandates] = await Promise.all([
          mandateCalls.consolidatedPosition(asking, { ...(date && { date }) }),
          mandateCalls.mandates(asking),
        ])
        if (positions.kind !== 'ok') return failure(failureCodeOf(positions))
        if (mandates.kind !== 'ok') return failure(failureCodeOf(mandates))
        const today = plainDateAt(new Date())
        const lostOf = (list: string) => lostFrom(positions.leftOut, list)
        const lost = {
          portfolios: lostOf('portfolios'),
          holdings: lostOf('portfolios.position.holdings'),
          hasDue: lostOf('portfolios.position.due').length > 0,
        }
        return success(toPortfoliosView(positions.data, mandates.data, { date, today, lost }))
      },
    ),
  )
