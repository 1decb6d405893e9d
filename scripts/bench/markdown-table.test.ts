import { expect, it } from 'vitest'
import { markdownTable } from './markdown-table.ts'

it('writes a table whose columns are aligned', () => {
  expect(
    markdownTable(
      ['a', 'long title'],
      [
        ['value', '1'],
        ['x', ''],
      ],
    ),
  ).toBe(
    [
      '| a     | long title |',
      '| ----- | ---------- |',
      '| value | 1          |',
      '| x     |            |',
    ].join('\n'),
  )
})
