import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from '~/lib/csv.ts'
import {
  type ClientSubscriptionView,
  clientSorts,
  clientsSearchSchema,
} from './client-subscriptions.schema.ts'
import { clientSortDirection, csvRows, nextClientSort } from './client-subscriptions.ts'

const words = {
  client: 'Client',
  fund: 'Fonds',
  share: 'Part',
  amount: 'Montant',
  currency: 'Devise',
  date: 'Date',
  status: 'Statut',
}

const item: ClientSubscriptionView = {
  id: 'cls-1',
  client: 'Hélène Orsenne',
  fund: { key: 'capital-un', name: 'Capital Un' },
  share: 'Part A',
  amount: { amount: '25000.50', currency: 'EUR' },
  date: '2026-03-04',
  status: { code: 'completed', label: 'Souscrite' },
}

describe('the exported table', () => {
  it('has ISO dates and its amounts as numbers', () => {
    expect(csvRows([item], words)[1]).toEqual([
      'Hélène Orsenne',
      'Capital Un',
      'Part A',
      { number: '25000.50' },
      'EUR',
      '2026-03-04',
      'Souscrite',
    ])
  })

  it('never begins a cell with what a spreadsheet runs', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('=', '+', '-', '@', '\t'), (text, first) => {
        const csv = toCsv(csvRows([{ ...item, client: `${first}cmd${text}` }], words), 'fr')
        expect(csv.split('\r\n')[1]).toMatch(/^"?'/)
      }),
    )
  })
})

describe('the order of the list', () => {
  it('by date, the newest first, is never written in an address', () => {
    expect(clientSortDirection('date', undefined)).toBe('descending')
    expect(nextClientSort('date', undefined)).toBe('date')
    expect(nextClientSort('date', 'date')).toBeUndefined()
  })

  it.each(['client', 'fund', 'amount'] as const)('by %s goes up, then down', (field) => {
    expect(nextClientSort(field, undefined)).toBe(field)
    expect(nextClientSort(field, field)).toBe(`-${field}`)
    expect(nextClientSort(field, `-${field}`)).toBe(field)
  })
})

describe('the search of the list', () => {
  it('drops whatever is wrong, and keeps what is right', () => {
    const wrong = { fund: 'all', status: 'lost', from: '2026-02-30', to: 'today', sort: '-date', page: '0' }
    expect(Object.values(clientsSearchSchema.parse(wrong)).every((value) => value === undefined)).toBe(true)
    const right = {
      q: 'orsenne',
      fund: 'fnd-12',
      status: 'pending',
      from: '2026-01-01',
      sort: clientSorts[0],
    }
    expect(clientsSearchSchema.parse(right)).toMatchObject(right)
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (search) => void clientsSearchSchema.parse(search)))
  })
})
