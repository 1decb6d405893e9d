import { expect, it } from 'vitest'
import type { DeskClientDetail } from '~/contract/product-api/desk-client.schema.ts'
import { historyOf } from './clients.ts'

const day = '2026-11-29'
const stepsOf = (hours: readonly number[]) =>
  hours.map((hour, index) => ({
    at: `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`,
    state: index === 0 ? ('draft' as const) : ('sent' as const),
  }))

type Case = NonNullable<DeskClientDetail['cases']>[number]

const caseOf = (id: string, hours: readonly number[]): Case => ({
  ...{
    id,
    reference: id,
    state: 'sent',
    fund: null,
    amount: null,
    advisor: null,
    declarations: [],
    warnings: [],
  },
  history: stepsOf(hours),
})

const subscription: DeskClientDetail['subscriptions'][number] = {
  id: 'cls-1',
  client: 'Société des Quais',
  fund: { id: 'fnd-1', name: 'Atlantique', slug: 'atlantique' },
  share: { id: 'shr-1-a', name: 'Part A' },
  amount: { amount: '1000.00', currency: 'EUR' },
  subscribed_on: day,
  status: { code: 'pending', label: 'En attente' },
}

// P-858
it('orders the events of one day by their time, and a subscription before the steps that it results from', () => {
  const cases = [caseOf('cas-1', [8, 15]), caseOf('cas-2', [9, 12])]
  const events = historyOf({ cases, requests: [], subscriptions: [subscription] })
  expect(events.map(({ key }) => key.split(':')[0])).toEqual([
    'cls-1',
    `cas-1 sent ${day}T15`,
    `cas-2 sent ${day}T12`,
    `cas-2 draft ${day}T09`,
    `cas-1 draft ${day}T08`,
  ])
})
