import { describe, expect, it } from 'vitest'
import { chartRows } from './chart-table.tsx'

const line = (id: string, points: Record<string, string>, marks: Record<string, string> = {}) => ({
  id,
  label: id,
  endLabel: '',
  points: Object.entries(points).map(([date, value]) => ({ date, value })),
  marks: Object.entries(marks).map(([date, text]) => ({ date, text })),
})

// P-258
describe('the table of a chart', () => {
  it('has each day once, newest first, with every series’ value or none', () => {
    const rows = chartRows([
      line('a', { '2024-01-01': '1', '2024-02-01': '2' }),
      line('b', { '2024-02-01': '3' }),
    ])
    expect(rows.map(({ date, values }) => [date, ...values])).toEqual([
      ['2024-02-01', '2', '3'],
      ['2024-01-01', '1', undefined],
    ])
  })

  it('says what happened on a day, also on one without a value', () => {
    const rows = chartRows([line('a', { '2024-01-01': '1' }, { '2024-01-15': 'Distribution' })])
    expect(rows[0]).toEqual({ date: '2024-01-15', values: [undefined], events: 'Distribution' })
  })
})
