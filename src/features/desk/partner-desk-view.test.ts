import { describe, expect, it } from 'vitest'
import type { PartnerDesk } from '~/contract/product-api/desk-partner.schema.ts'
import { toPartnerDesk } from './partner-desk.ts'

const today = '2026-11-20'
const wire: PartnerDesk = {
  period: { from: '2026-10-01', to: '2026-12-31' },
  team: { id: 'team-1', name: 'Team' },
  included: [],
  totals: [],
  assets: [],
  statuses: [],
  waiting: { total: 0, items: [], unpaid: [] },
  windows: [],
  documents: [],
  activity: [],
}

// P-779
describe('the day of a partner’s home', () => {
  it('is today if the answer states none, as that of a product API that knows no past days', () => {
    expect(toPartnerDesk(wire, today).asOf).toEqual({ day: today, isPast: false })
  })

  it('is the past day that the answer states', () => {
    const past = { ...wire, as_of: '2024-06-30' }
    expect(toPartnerDesk(past, today).asOf).toEqual({ day: '2024-06-30', isPast: true })
  })
})
