import { describe, expect, it } from 'vitest'
import { sampleFund } from './fund-detail.testing.ts'
import { toFundDetail } from './fund-detail.ts'

describe('a fund as its page shows it', () => {
  it('leaves out the shares that are not for the public', () => {
    expect(toFundDetail(sampleFund).shares.map(({ name }) => name)).toEqual(['Part A'])
  })

  it('carries no history of shares: figures come from the display rules alone', () => {
    const text = JSON.stringify(toFundDetail(sampleFund))
    expect(text).not.toMatch(/liquidationValues|capitalCalls|distributions/)
  })

  it('turns editorial Markdown into safe HTML, and an empty text into nothing', () => {
    const { content } = toFundDetail(sampleFund)
    expect(content?.strategyHtml).toContain('<h2>Stratégie</h2>')
    expect(content?.strategyHtml).not.toContain('<script')
    expect(content?.valuationHtml).toBeNull()
  })

  it('is complete without editorial texts', () => {
    expect(toFundDetail({ ...sampleFund, cmsData: null }).content).toBeNull()
  })
})
