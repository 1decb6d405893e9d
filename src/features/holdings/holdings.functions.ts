import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { ownFundCalls } from '~/server/composition/backends.server.ts'
import type { HoldingsView } from './holdings.schema.ts'
import { toHoldingsView } from './holdings.ts'

/** Reads the signed-in investor's holdings, with their figures (P-038). */
export const getHoldings = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(
    privateCalls.handle(
      { role: 'investor', right: 'funds:read' },
      async ({ data: { locale }, session }): Promise<Outcome<HoldingsView>> =>
        outcomeOf(await ownFundCalls.listHoldings({ locale, token: session.accessToken }), toHoldingsView),
    ),
  )
