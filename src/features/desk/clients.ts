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

/** An event with its instant; null for one of which the day alone is known. */
type Dated = readonly [at: string | null, event: ClientEvent]

/** Compares events, the newest first. A subscription comes before the steps of its day, of which it is the result. */
function byTime([at, one]: Dated, [otherAt, other]: Dated): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1
  if (at === null || otherAt === null) return Number(at !== null) - Number(otherAt !== null)
  return Number(at < otherAt) - Number(at > otherAt)
}

type Detail = Pick<DeskClientDetail, 'cases' | 'requests' | 'subscriptions'>

/** Puts what happened to a client in one order, the newest first: subscriptions, and steps of requests and cases. */
export function historyOf({ cases = [], requests, subscriptions }: Detail): readonly ClientEvent[] {
  const bought = subscriptions.map(({ fund, id, status, subscribed_on: date }): Dated => {
    return [null, { kind: 'subscription', key: id, date, fund: toFund(fund), status: status.label }]
  })
  const asked = requests.flatMap(({ created_at, history, id, is_own: isOwn = false, reference, status }) =>
    (history ?? [{ status, at: created_at }]).map((step): Dated => {
      const key = `${id} ${step.status} ${step.at}`
      const date = dayOf(step.at)
      return [step.at, { kind: 'request', key, date, id, reference, isOwn, status: step.status }]
    }),
  )
  const prepared = cases.flatMap(({ history, id, reference }) =>
    history.map(({ at, state }): Dated => {
      return [at, { kind: 'case', key: `${id} ${state} ${at}`, date: dayOf(at), id, reference, state }]
    }),
  )
  const events = [...bought, ...asked, ...prepared]
  // Of one instant, the later step comes first.
  return events
    .toReversed()
    .toSorted(byTime)
    .slice(0, mostEvents)
    .map(([, event]) => event)
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
