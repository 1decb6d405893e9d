import readXlsxFile from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { toXlsx } from './xlsx.ts'

// P-406
it('writes texts, days and numbers that a reader of workbooks gives back as such', async () => {
  const bytes = await toXlsx([
    {
      name: 'Compte/2026',
      headings: ['Du', 'Valeur'],
      rows: [
        [
          { type: 'date', date: '2024-02-29' },
          { type: 'number', number: '-1234567890123.45' },
        ],
        [
          { type: 'text', text: '=1+1 & <b>' },
          { type: 'number', number: '0' },
        ],
      ],
    },
  ])
  const [sheet] = await readXlsxFile(Buffer.from(bytes))
  expect(sheet).toEqual({
    sheet: 'Compte 2026',
    data: [
      ['Du', 'Valeur'],
      [new Date('2024-02-29T00:00:00Z'), -1234567890123.45],
      ['=1+1 & <b>', 0],
    ],
  })
})
