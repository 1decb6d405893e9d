import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/locale.schema.ts'
import { checkedSearch } from '~/routing/search.schema.ts'
import { outcomeOf } from '~/server/backend-outcome.server.ts'
import { productApi } from '~/server/backends.server.ts'
import { fundKeySchema } from './fund-key.schema.ts'
import { type SharePerformanceView, sharePerformanceSearchSchema } from './share-performance.schema.ts'
import { toSharePerformance } from './share-performance.ts'

/**
 * The chart and figures of one share. It asks the product API exactly as {@link getFundDetail} does, so that a page
 * that needs both makes one call.
 */
export const getSharePerformance = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      locale: localeSchema,
      key: fundKeySchema,
      search: checkedSearch(sharePerformanceSearchSchema),
    }),
  )
  .handler(async ({ data: { locale, key, search } }): Promise<Outcome<SharePerformanceView>> => {
    const answered = await productApi.getFund({ locale, id: key, withCmsData: true })
    return outcomeOf(answered, (fund) => toSharePerformance(fund, search))
  })
