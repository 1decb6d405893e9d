import type { DeskClientDetail, DeskClients } from '~/contract/product-api/desk-client.schema.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import type { ClientLine, ClientsView, ClientView } from './clients.schema.ts'

const toLine = ({
  count,
  id,
  last_subscribed_on,
  name,
  totals,
}: DeskClients['items'][number]): ClientLine => ({
  ...{ count, id, name, totals },
  lastOn: last_subscribed_on,
})

/** Maps one page of clients. */
export const toClients = ({ items, page }: DeskClients): ClientsView => ({
  items: items.map(toLine),
  total: page.total,
  page: { number: page.page, count: page.pageCount },
})

/** Maps a client with subscriptions, requests and documents. */
export function toClient(wire: DeskClientDetail): ClientView {
  const { contact, documents, requests, subscriptions } = wire
  return {
    ...toLine(wire),
    contact,
    subscriptions: subscriptions.map(({ amount, fund, id, share, status, subscribed_on }) => ({
      ...{ amount, id },
      fund: { key: fund.slug, name: fund.name },
      share: share.name,
      date: subscribed_on,
      status: status.label,
    })),
    requests: requests.map(({ amount, created_at, fund, id, reference, status }) => ({
      ...{ amount, id, reference, status },
      fund: { key: fund.slug, name: fund.name },
      date: plainDateAt(new Date(created_at)),
    })),
    documents: documents.map(({ fund, id, published_on, title, type }) => {
      return { id, title, type, fund: fund.name, date: published_on }
    }),
  }
}
