import { describe, expect, it } from 'vitest'
import { movementsOfMoved } from './moved-shares.ts'

const share = {
  capitalCalls: [
    { date: '2023-01-31', amount: '400.00' },
    { date: '2024-01-31', amount: '100.00' },
    { date: '2025-01-31', amount: '50.00' },
  ],
  distributions: [
    { date: '2024-06-30', amount: '20.00' },
    { date: '2025-06-30', amount: '10.00' },
    { date: '2026-06-30', amount: '5.00' },
  ],
  liquidationValues: [
    { date: '2023-01-31', amount: '400.00' },
    { date: '2024-12-31', amount: '600.00' },
  ],
}
const moved = (
  id: number,
  kind: string,
  movedOn: string,
  quantity: string,
  amount: string | null = null,
) => ({
  ...{ id, kind, movedOn, quantity, amount },
})

/** Kind, day, amount and number of shares of each movement. */
const listed = (movements: readonly ReturnType<typeof moved>[], commitment: string | null = null) =>
  movementsOfMoved({ holding: { id: 7, commitment }, share, moved: movements })

// P-572
describe('the movements of a holding whose movements were imported', () => {
  it('are what was called at subscription, then calls and distributions for the shares held on each day', () => {
    const all = listed([
      moved(1, 'subscription', '2023-06-30', '100.0000'),
      moved(2, 'transfer-out', '2024-12-31', '40.0000', '23000.00'),
      moved(3, 'redemption', '2026-01-31', '60.0000'),
    ])
    expect(all.map(({ kind, date, amount, quantity }) => [kind, date, amount, quantity])).toEqual([
      ['payment', '2023-06-30', '40000.00', '100.0000'],
      ['payment', '2024-01-31', '10000.00', '0'],
      ['distribution', '2024-06-30', '2000.00', '0'],
      ['transfer_out', '2024-12-31', '23000.00', '-40.0000'],
      ['payment', '2025-01-31', '3000.00', '0'],
      ['distribution', '2025-06-30', '600.00', '0'],
      ['redemption', '2026-01-31', '36000.00', '-60.0000'],
    ])
    expect(all.every(({ effect }) => effect.commitment === '0' && effect.called === '0')).toBe(true)
  })

  it('count for what is called of a commitment, as far as the shares are still held', () => {
    const all = listed(
      [moved(1, 'transfer-in', '2024-03-31', '10.5000'), moved(2, 'transfer-out', '2025-03-31', '0.5000')],
      '8000.00',
    )
    expect(all.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['commitment', '0'],
      ['transfer_in', '4200.00'],
      ['distribution', '210.00'],
      ['payment', '525.00'],
      ['transfer_out', '300.00'],
      ['distribution', '100.00'],
      ['distribution', '50.00'],
    ])
    const sum = (part: 'commitment' | 'called') =>
      all.reduce((total, { effect }) => total + Number(effect[part]), 0)
    // Ten shares, of which 550 each are called.
    expect([sum('commitment'), sum('called')]).toEqual([8000, 5500])
  })
})
