import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { FundOverview } from '~/contract/product-api/own-funds.schema.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { type BackendOutcome, outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import type { Caller } from '~/server/backends/product-api/own-fund-calls.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { ownFundCalls } from '~/server/composition/backends.server.ts'
import { toCaller } from '~/server/documents/download-selection.server.ts'
import { type FundListFilters, type FundListView, fundListSearchSchema } from '../list/fund-list.schema.ts'
import { filtersOf, queryOf, withoutUnknownValues } from '../list/fund-list.ts'
import type { OwnFundsView } from './own-funds.schema.ts'
import { toOwnFunds, withWholeCatalogue } from './own-funds.ts'

type FundListSignedIn = { readonly own: OwnFundsView; readonly others: FundListView }

/** Number of other funds per page. */
const pageSize = 24
/** Reads both lists for a URL; a second call drops filter values without a facet, if there are some. */
async function readOverview(caller: Caller, filters: FundListFilters): Promise<BackendOutcome<FundOverview>> {
  const overview = await ownFundCalls.overview(caller, queryOf(filters, pageSize))
  const known =
    overview.kind === 'ok' ? withoutUnknownValues(filters, overview.data.others.facets) : undefined
  return known === undefined ? overview : ownFundCalls.overview(caller, queryOf(known, pageSize))
}

/** Reads the fund list of the signed-in user, in its two parts (P-064). */
export const getFundListSignedIn = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, filters: checkedSearch(fundListSearchSchema) }))
  .handler(
    privateCalls.handle(
      { right: 'funds:read' },
      async ({ data: { locale, filters }, session }): Promise<Outcome<FundListSignedIn>> =>
        outcomeOf(
          await readOverview(toCaller(session, locale), filtersOf(filters)),
          ({ own, agenda, others }) => ({
            own: toOwnFunds(own, agenda),
            others: withWholeCatalogue(others, own),
          }),
        ),
    ),
  )
