import { describe, expect, it } from 'vitest'
import { sampleFund, sampleShare } from '../detail/fund-detail.testing.ts'
import { readShareFileRequest, shareFileResponse } from './share-performance-files.ts'

const asked = (query = '', share = 'shr-1-a') =>
  readShareFileRequest(`https://portal.example/api/funds/capital-un/shares/${share}/x${query}`, share)

const textOf = async (kind: 'csv' | 'svg', query = '', fund = sampleFund) =>
  (await shareFileResponse(kind, fund, asked(query)))?.text() ?? ''

// P-079
describe('the values of a share as CSV', () => {
  it('have ISO dates, and exact decimals as spreadsheets of the language read them', async () => {
    const rows = (await textOf('csv', '?locale=fr')).trim().split('\r\n')
    expect(rows[0]).toMatch(/^fonds;part;isin;devise;date;/)
    expect(rows.at(-1)).toBe('Capital Un;Part A;FR0012060051;EUR;2024-12-31;110;;100;10;16;126;126')
  })

  it('carry decimal commas in French and points in English', async () => {
    const share = { ...sampleShare, distributions: [{ date: '2023-03-01', amount: '2.5' }] }
    const fund = { ...sampleFund, shares: [share] }
    expect(await textOf('csv', '?locale=fr', fund)).toContain('2023-03-01;;;100;2,5;2,5;;\r\n')
    expect(await textOf('csv', '?locale=en', fund)).toContain('2023-03-01,,,100,2.5,2.5,,\r\n')
  })

  it('carry the words of the language asked for', async () => {
    expect(await textOf('csv', '?locale=en')).toContain(
      'fund,share,isin,currency,date,net_asset_value,capital_called,paid_in,distribution,distributed,',
    )
  })

  it('cannot run a formula in a spreadsheet', async () => {
    expect(await textOf('csv', '', { ...sampleFund, name: '=HYPERLINK("x")' })).toContain(
      `"'=HYPERLINK(""x"")"`,
    )
  })

  it('give a distribution between two valuations a row of its own', async () => {
    const share = { ...sampleShare, distributions: [{ date: '2023-03-01', amount: '2' }] }
    const text = await textOf('csv', '', { ...sampleFund, shares: [share] })
    expect(text).toContain('2023-03-01;;;100;2;2;;\r\n')
  })
})

describe('the chart of a share as SVG', () => {
  // P-086
  it('keeps its title, the warning, source and period when it leaves the page', async () => {
    const picture = await textOf('svg', '?locale=en')
    for (const words of [
      'Capital Un, Part A',
      'Past performance does not predict future returns.',
      '31\u00a0December\u00a02021 to 31\u00a0December\u00a02024',
    ])
      expect(picture).toContain(words)
  })

  // P-776
  it('has the fonts and the logo of the house in itself, and asks for nothing elsewhere', async () => {
    const picture = await textOf('svg', '?locale=en')
    expect(
      picture.match(/@font-face\{font-family:Chart (Sans|Serif);[^}]*url\(data:font\/woff2;base64,/g),
    ).toHaveLength(2)
    expect(picture).toContain('Orvanne<tspan')
    expect(picture).toContain('M15 3.05a13 13 0 0 0 0 25.9z')
    expect(picture.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\(\s*[^d]/)
  })

  // P-828
  it('is drawn alike at every size, and says what its marks are', async () => {
    const paying = (distributions: typeof sampleShare.distributions) =>
      textOf('svg', '?locale=en', { ...sampleFund, shares: [{ ...sampleShare, distributions }] })
    const picture = await paying([{ date: '2023-03-01', amount: '2.5' }])
    expect(picture).toContain('text-rendering="geometricPrecision"')
    expect(picture).not.toContain('non-scaling-stroke')
    expect(picture).toContain('viewBox="0 0 976 352"')
    expect(picture).toContain('Total value, base\u00a0100 · Net asset value plus the distributions paid')
    expect(picture).toContain('One distribution, marked at the foot of the chart.')
    expect((await paying([])).includes('at the foot')).toBe(false)
  })

  it('escapes what the fund is called', async () => {
    expect(await textOf('svg', '', { ...sampleFund, name: '<script>' })).not.toContain('<script>')
  })

  it('draws the period that is asked for', async () => {
    expect(await textOf('svg', '?locale=en&period=1y')).toContain(
      '31\u00a0December\u00a02023 to 31\u00a0December\u00a02024',
    )
  })
})

describe('a file about a share that may not be shown', () => {
  it.each(['csv', 'svg'] as const)(
    'does not exist for a private, an unknown or a young share: %s',
    async (kind) => {
      const young = { ...sampleShare, liquidationValues: sampleShare.liquidationValues.slice(0, 2) }
      expect(await shareFileResponse(kind, sampleFund, asked('', 'shr-1-b'))).toBeUndefined()
      expect(await shareFileResponse(kind, sampleFund, asked('', 'unknown'))).toBeUndefined()
      expect(await shareFileResponse(kind, { ...sampleFund, shares: [young] }, asked())).toBeUndefined()
    },
  )
})
