import type { SubscriptionClient } from '../../src/contract/product-api/advisor-subscription.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import type { advisorSubscriptions, clientSubscriptions } from '../database/schema/index.ts'
import { searchableText } from '../product/search-text.ts'
import { type SeedShare, shareForAmount } from './client-subscriptions.ts'

type Row = typeof advisorSubscriptions.$inferInsert

const client = {
  civility: 'mrs',
  birth_date: '1968-05-14',
  birth_city: 'Vannes',
  telephone: '+33639980091',
  address: '12, rue Imaginaire',
  postal_code: '56000',
  city: 'Vannes',
  country: 'FR',
} as const

/** The subscription created by an accepted request. The seed's own have lower numbers. */
export function acceptedSubscription(request: Row): typeof clientSubscriptions.$inferInsert {
  const { amount, clientName, currency, fundId, history, id = 0, partnerId, shareId, teamId } = request
  const acceptedAt = history.at(-1)?.at
  const subscribedOn = acceptedAt === undefined ? '' : plainDateAt(new Date(acceptedAt))
  return {
    id: 5000 + id,
    teamId,
    partnerId,
    clientName,
    clientSort: searchableText(clientName),
    fundId,
    shareId,
    amount,
    currency,
    subscribedOn,
    status: 'completed',
    paidOn: subscribedOn,
  }
}

/** Requests of the demo advisors, one per status. */
const requests: readonly {
  readonly email: string
  readonly client: SubscriptionClient
  readonly name: string
  readonly amount: string
  readonly statuses: readonly (readonly [status: string, at: string])[]
}[] = [
  {
    email: 'advisor@cgp-demo.example',
    client: {
      ...client,
      person: 'natural',
      firstname: 'Solène',
      lastname: 'Kermorval',
      email: 'solene@client.example',
    },
    name: 'Solène Kermorval',
    amount: '40000.00',
    statuses: [
      ['received', '2026-09-08T08:30:00.000Z'],
      ['in_review', '2026-09-09T13:05:00.000Z'],
      ['accepted', '2026-09-11T09:40:00.000Z'],
    ],
  },
  {
    email: 'advisor@cgp-demo.example',
    client: {
      ...client,
      person: 'legal',
      civility: 'mr',
      firstname: 'Armand',
      lastname: 'Rabastelle',
      email: 'contact@troisrives.example',
      company_name: 'SCI des Trois Rives',
      company_number_type: 'siren',
      company_number: '732829320',
    },
    name: 'SCI des Trois Rives',
    amount: '250000.00',
    statuses: [
      ['received', '2026-10-02T15:12:00.000Z'],
      ['refused', '2026-10-06T10:00:00.000Z'],
    ],
  },
  {
    email: 'advisor@cgp-demo.example',
    client: {
      ...client,
      person: 'natural',
      firstname: 'Quentin',
      lastname: 'Orsenne',
      civility: 'mr',
      email: 'quentin@client.example',
    },
    name: 'Quentin Orsenne',
    amount: '150000.00',
    statuses: [
      ['received', '2026-11-16T09:20:00.000Z'],
      ['in_review', '2026-11-17T16:45:00.000Z'],
    ],
  },
  {
    email: 'family-office@cgp-demo.example',
    client: {
      ...client,
      person: 'natural',
      firstname: 'Nadia',
      lastname: 'Bellancourt',
      email: 'nadia@client.example',
    },
    name: 'Nadia Bellancourt',
    amount: '500000.00',
    statuses: [['received', '2026-11-18T11:00:00.000Z']],
  },
]

/** Returns the requests of the demo advisors for the given shares, by account id. */
export function describeAdvisorRequests(
  shares: readonly SeedShare[],
  accountIds: ReadonlyMap<string, string>,
): Row[] {
  return requests.flatMap(({ amount, client: subscriber, email, name, statuses }, index) => {
    const share = shareForAmount(shares, shares[index * 3], amount)
    const accountId = accountIds.get(email)
    const history = statuses.map(([status, at]) => ({ status, at }))
    const [first, last] = [history[0], history.at(-1)]
    if (!share || !accountId || !first || !last) return []
    const { currency, fundId, id: shareId } = share
    return [
      {
        id: index + 1,
        accountId,
        teamId: 7,
        partnerId: 9,
        fundId,
        shareId,
        amount,
        currency,
        clientName: name,
        client: subscriber,
        status: last.status,
        history,
        createdAt: new Date(first.at),
      },
    ]
  })
}
