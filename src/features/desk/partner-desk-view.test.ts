import { describe, expect, it } from 'vitest'
import type { PartnerDesk } from '~/contract/product-api/desk-partner.schema.ts'
import { partnerDeskSearchSchema } from './partner-desk.schema.ts'
import { inOrder, toPartnerDesk } from './partner-desk.ts'

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

// P-816
it('a new document has a link to hand it on where the answer says that it may be shared', () => {
  const fund = { id: 'fnd-1', name: 'Fund', slug: 'fund' }
  const documents = [true, false, undefined].map((may_share, at) => ({
    ...{ id: `doc-${at}`, title: 'Document', fund, type: 'Brochure', published_on: today },
    ...(may_share !== undefined && { may_share }),
  }))
  const shown = toPartnerDesk({ ...wire, documents }, today).documents
  expect(shown.map(({ mayShare }) => mayShare)).toEqual([true, false, false])
})

// P-823
it('a period typed the wrong way round is the same period', () => {
  const right = { from: '2024-01-01', to: '2024-12-31' }
  expect(inOrder({ ...partnerDeskSearchSchema.parse({}), from: right.to, to: right.from })).toMatchObject(
    right,
  )
  expect(inOrder({ ...partnerDeskSearchSchema.parse({}), ...right })).toMatchObject(right)
})
