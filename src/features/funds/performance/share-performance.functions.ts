import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { FundDetail } from '~/contract/product-api/fund.schema.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { preserializedData } from '~/lib/preserialized-data.ts'
import { weakMemo } from '~/lib/weak-memo.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { publicRead } from '~/server/backends/site-content.server.ts'
import { productApi } from '~/server/composition/backends.server.ts'
import { fundKeySchema } from '../fund-key.schema.ts'
import {
  type SharePerformanceSearch,
  type SharePerformanceView,
  sharePerformanceSearchSchema,
} from './share-performance.schema.ts'
import { toSharePerformance } from './share-performance.ts'

/** The default view: the first share with default settings. Most visitors see this one. */
const unchosen = weakMemo((fund: FundDetail) => preserializedData(toSharePerformance(fund, {})))

const isChosen = (search: SharePerformanceSearch): boolean =>
  Object.values(search).some((value) => value !== undefined)

const askedSchema = z.object({
  locale: localeSchema,
  key: fundKeySchema,
  search: checkedSearch(sharePerformanceSearchSchema),
})
// Not the schema's own type: its import would pull the schema into the browser's scripts.
type Asked = { readonly locale: Locale; readonly key: string; readonly search: SharePerformanceSearch }

async function readPerformance({ locale, key, search }: Asked): Promise<Outcome<SharePerformanceView>> {
  const answered = await productApi.getFund({ locale, id: key, withCmsData: true })
  return outcomeOf(answered, (fund) => (isChosen(search) ? toSharePerformance(fund, search) : unchosen(fund)))
}

/** Reads the chart and figures of one share. */
export const getSharePerformance = createServerFn({ method: 'GET' })
  .validator(askedSchema)
  .handler(({ data }) => readPerformance(data))

/**
 * {@link getSharePerformance} for loaders. It makes the same API call as {@link loadFundDetail}, so that a
 * page that needs both makes one call.
 */
export const loadPerformance = createIsomorphicFn()
  .server(publicRead(askedSchema, readPerformance))
  .client((data: Asked) => getSharePerformance({ data }))
