import type {
  AdvisorSubscription,
  AdvisorSubscriptionList,
} from '~/contract/product-api/advisor-subscription.schema.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import { personName } from '~/lib/person-name.ts'
import type { RequestDetailView, RequestsView, RequestView } from './requests.schema.ts'

const dayOf = (instant: string): string => plainDateAt(new Date(instant))

function toRequest(wire: AdvisorSubscriptionList['items'][number]): RequestView {
  const { amount, client_name, created_at, fund, id, reference, share, status } = wire
  return {
    id,
    reference,
    status,
    client: client_name,
    fund: { key: fund.slug, name: fund.name },
    share: share.name,
    amount,
    date: dayOf(created_at),
  }
}

/** Maps a response of the product API to the view of the list. */
export function toRequests({ items, page }: AdvisorSubscriptionList): RequestsView {
  return { items: items.map(toRequest), page: { number: page.page, count: page.pageCount } }
}

function toSubscriber({ client }: AdvisorSubscription): RequestDetailView['subscriber'] {
  const company =
    client.person === 'legal' ? { name: client.company_name, number: client.company_number } : null
  return {
    name: personName(client.firstname, client.lastname),
    company,
    birthDate: client.birth_date,
    birthCity: client.birth_city,
    street: client.address,
    postalCode: client.postal_code,
    city: client.city,
    country: client.country,
    email: client.email,
    telephone: client.telephone,
  }
}

function toPayment({ payment }: AdvisorSubscription): RequestDetailView['payment'] {
  if (!payment) return null
  const { due_on: dueOn, iban_end: ibanEnd, ...same } = payment
  return { ...same, dueOn, ibanEnd }
}

/** Maps a request to the view of its page. */
export function toRequestDetail(wire: AdvisorSubscription): RequestDetailView {
  return {
    ...toRequest(wire),
    subscriber: toSubscriber(wire),
    payment: toPayment(wire),
    history: wire.history.map(({ at, reason = null, status }) => ({ status, date: dayOf(at), reason })),
  }
}
