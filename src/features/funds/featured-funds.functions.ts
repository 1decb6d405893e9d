import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { FundList } from '~/contract/product-api/fund.schema.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { weakMemo } from '~/lib/weak-memo.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { productApi } from '~/server/composition/backends.server.ts'
import type { FundListView } from './list/fund-list.schema.ts'
import { toFundListView } from './list/fund-list.ts'

const featured = 3

/** The part of the catalogue that the home page shows. */
export type FeaturedFunds = Pick<FundListView, 'counters' | 'funds'>

/** Reads the latest open funds, and the number of funds in each state. */
export const getFeaturedFunds = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(async ({ data: { locale } }): Promise<Outcome<FeaturedFunds>> => {
    const list = await productApi.listFunds({
      locale,
      filters: { status: ['open'], sort: '-launchDate', pageSize: featured },
    })
    return outcomeOf(list, featuredOf)
  })

// Memoized per backend response, so that pages render it once.
const featuredOf = weakMemo((list: FundList): FeaturedFunds => {
  const { counters, funds } = toFundListView(list)
  return { counters, funds }
})
