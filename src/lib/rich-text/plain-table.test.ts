import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainTable } from './plain-table.ts'

describe('a table of plain cells', () => {
  it.each([
    [['12,5 %', '-3 %', '—'], 'end'],
    [['1 200 €', '€1,200', ''], 'end'],
    [['≤ 10', '1.41x'], 'end'],
    [['€10.0m', '−€9.5m', '12,5 M€', '€1.2bn'], 'end'],
    [['2 ans', '5 ans'], null],
    [['Article 8', 'Article 9'], null],
    [['—', ''], null],
  ])('of the cells %j sets them to %s', (cells, alignment) => {
    const rows = cells.map((cell) => [cell])
    expect(plainTable(['Column'], rows).alignments).toEqual([alignment])
  })

  it('is a rectangle, whatever rows the editor wrote', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.array(fc.string())), (columns, rows) => {
        const table = plainTable(columns, rows)
        expect(table.rows.every((row) => row.length === columns.length)).toBe(true)
      }),
    )
  })
})
