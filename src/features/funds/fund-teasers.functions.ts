import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { localeSchema } from '~/routing/locale.schema.ts'
import { productApi } from '~/server/backends.server.ts'
import type { FundSummaryView } from './fund-summary.schema.ts'
import { toFundSummary } from './fund-summary.ts'

const mostTeasers = 6

/** The funds of the given ids in short, in their order; one that cannot be had is left out. */
export const getFundTeasers = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      locale: localeSchema,
      ids: z.array(z.string().check(z.regex(/^fnd-\d{1,9}$/))).check(z.maxLength(50)),
    }),
  )
  .handler(async ({ data: { locale, ids } }): Promise<readonly FundSummaryView[]> => {
    const funds = await Promise.all(ids.slice(0, mostTeasers).map((id) => productApi.getFund({ locale, id })))
    return funds.flatMap((fund) => (fund.kind === 'ok' ? [toFundSummary(fund.data)] : []))
  })
