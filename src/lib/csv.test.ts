import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, toCsv } from './csv.ts'

/** Parses RFC 4180, to compare the written file with its input. */
function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? ''
    if (isQuoted && character === '"' && text[index + 1] === '"') index += 1
    else if (character === '"') {
      isQuoted = !isQuoted
      continue
    }
    if (!isQuoted && character === separator) {
      rows.at(-1)?.push(cell)
      cell = ''
    } else if (!isQuoted && character === '\r' && text[index + 1] === '\n') {
      rows.at(-1)?.push(cell)
      rows.push([])
      cell = ''
      index += 1
    } else cell += character
  }
  return rows.slice(0, -1)
}

const isFormula = (text: string) =>
  /^\s*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text)
const odd = fc.string({
  unit: fc.constantFrom('a', '1', '.', ' ', ';', ',', '"', '\t', '\r', '\n', '=', '+', '-', '@', '＝', '＠'),
})
const table = fc.array(fc.array(fc.oneof(odd, fc.string()), { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 5,
})

describe('a CSV file', () => {
  it('comes back cell by cell, whatever the texts hold', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const meant = rows.map((row) => row.map((cell) => (isFormula(cell) ? `'${cell}` : cell)))
        expect(readCsv(toCsv(rows, 'fr').slice(1), ';')).toEqual(meant)
        expect(readCsv(toCsv(rows, 'en').slice(1), ',')).toEqual(meant)
      }),
    )
  })

  it('has no cell that begins a formula', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const cells = [
          ...readCsv(toCsv(rows, 'fr').slice(1), ';').flat(),
          ...readCsv(toCsv(rows, 'en').slice(1), ',').flat(),
        ]
        expect(cells.filter(isFormula)).toEqual([])
      }),
    )
  })

  it.each(['a;b', 'a,b', 'a"b', 'a\tb', 'a\rb', 'a\nb', '=1', '+1', '-1', '@a', ' =1', '＝1', '＠a'])(
    'quotes %j in both languages',
    (text) => {
      const cell = csvCell(text, 'fr')
      expect(csvCell(text, 'en')).toBe(cell)
      expect([cell.at(0), cell.at(-1), cell.length > 2]).toEqual(['"', '"', true])
    },
  )

  // P-806: spreadsheets for Japanese and Chinese read the wide forms as the same signs.
  const wide = ['＝1+1', '＋33', '－x', '＠SUM(A1)', '﹦1', '﹢1', '﹣x', '﹫A1', ' ＝1', '\u3000＝1']
  it.each(['=1+1', '+33', '-x', '@SUM(A1)', '\tcmd', '\r=1', ...wide])(
    'never lets %j run as a formula',
    (text) => {
      expect(csvCell(text, 'fr')).toMatch(/^"?'/)
    },
  )

  it('leaves text that looks like a number as it is', () => {
    expect(['-12.5', '0', '1234.567890'].map((text) => csvCell(text, 'fr'))).toEqual([
      '"-12.5"',
      '0',
      '1234.567890',
    ])
  })

  it('writes numbers with the decimal mark of the language, without quotes', () => {
    const numbers = ['-12.5', '0', '1234.567890'].map((number) => ({ number }))
    expect(numbers.map((cell) => csvCell(cell, 'fr'))).toEqual(['-12,5', '0', '1234,567890'])
    expect(numbers.map((cell) => csvCell(cell, 'en'))).toEqual(['-12.5', '0', '1234.567890'])
  })

  it('writes what is given as a number and is none as text', () => {
    expect(['', '=1+1', '1,5'].map((number) => csvCell({ number }, 'fr'))).toEqual(['', `"'=1+1"`, '"1,5"'])
  })

  it('starts with a byte order mark and ends each row with CRLF', () => {
    const rows = [
      ['a', 'é'],
      ['1', '2'],
    ]
    expect(toCsv(rows, 'en')).toBe('\uFEFFa,é\r\n1,2\r\n')
    expect(toCsv(rows, 'fr')).toBe('\uFEFFa;é\r\n1;2\r\n')
  })
})
