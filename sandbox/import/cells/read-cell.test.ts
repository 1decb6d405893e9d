import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { statuses } from '../../product/vocabulary.ts'
import { readIsin, readLei, readSiren } from './identifiers.ts'
import { readCell } from './read-cell.ts'
import { readDate } from './read-date.ts'
import { readNumber, type SheetLanguage } from './read-number.ts'

const twoDecimals = { least: 2, most: 4 }
const readingOf = (text: string, language: SheetLanguage) => {
  const reading = readNumber(text, language, twoDecimals)
  return reading.kind === 'number' ? reading.value : reading.kind
}

describe('readNumber', () => {
  it.each([
    ['1234,5', 'fr', '1234.50'],
    ['1 234,56', 'fr', '1234.56'],
    ['1\u202f234\u00a0567,89', 'fr', '1234567.89'],
    ['1.234,56', 'fr', '1234.56'],
    ['1,234', 'fr', '1.234'],
    ['1,234.56', 'fr', '1234.56'],
    ['1,234', 'en', '1234.00'],
    ['1.234', 'en', '1.234'],
    ['1,234,567.89', 'en', '1234567.89'],
    ["1'234.50", 'en', '1234.50'],
    ['1234,5', 'en', '1234.50'],
    ['007', 'en', '7.00'],
    ['1.234', 'fr', 'ambiguous_number'],
    ['1,23,4', 'en', 'not_a_number'],
    ['12 €', 'fr', 'not_a_number'],
    ['1,23456', 'fr', 'too_many_decimals'],
  ] as const)('reads %s in %s as %s', (text, language, value) => {
    expect(readingOf(text, language)).toBe(value)
  })

  it('reads back what spreadsheets of both languages write', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const decimals = String(cents).padStart(2, '0')
        const grouped = (separator: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, separator)
        expect(readingOf(`${grouped(',')}.${decimals}`, 'en')).toBe(`${whole}.${decimals}`)
        expect(readingOf(`${grouped('\u202f')},${decimals}`, 'fr')).toBe(`${whole}.${decimals}`)
      }),
    )
  })
})

describe('readDate', () => {
  it.each([
    ['2026-03-31', 'en', '2026-03-31'],
    ['31/03/2026', 'fr', '2026-03-31'],
    ['03/04/2026', 'fr', '2026-04-03'],
    ['31.3.2026', 'en', '2026-03-31'],
    ['03/31/2026', 'en', '2026-03-31'],
    ['1er avril 2026', 'fr', '2026-04-01'],
    ['31 déc. 2026', 'fr', '2026-12-31'],
    ['March 31, 2026', 'en', '2026-03-31'],
    ['31 March 2026', 'fr', '2026-03-31'],
    ['03/04/2026', 'en', 'ambiguous_date'],
    ['31/02/2026', 'fr', 'not_a_date'],
    ['2026-13-01', 'en', 'not_a_date'],
    ['yesterday', 'en', 'not_a_date'],
  ] as const)('reads %s in %s as %s', (text, language, value) => {
    const reading = readDate(text, language, undefined)
    expect(reading.kind === 'date' ? reading.value : reading.kind).toBe(value)
  })

  it('takes the order that other dates of the column prove', () => {
    expect(readDate('03/04/2026', 'en', 'month-first')).toEqual({ kind: 'date', value: '2026-03-04' })
    expect(readDate('03/04/2026', 'en', 'day-first')).toEqual({ kind: 'date', value: '2026-04-03' })
  })
})

describe('identifiers', () => {
  it('have right check digits', () => {
    for (const isin of ['FR0012060051', 'FR0013301546', 'FR001400KAV4']) expect(readIsin(isin)).toBe(isin)
    expect(readIsin('FR0010135104')).toBeUndefined()
    expect(readSiren('732 829 320')).toBe('732829320')
    for (const siren of ['732829321', '000000000']) expect(readSiren(siren)).toBeUndefined()
    expect(readLei('969500CEDRE000000110')).toBe('969500CEDRE000000110')
    expect(readLei('969500CEDRE000000111')).toBeUndefined()
  })
})

describe('readCell', () => {
  const context = { language: 'fr', dateOrder: undefined } as const

  it('reads codes and their labels in either language', () => {
    const type = { kind: 'code', vocabulary: statuses } as const
    for (const text of ['open', 'Souscription ouverte', 'OPEN FOR SUBSCRIPTION'])
      expect(readCell(text, type, context)).toEqual({ value: 'open' })
    expect(readCell('maybe', type, context)).toEqual({
      fault: 'not_a_code',
      detail: { accepted: 'open, closed, pre_liquidation, liquidation' },
    })
  })

  it('keeps paths inside the folder', () => {
    const type = { kind: 'file' } as const
    expect(readCell('documents\\a.pdf', type, context)).toEqual({ value: 'documents/a.pdf' })
    for (const path of ['../a.pdf', '/etc/passwd', 'a/../../b', 'C:\\a.pdf'])
      expect(readCell(path, type, context)).toEqual({ fault: 'not_a_path' })
  })

  it('brings telephone numbers into one form', () => {
    const type = { kind: 'telephone' } as const
    expect(readCell('06 39 98 00 01', type, context)).toEqual({ value: '+33639980001' })
    expect(readCell('0612345678; DROP', type, context)).toEqual({ fault: 'not_a_telephone' })
  })

  // P-833
  it('takes no telephone number that the forms of the portal refuse', () => {
    const type = { kind: 'telephone' } as const
    for (const text of [
      '+33700000000',
      '07 00 00 00 00',
      '06 39 12 34 56',
      '+1 212 055 2368',
      '+999 12345678',
    ])
      expect(readCell(text, type, context), text).toEqual({ fault: 'not_a_telephone' })
    expect(readCell('00352 621 123 456', type, context)).toEqual({ value: '+352621123456' })
  })
})
