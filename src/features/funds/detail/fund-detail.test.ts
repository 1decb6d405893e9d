import { describe, expect, it } from 'vitest'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import { sampleFund } from './fund-detail.testing.ts'
import { toFundDetail } from './fund-detail.ts'

const dayOf = (text: string) => plainDateAt(new Date(text))
const today = dayOf('2026-01-31')

describe('a fund as its page shows it', () => {
  // P-088
  it('leaves out the shares that are not for the public', () => {
    expect(toFundDetail(sampleFund, today).shares.map(({ name }) => name)).toEqual(['Part A'])
  })

  it('carries no history of shares: figures come from the display rules alone', () => {
    const text = JSON.stringify(toFundDetail(sampleFund, today))
    expect(text).not.toMatch(/liquidationValues|capitalCalls/)
  })

  it('turns editorial Markdown into safe HTML, and an empty text into nothing', () => {
    const { content } = toFundDetail(sampleFund, today)
    expect(content?.strategyHtml).toContain('<h2>Stratégie</h2>')
    expect(content?.strategyHtml).not.toContain('<script')
    expect(content?.valuationHtml).toBeNull()
  })

  it('is complete without editorial texts', () => {
    expect(toFundDetail({ ...sampleFund, cmsData: null }, today).content).toBeNull()
  })

  it.each([
    ['2026-12-30', false],
    ['2026-12-31', false],
    ['2027-01-01', true],
  ])('tells on %s whether a lock-up until 31 December 2026 is over: %s', (day, isOver) => {
    const lockUp = { kind: 'fixed_term', years: 5, until: '2026-12-31' } as const
    const view = toFundDetail({ ...sampleFund, lockUp }, dayOf(day))
    expect(view).toMatchObject({ lockUp, isLockUpOver: isOver })
  })

  // P-330
  it('reads the lock-up of a product API that gives the blocking period alone', () => {
    const { lockUp } = toFundDetail(sampleFund, today)
    expect(lockUp).toEqual({ kind: 'fixed_term', years: 8, until: '2029-12-31' })
    expect(toFundDetail({ ...sampleFund, blockingPeriod: null }, today).lockUp).toBeNull()
  })
})
