import { describe, expect, it } from 'vitest'
import { placeOfHolding } from './holding-entries.ts'

const share = (id: string) => ({ id, name: 'Part A', quantity: '10', since: null })
const today = { asOf: { day: '2026-06-30', isPast: false }, hasAccounts: true }
const fund = { id: 'fnd-1' }

// P-859
describe('where the entries of a row of holdings are listed', () => {
  it('is the account of its class of shares, on the page of its fund and as of the same day', () => {
    const held = { fund, shares: [share('hld-1')] }
    expect(placeOfHolding(held, today)).toEqual({ fundId: 'fnd-1', accountId: 'hld-1', search: {} })
    const past = { ...today, asOf: { day: '2024-06-30', isPast: true } }
    expect(placeOfHolding(held, past)?.search).toEqual({ date: '2024-06-30' })
  })

  it('is nowhere for the sum of several classes, and without accounts', () => {
    expect(placeOfHolding({ fund, shares: [share('hld-1'), share('hld-2')] }, today)).toBeUndefined()
    expect(
      placeOfHolding({ fund, shares: [share('hld-1')] }, { ...today, hasAccounts: false }),
    ).toBeUndefined()
    expect(placeOfHolding({ fund, shares: [] }, today)).toBeUndefined()
  })
})
