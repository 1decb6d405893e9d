import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'
import { csvText } from './write-csv.ts'

const languages = ['fr', 'en'] as const

function readBack(text: string): readonly (readonly string[])[] {
  const table = readCsv('sheet.csv', Buffer.from(text))
  if (!('rows' in table)) throw new Error(table.code)
  return table.rows.map(({ cells }) => cells)
}

/** The second cell of a written row, as a spreadsheet takes it. */
function writtenCell(text: string, language: 'fr' | 'en'): string {
  const [row = ''] = csvText([['a', text]], language)
    .slice(1)
    .split('\r\n', 1)
  const cell = row.slice(2)
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
}

// P-806
it.each(['=1+1', '+33639980110', '-x', '@SUM(A1)', '＝1+1', '＋1', '－x', '＠A1', '\u3000＝1'])(
  'writes no cell that a spreadsheet runs: %j',
  (text) => {
    for (const language of languages) {
      expect(writtenCell(text, language)).toBe(`'${text}`)
      expect(csvText([[text]], language)).toMatch(/^\ufeff"'/)
      expect(readBack(csvText([['a', text]], language))).toEqual([['a', text]])
    }
  },
)

it.each(['-12.50', '-4,700.00', '-4\u202f700,00', '2026-01-31', "l'or", "'x"])(
  'leaves %j as it is',
  (text) => {
    for (const language of languages) expect(writtenCell(text, language)).toBe(text)
  },
)

it('reads back whatever it has written', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', '1', "'", '=', '+', '-', '@', '＝', '"', ';', ',', '|', '\n', ' ') })
    .map((text) => text.trim())
  fc.assert(
    fc.property(
      fc.array(cell, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...languages),
      (cells, language) => {
        // A first row without separators inside of quotes tells the reader which one the file has.
        const rows = [
          ['a', 'b', 'c'],
          ['x', ...cells],
        ]
        expect(readBack(csvText(rows, language))).toEqual(rows)
      },
    ),
  )
})
