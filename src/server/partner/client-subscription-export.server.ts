import type { ClientSubscriptionList } from '../../contract/product-api/client-subscription.schema.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type {
  ClientSubscriptionFilters,
  SubscriptionCalls,
} from '../backends/product-api/partner-calls.server.ts'

/** As many as the contract allows on a page. */
const pageSize = 100
/** Pages of the longest export: 20,000 rows. */
const mostPages = 200

type Asked = {
  readonly locale: Locale
  readonly token: string
  readonly filters: ClientSubscriptionFilters
}

/** Every subscription that the filters let through, page by page: all of them, or why not. */
export async function allClientSubscriptions(
  { filters, ...asking }: Asked,
  { listClients }: Pick<SubscriptionCalls, 'listClients'>,
): Promise<BackendOutcome<ClientSubscriptionList['items']>> {
  const items: ClientSubscriptionList['items'] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const answered = await listClients({ ...asking, filters: { ...filters, page, pageSize } })
    if (answered.kind !== 'ok') return answered
    items.push(...answered.data.items)
    if (page >= answered.data.page.pageCount) break
  }
  return { kind: 'ok', status: 200, data: items }
}
