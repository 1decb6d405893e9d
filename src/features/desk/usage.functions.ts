import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { deskCalls, staffCalls } from '~/server/composition/staff.server.ts'
import { usageSearchSchema } from './publications-search.ts'
import type { OfferedUsage } from './usage.schema.ts'
import { offeredPeriods, toUsage, usagePeriod } from './usage.ts'

/** Reads how the portal was used in a period (P-680). */
export const getUsage = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(usageSearchSchema) }))
  .handler(
    staffCalls.handle(async ({ data: { locale, search }, token }): Promise<Outcome<OfferedUsage>> => {
      const today = plainDateAt(new Date())
      const period = usagePeriod(search, today)
      const periods = offeredPeriods(today)
      return outcomeOf(await deskCalls.getUsage({ locale, token, period }), (usage) => ({
        ...toUsage(usage, period),
        periods,
      }))
    }),
  )
