import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, toCsv } from './csv.ts'

/** Reads RFC 4180 back, so that what is written can be compared with what was meant. */
function readCsv(text: string): string[][] {
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
    if (!isQuoted && character === ',') {
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

describe('a CSV file', () => {
  it('comes back cell by cell, whatever the texts hold', () => {
    const plain = fc.string().filter((text) => !/^[=+\-@\t\r]/.test(text))
    const table = fc.array(fc.array(plain, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(table, (rows) => {
        expect(readCsv(toCsv(rows).slice(1))).toEqual(rows)
      }),
    )
  })

  it.each(['=1+1', '+33', '-x', '@SUM(A1)', '\tcmd', '\r=1'])('never lets %j run as a formula', (text) => {
    expect(csvCell(text)).toMatch(/^"?'/)
  })

  it('leaves exact numbers as they are, also negative ones', () => {
    expect(['-12.5', '0', '1234.567890'].map(csvCell)).toEqual(['-12.5', '0', '1234.567890'])
  })

  it('starts with a byte order mark and ends each row with CRLF', () => {
    expect(
      toCsv([
        ['a', 'é'],
        ['1', '2'],
      ]),
    ).toBe('\uFEFFa,é\r\n1,2\r\n')
  })
})
