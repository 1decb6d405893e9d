import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { publicRead } from '~/server/backends/site-content.server.ts'
import { productApi } from '~/server/composition/backends.server.ts'
import { fundKeySchema } from '../fund-key.schema.ts'
import {
  type FundListFilters,
  type FundListView,
  fundListSearchSchema,
  mostCompared,
  type NamedFund,
} from './fund-list.schema.ts'
import { filtersOf, queryOf, toFundListView, withoutUnknownValues } from './fund-list.ts'

/** Funds on one page of the list. */
const fundsOnPage = 24

const listFunds = (locale: Locale, filters: FundListFilters) =>
  productApi.listFunds({ locale, filters: queryOf(filters, fundsOnPage) })

const askedSchema = z.object({ locale: localeSchema, filters: checkedSearch(fundListSearchSchema) })
// Not the schema's own type: its import would pull the schema into the browser's scripts.
type Asked = { readonly locale: Locale; readonly filters: FundListFilters }

async function readFundList({ locale, filters: search }: Asked): Promise<Outcome<FundListView>> {
  const filters = filtersOf(search)
  const list = await listFunds(locale, filters)
  const known = list.kind === 'ok' ? withoutUnknownValues(filters, list.data.facets) : undefined
  return outcomeOf(known === undefined ? list : await listFunds(locale, known), toFundListView)
}

/**
 * Reads one page of the fund list with its facets and counters. Values without a facet are dropped, at the
 * cost of a second call for such URLs only.
 */
export const getFundList = createServerFn({ method: 'GET' })
  .validator(askedSchema)
  .handler(({ data }) => readFundList(data))

/** {@link getFundList} for loaders. */
export const fetchFundList = createIsomorphicFn()
  .server(publicRead(askedSchema, readFundList))
  .client((data: Asked) => getFundList({ data }))

/** Reads names of funds by key, in the page's language; unknown keys are left out. */
export const getFundNames = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      locale: localeSchema,
      keys: z.array(fundKeySchema).check(z.maxLength(mostCompared)),
    }),
  )
  .handler(async ({ data: { locale, keys } }): Promise<Outcome<readonly NamedFund[]>> => {
    const answers = await Promise.all(
      keys.map(async (asked) => {
        const fund = await productApi.getFund({ locale, id: asked })
        if (fund.kind !== 'ok') return []
        const { id, name, slug, strategy } = fund.data
        return [{ asked, key: slug ?? id, name, strategy }]
      }),
    )
    return success(answers.flat())
  })
