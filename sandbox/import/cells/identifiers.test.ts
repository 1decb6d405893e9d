import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readIsin, readLei } from './identifiers.ts'

// P-249
describe('the number of a security', () => {
  it.each([
    ['FR0012060051', 'FR0012060051'],
    ['FR0013301546', 'FR0013301546'],
    ['fr00 1400 kav4', 'FR001400KAV4'],
    ['FR-0012060051', 'FR0012060051'],
  ])('%s is read as %s', (text, isin) => {
    expect(readIsin(text)).toBe(isin)
  })

  it.each(['FR0010135104', 'FR001206005', 'FR00120600510', '120012060051', 'FR001400KAVA', ''])(
    '%j is refused',
    (text) => {
      expect(readIsin(text)).toBeUndefined()
    },
  )

  it('has one check digit for each body', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{2}[A-Z0-9]{9}$/), (body) => {
        const fitting = [...'0123456789'].filter((digit) => readIsin(body + digit) !== undefined)
        expect(fitting).toHaveLength(1)
      }),
    )
  })

  it('has Latin letters and figures alone, whatever the capital of another letter is', () => {
    const found = [...'0123456789'].map((digit) => `SR001206005${digit}`).find((isin) => readIsin(isin))
    expect(found).toBeDefined()
    expect(readIsin((found ?? '').replace('S', 'ſ'))).toBeUndefined()
    expect(readLei('969500CEDRE000000110')).toBe('969500CEDRE000000110')
  })
})
