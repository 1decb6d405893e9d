import { expect, it } from 'vitest'
import { alignColumns } from './announcement.ts'

it('aligns columns by their longest cell, without trailing spaces', () => {
  expect(
    alignColumns([
      ['a', 'bb', 'ccc'],
      ['aaaa', 'b', ''],
    ]),
  ).toEqual(['a      bb   ccc', 'aaaa   b'])
  expect(alignColumns([])).toEqual([])
})
