import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { FundList } from '~/contract/product-api/fund.schema.ts'
import type { FundAgenda } from '~/contract/product-api/own-funds.schema.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/locale.schema.ts'
import { checkedSearch } from '~/routing/search.schema.ts'
import { type BackendOutcome, mapOutcome, outcomeOf } from '~/server/backend-outcome.server.ts'
import { ownFundCalls } from '~/server/backends.server.ts'
import { askerOf } from '~/server/documents/asker.server.ts'
import { privateCalls } from '~/server/portal-auth.server.ts'
import type { Asker } from '~/server/product-api/own-fund-calls.server.ts'
import { type FundListFilters, type FundListView, fundListSearchSchema } from './fund-list.schema.ts'
import { filtersOf, withoutUnknownValues } from './fund-list.ts'
import type { OwnFundsView } from './own-funds.schema.ts'
import { toOwnFunds, withWholeCatalogue } from './own-funds.ts'

type FundListSignedIn = { readonly own: OwnFundsView; readonly others: FundListView }

/** Funds on one page of the others. */
const pageSize = 24
/** Own funds are shown whole, as far as the product API gives them in one answer. */
const mostOwnFunds = 100

type BothLists = { readonly own: FundList; readonly others: FundList }

/** One's own funds that match the filters, and one page of all the others. */
async function listBoth(
  asker: Asker,
  { page, ...filters }: FundListFilters,
): Promise<BackendOutcome<BothLists>> {
  const [own, others] = await Promise.all([
    ownFundCalls.listFunds(asker, { ...filters, pageSize: mostOwnFunds }),
    ownFundCalls.listFunds(asker, { ...filters, page: page ?? 1, scope: 'others', pageSize }),
  ])
  if (own.kind !== 'ok') return own
  return mapOutcome(others, (list) => ({ own: own.data, others: list }))
}

/** The same without filter values that no facet knows, as for visitors: asked again only where there are some. */
async function listKnown(asker: Asker, filters: FundListFilters): Promise<BackendOutcome<BothLists>> {
  const lists = await listBoth(asker, filters)
  const known = lists.kind === 'ok' ? withoutUnknownValues(filters, lists.data.others.facets) : undefined
  return known === undefined ? lists : listBoth(asker, known)
}

/** What is new and what comes next in one's own funds; a list can do without it. */
async function agendaOf(asker: Asker, { items }: FundList): Promise<FundAgenda> {
  if (items.length === 0) return { items: [] }
  const ids = items.map(({ id }) => id)
  const agenda = await ownFundCalls.agenda(asker, ids)
  return agenda.kind === 'ok' ? agenda.data : { items: [] }
}

/** The list for who is signed in, in its two parts (specification, point 2). */
export const getFundListSignedIn = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, filters: checkedSearch(fundListSearchSchema) }))
  .handler(
    privateCalls.answer(
      { right: 'funds:read' },
      async ({ data: { locale, filters }, session }): Promise<Outcome<FundListSignedIn>> => {
        const asker = askerOf(session, locale)
        const lists = await listKnown(asker, filtersOf(filters))
        const agenda = lists.kind === 'ok' ? await agendaOf(asker, lists.data.own) : { items: [] }
        return outcomeOf(lists, ({ own, others }) => ({
          own: toOwnFunds(own, agenda),
          others: withWholeCatalogue(others, own),
        }))
      },
    ),
  )
