import readWorkbook from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { wireSummary } from '../fund-samples.ts'
import { catalogueFile } from './fund-catalogue-files.ts'

const publicUrl = 'https://portal.example'
const funds = [
  wireSummary(),
  wireSummary({ id: 'fnd-2', slug: null, slugs: null, name: '=2+3', riskIndicator: null, latestValue: null }),
]

// P-358
describe('the whole catalogue as a file', () => {
  it('is a CSV table that spreadsheets of the language read, without formulas', async () => {
    const response = await catalogueFile('csv', funds, { locale: 'fr', publicUrl })
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="fonds.csv"')
    const [heading, first, second] = (await response.text()).split('\r\n')
    expect(heading).toMatch(/^\uFEFF?Fonds;État;Stratégie;/)
    expect(first).toMatch(
      /^Avenir;Souscription ouverte;Capital-développement;.*;6;8;1000,00;120000000,00;EUR;8;/,
    )
    expect(first).toMatch(/;2021-01-01;121,00;Part A;2024-01-01;https:\/\/portal\.example\/fonds\/avenir$/)
    expect(second).toMatch(/^"?'=2\+3"?;.*;;;;$/)
  })

  it('is a workbook with numbers and days as such, and the warnings on a sheet of their own', async () => {
    const response = await catalogueFile('xlsx', funds, { locale: 'en', publicUrl })
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="funds.xlsx"')
    const [sheet, warnings] = await readWorkbook(Buffer.from(await response.arrayBuffer()))
    const [heading = [], first = [], second = []] = sheet?.data ?? []
    const cell = (row: readonly unknown[], name: string) => row[heading.indexOf(name)]
    expect(cell(first, 'Minimum investment')).toBe(1000)
    expect(cell(first, 'Launch date')).toEqual(new Date('2021-01-01T00:00:00Z'))
    expect(cell(first, 'Fund page')).toBe('https://portal.example/en/funds/avenir')
    expect([cell(second, 'Fund'), cell(second, 'Net asset value')]).toEqual(['=2+3', null])
    expect(JSON.stringify(warnings?.data)).toContain('Past performance does not predict future returns.')
  })
})
