import { describe, expect, it } from 'vitest'
import { readComponent, type SeedLocale } from '../../sandbox/content/seed/seed-file.ts'
import { readSeedLibrary, seedLocales } from '../../sandbox/content/seed/seed-library.ts'
import { projectPath } from '../../scripts/lib/project.ts'
import { costOfIlliquidity, effectOfFees } from '../../src/lib/calculators/calculators.ts'
import { call, distribute, value } from '../../src/lib/figures/ledger.testing.ts'
import { readLedger } from '../../src/lib/figures/ledger.ts'
import { type Figure, positionFigures } from '../../src/lib/figures/position-figures.ts'
import { createFormatter } from '../../src/lib/format/formatter.ts'

const library = readSeedLibrary(projectPath('sandbox/seed-content'))

type Guide = { readonly tables: readonly (readonly string[])[][]; readonly text: string }

/** The tables of a guide, by row and cell, and all its text with plain spaces. */
function guideOf(key: string, locale: SeedLocale): Guide {
  const parts = library.guides.find((guide) => guide.key === key)?.texts[locale]?.parts ?? []
  const tables = parts
    .flatMap((part) => (part.kind === 'component' && part.name === 'table' ? [part.yaml] : []))
    .map((yaml) => readComponent(yaml, locale).rows)
    .filter((rows): rows is string[][] => Array.isArray(rows))
  const text = parts.map((part) => (part.kind === 'text' ? part.markdown : part.yaml)).join('\n')
  return { tables, text: text.replaceAll(/\s/g, ' ') }
}

/** A number as a language writes it, with its sign and without its unit. */
function numberIn(text: string, locale: SeedLocale): number {
  const plain = locale === 'fr' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
  return Number(plain.replace('\u2212', '-').replaceAll(/[^\d.-]/g, ''))
}

/** The numbers of a table's cells, without those of its first column. */
const numbersOf = (rows: Guide['tables'][number], locale: SeedLocale): number[][] =>
  rows.map((row) => row.slice(1).map((cell) => numberIn(cell, locale)))

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const cents = (number: number) => Math.round(number * 100) / 100
const column = (rows: readonly number[][], index: number) => rows.map((row) => row[index] ?? Number.NaN)

/** The invented fund of two guides: calls at the start of a year, distributions and values at the end of one. */
function figuresAfter(year: 3 | 7 | 9) {
  const paid = (date: string, amount: string) => distribute(date, [amount, '0', '0'])
  const movements = [
    ...[call('2016-01-01', '4000'), call('2017-01-01', '3000'), call('2018-01-01', '2000')],
    ...[paid('2020-12-31', '1800'), paid('2022-12-31', '3600')],
    ...[paid('2023-12-31', '3000'), paid('2024-12-31', '4300')],
  ]
  const end = `${2015 + year}-12-31`
  const values = [value(end, { 3: '8500', 7: '7200', 9: '0' }[year])]
  const known = readLedger(
    { currency: 'EUR', movements: movements.filter(({ date }) => date <= end), values },
    null,
  )
  const figures = typeof known === 'string' ? null : positionFigures([known])
  if (figures === null) throw new Error('the fund has no figures')
  return figures
}

const shown = (figure: Figure): string => {
  if (!figure.isShown) throw new Error(`no figure: ${figure.reason}`)
  return figure.value
}

// P-825
describe.each(seedLocales)('the worked examples of the guides (%s)', (locale) => {
  const guide = (key: string) => guideOf(key, locale)
  const to = createFormatter(locale)

  it('follow one fund whose result is received + value − paid in, year by year', () => {
    const rows = numbersOf(guide('understanding-an-unlisted-fund').tables[1] ?? [], locale)
    expect(rows).toHaveLength(9)
    for (const [paid = 0, received = 0, worth = 0, result] of rows)
      expect(result).toBe(received + worth - paid)
    expect(column(rows, 1).at(-1)).toBe(Number(figuresAfter(9).received))
    expect(column(rows, 0).at(-1)).toBe(Number(figuresAfter(9).paidIn))
    expect(column(rows, 4).at(-1)).toBe(6700 - 9000)
  })

  it('give it the multiples and the rates that the pages of a holding would', () => {
    const { tables, text } = guide('reading-performance')
    for (const [index, year] of ([3, 7, 9] as const).entries()) {
      const { dpi, rvpi, tvpi } = figuresAfter(year)
      const expected = [dpi, rvpi, tvpi].map((figure) => to.multiple(shown(figure)))
      expect(tables[0]?.[index]?.slice(3)).toEqual(expected)
    }
    for (const year of [7, 9] as const) {
      const percent = cents(Number(shown(figuresAfter(year).rate)) * 100).toFixed(1)
      expect(text).toContain(locale === 'fr' ? `${percent.replace('.', ',')} %` : `${percent}%`)
    }
  })

  it('add up fees on three bases, and share a gain without losing any of it', () => {
    const [bases = [], waterfall = [], costs = []] = guide('fees-line-by-line').tables
    const fees = numbersOf(bases, locale)
    // The fourth row stands for two years.
    for (const index of [0, 1, 2])
      expect(sum(column(fees.slice(0, -1), index)) + (fees[3]?.[index] ?? 0)).toBe(fees.at(-1)?.[index])
    const [hurdle = [], catchUp = [], rest = [], investors = [], team = []] = numbersOf(waterfall, locale)
    for (const index of [0, 1]) {
      const [preferred = 0, caught = 0, left = 0] = [hurdle[index], catchUp[index], rest[index]]
      expect(preferred).toBe(cents(100 * 1.07 ** 6))
      expect(cents(preferred + caught + left)).toBe(180)
      expect(investors[index]).toBeCloseTo(preferred + 0.8 * left, 2)
      expect(team[index]).toBeCloseTo(caught + 0.2 * left, 2)
    }
    expect(team[1]).toBe(0.2 * 80)
    const euros = numbersOf(costs, locale)
    for (const index of [1, 2]) expect(sum(column(euros.slice(0, -1), index))).toBe(euros.at(-1)?.[index])
  })

  it('say what the calculators say for the same figures', () => {
    const fees = guide('fees-line-by-line').text
    const cost = effectOfFees('10000', { years: 8, rate: '6', entry: '5', yearly: '3' })
    const poor = effectOfFees('10000', { years: 8, rate: '3', entry: '5', yearly: '3' })
    const wait = costOfIlliquidity('10000', { years: 8, rate: '3', premium: '3' })
    const written = (amount: string) => (to.money(amount) ?? '').replaceAll(/\s/g, ' ')
    for (const amount of [cost.after, cost.before, cost.cost, poor.after])
      expect(fees).toContain(written(amount))
    for (const amount of Object.values(wait))
      expect(guide('liquidity-and-exit').text).toContain(written(amount))
  })

  it('pay a request in the parts that its cap allows', () => {
    const rows = numbersOf(guide('liquidity-and-exit').tables[2] ?? [], locale)
    let [assets, waiting, own] = [200, 25, 20_000]
    for (const row of rows) {
      const cap = assets * 0.05
      const paid = Math.min(cap, waiting)
      const mine = Math.round((own * paid) / waiting)
      expect(row).toEqual(
        [assets, cap, waiting, paid].map((amount) => Math.round(amount * 10) / 10).concat(mine),
      )
      assets -= paid
      waiting -= paid
      own -= mine
    }
    expect(own).toBe(0)
  })
})
