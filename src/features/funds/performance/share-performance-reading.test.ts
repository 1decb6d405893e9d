import { beforeAll, describe, expect, it } from 'vitest'
import { ensureTranslations } from '~/lib/translations.ts'
import { sampleFund, sampleShare } from '../detail/fund-detail.testing.ts'
import type { SharePerformanceSearch } from './share-performance.schema.ts'
import { toSharePerformance } from './share-performance.ts'
import { shareCharts } from './share-performance-words.ts'

beforeAll(async () => {
  await ensureTranslations('fr', ['performance', 'funds'])
  await ensureTranslations('en', ['performance', 'funds'])
})

function readingOf(search: SharePerformanceSearch, locale: 'fr' | 'en' = 'en', share = sampleShare) {
  const reading = shareCharts[locale](toSharePerformance({ ...sampleFund, shares: [share] }, search))?.reading
  if (reading === undefined) throw new Error('no chart')
  return reading
}

const lastOf = (...asked: Parameters<typeof readingOf>) => {
  const reading = readingOf(...asked)
  return reading.at(reading.dates.length - 1)
}

// P-775
describe('the line above the chart', () => {
  it('gives day, value and points since the base of 100, in either language', () => {
    expect(lastOf({})).toEqual({
      date: '31\u00a0December\u00a02024',
      value: '126.00',
      change: '+26.00\u00a0points since the base of 100',
      sign: 'gain',
      note: '',
    })
    expect(lastOf({}, 'fr').change).toBe('+26,00\u00a0points depuis la base\u00a0100')
  })

  it('gives amounts over the capital paid in by that day, so that a call is no gain', () => {
    const reading = readingOf({ unit: 'amount' })
    const changes = reading.dates.map((_, index) => reading.at(index).change.split(' ')[0])
    expect(changes).toEqual(['€0.00', '−€1.00', '+€1.00', '+€6.00', '+€10.00', '+€18.00', '+€26.00'])
    expect(reading.at(6).change).toBe('+€26.00 on the capital paid in')
  })

  it('says that the net asset value leaves distributions out, and never calls a repaid share a loss', () => {
    expect(lastOf({ measure: 'value' })).toMatchObject({
      value: '110.00',
      change: '+10.00\u00a0points since the base of 100',
      note: 'distributions excluded',
    })
    const values = sampleShare.liquidationValues.map((value, index, all) =>
      index === all.length - 1 ? { ...value, amount: '0.00' } : value,
    )
    const repaid = { ...sampleShare, liquidationValues: values }
    expect(lastOf({ measure: 'value' }, 'en', repaid)).toMatchObject({ change: 'Share repaid', sign: '' })
  })

  // P-084
  it('has no percentage for any point, measure or scale', () => {
    for (const search of [{}, { unit: 'amount' }, { measure: 'value' }, { period: '1y' }] as const) {
      const reading = readingOf(search)
      const texts = reading.dates.map((_, index) => Object.values(reading.at(index)).join(' '))
      expect(texts.join(' ')).not.toContain('%')
      expect(texts.length).toBeGreaterThan(2)
    }
  })
})
