import type { DeskClientDetail, DeskClients } from '~/contract/product-api/desk-client.schema.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import type { ClientCase, ClientEvent, ClientLine, ClientsView, ClientView } from './clients.schema.ts'

const toLine = (wire: DeskClients['items'][number]): ClientLine => {
  const { case_count = 0, count, id, last_subscribed_on, name, request_count = 0, totals } = wire
  return {
    ...{ count, id, name, totals },
    requestCount: request_count,
    caseCount: case_count,
    lastOn: last_subscribed_on,
  }
}

/** Maps one page of clients. */
export const toClients = ({ items, page }: DeskClients): ClientsView => ({
  items: items.map(toLine),
  total: page.total,
  page: { number: page.page, count: page.pageCount },
})

const dayOf = (instant: string): string => plainDateAt(new Date(instant))

const toFund = ({ name, slug }: DeskClientDetail['documents'][number]['fund']) => ({ key: slug, name })

type WireCase = NonNullable<DeskClientDetail['cases']>[number]

const toCase = ({ fund, history: _history, warnings, ...known }: WireCase): ClientCase => ({
  ...known,
  fund: fund && toFund(fund),
  warnings: warnings.map(({ accepted_at, title }) => ({ title, date: dayOf(accepted_at) })),
})

/** Most events that a page shows. */
const mostEvents = 100

/** Puts what happened to a client in one order, the newest first: subscriptions, and steps of requests and cases. */
export function historyOf({ cases = [], requests, subscriptions }: DeskClientDetail): readonly ClientEvent[] {
  const bought = subscriptions.map(({ fund, id, status, subscribed_on: date }) => {
    return { kind: 'subscription' as const, key: id, date, fund: toFund(fund), status: status.label }
  })
  const asked = requests.flatMap(({ created_at, history, id, is_own = false, reference, status }) =>
    (history ?? [{ status, at: created_at }]).map((step) => {
      const key = `${id} ${step.status} ${step.at}`
      return {
        kind: 'request' as const,
        key,
        date: dayOf(step.at),
        id,
        reference,
        isOwn: is_own,
        status: step.status,
      }
    }),
  )
  const prepared = cases.flatMap(({ history, id, reference }) =>
    history.map(({ at, state }) => {
      return { kind: 'case' as const, key: `${id} ${state} ${at}`, date: dayOf(at), id, reference, state }
    }),
  )
  const events: readonly ClientEvent[] = [...bought, ...asked, ...prepared]
  // Of one day, the later step of a request or a case comes first.
  return events
    .toReversed()
    .toSorted((one, other) => Number(one.date < other.date) - Number(one.date > other.date))
    .slice(0, mostEvents)
}

/** Maps a client with subscriptions, requests, cases, history and documents. */
export function toClient(wire: DeskClientDetail): ClientView {
  const { cases = [], contact, documents, people = [], requests, subscriptions } = wire
  return {
    ...toLine(wire),
    contact,
    subscriptions: subscriptions.map(({ amount, fund, id, share, status, subscribed_on }) => ({
      ...{ amount, id },
      fund: toFund(fund),
      share: share.name,
      date: subscribed_on,
      status: status.label,
    })),
    requests: requests.map(({ advisor = '', amount, created_at, fund, id, is_own, reference, status }) => ({
      ...{ advisor, amount, id, reference, status },
      isOwn: is_own ?? false,
      fund: toFund(fund),
      date: dayOf(created_at),
    })),
    cases: cases.map(toCase),
    history: historyOf(wire),
    people: people.map(({ birth_date, email, id, is_shown }) => {
      return { id, email, birthDate: birth_date, isShown: is_shown }
    }),
    documents: documents.map(({ fund, id, published_on, title, type }) => {
      return { id, title, type, fund: fund.name, date: published_on }
    }),
  }
}
