import { describe, expect, it } from 'vitest'
import type { MovementKind } from '~/lib/figures/ledger.ts'
import { filterMovements, type MovementGroup } from './movement-filter.ts'
import type { MovementView } from './position.schema.ts'

const movement = (kind: MovementKind, date: string, amount: string, called = '0'): MovementView => ({
  ...{ id: `${kind} ${date}`, date, publishedOn: date, kind, amount, natures: null, notice: null },
  ...{ called, commitment: '0', quantity: '0', recallable: '0', unfundedAfter: null },
})

const movements = [
  movement('payment', '2021-01-01', '1000.10', '1000'),
  movement('transfer_in', '2021-06-30', '200'),
  movement('distribution', '2022-01-01', '30'),
  movement('transfer_out', '2022-06-30', '50'),
  movement('fee', '2022-12-31', '7'),
]

// P-711
describe('the movements that make a figure', () => {
  it.each<[MovementGroup, string[], string | null]>([
    ['paidIn', ['payment', 'transfer_in'], '1200.1'],
    ['received', ['distribution', 'transfer_out'], '80'],
    ['unfunded', ['payment'], null],
    ['payments', ['payment'], '1000.1'],
    ['fees', ['fee'], '7'],
    ['redemptions', [], '0'],
  ])('of %s are those of its kinds, with their sum', (group, kinds, total) => {
    const found = filterMovements(movements, { group, from: null, until: null })
    expect([found.movements.map(({ kind }) => kind), found.total]).toEqual([kinds, total])
  })

  it('are those from a day to another, both included', () => {
    const filter = { group: 'received', from: '2022-01-01', until: '2022-06-29' } as const
    expect(filterMovements(movements, filter).movements.map(({ date }) => date)).toEqual(['2022-01-01'])
  })
})
