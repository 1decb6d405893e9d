import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import { formats } from './format.ts'

describe('formats', () => {
  it('writes French amounts with a narrow no-break space inside and a no-break space before the sign', () => {
    expect(formats.fr.money({ amount: '1234567', currency: 'EUR' })).toBe('1\u202f234\u202f567\u00a0€')
    expect(formats.en.money({ amount: '1234567', currency: 'EUR' })).toBe('€1,234,567')
  })

  it('writes percentages with two decimals, rounded half away from zero', () => {
    expect(formats.fr.percent(new Big('-0.01225'))).toBe('\u22121,23\u00a0%')
    expect(formats.en.percent(new Big('-0.01225'))).toBe('\u22121.23%')
  })

  it('never writes minus zero', () => {
    expect(formats.en.percent(new Big('-0.00001'))).toBe('0.00%')
  })

  it('writes the first of a month as French does', () => {
    expect(formats.fr.longDate('2024-01-01')).toBe('1er\u00a0janvier\u00a02024')
    expect(formats.fr.longDate('2024-03-04')).toBe('4\u00a0mars\u00a02024')
    expect(formats.en.longDate('2024-01-01')).toBe('1\u00a0January\u00a02024')
  })

  it('puts the sign before the currency', () => {
    expect(formats.en.money({ amount: '-12.5', currency: 'USD' }, 2)).toBe('\u2212$12.50')
  })
})
