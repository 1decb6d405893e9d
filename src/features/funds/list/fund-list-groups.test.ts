import { describe, expect, it } from 'vitest'
import { wireList, wireSummary } from '../fund-samples.ts'
import type { FundStatusView } from '../fund-summary.schema.ts'
import { toFundListView } from './fund-list.ts'
import { fundGroups, statusCounts } from './fund-list-groups.ts'

const fund = (status: FundStatusView) => ({ status })

// P-354
describe('the groups of the list', () => {
  it('are the states in their order, without those that have no fund on the page', () => {
    const [open, over] = [fund('open'), fund('liquidation')]
    expect(fundGroups([open, over], {})).toEqual([
      { status: 'open', funds: [open] },
      { status: 'liquidation', funds: [over] },
    ])
  })

  it('are one without a name in any order that was chosen', () => {
    const funds = [fund('liquidation'), fund('open')]
    expect(fundGroups(funds, { sort: 'name' })).toEqual([{ status: null, funds }])
  })

  it('have the numbers of all pages', () => {
    const list = toFundListView(wireList([wireSummary()]))
    expect(statusCounts(list)).toEqual({ open: 1, closed: 0, pre_liquidation: 0, liquidation: 0 })
  })
})
