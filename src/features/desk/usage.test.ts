import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestUsageDays, type Usage } from '~/contract/product-api/desk-usage.schema.ts'
import { toCsv } from '~/lib/csv.ts'
import { addDays, daysBetween, plainDateOf } from '~/lib/plain-date.ts'
import { sumCounts, toUsage, usagePeriod, usageRows } from './usage.ts'

const today = plainDateOf({ year: 2026, month: 11, day: 27 })
const threshold = 5

const headings = {
  columns: ['Jour', 'Mesure', 'Type', 'Nombre'],
  measures: {
    sign_ins: 'Connexions',
    documents: 'Documents',
    registrations: 'Inscriptions',
    questions: 'Questions',
  },
} as const

/** True counts of consecutive days up to today, as the product API tells them. */
const published = (counts: readonly number[]) =>
  counts
    .map((count, index) => ({
      date: addDays(today, index + 1 - counts.length),
      count: count < threshold ? null : count,
      isEmpty: count === 0,
    }))
    .filter(({ isEmpty }) => !isEmpty)
    .map(({ count, date }) => ({ date, count }))

const usageOf = (counts: readonly number[]): Usage => ({
  threshold,
  measures: [
    {
      code: 'documents',
      kinds: [
        { code: 'brochure', label: 'Brochure', days: published(counts) },
        { code: 'tax-note', label: 'Note fiscale', days: [] },
      ],
    },
  ],
})

const someCounts = fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 120 })

// P-681
describe('sums of published counts', () => {
  it('a sum is no more than the truth, and as much as the published counts prove', () => {
    fc.assert(
      fc.property(someCounts, (counts) => {
        const truth = counts.reduce((sum, count) => sum + count, 0)
        const { hidden, told } = sumCounts(published(counts).map(({ count }) => count))
        expect(told + hidden).toBeLessThanOrEqual(truth)
        expect(told + hidden * (threshold - 1)).toBeGreaterThanOrEqual(truth)
      }),
    )
  })

  it('sums of days and of weeks are the same whatever small counts they hide', () => {
    fc.assert(
      fc.property(
        someCounts,
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 120, maxLength: 120 }),
        (counts, other) => {
          const replaced = counts.map((count, index) =>
            count > 0 && count < threshold ? (other[index] ?? count) : count,
          )
          const period = { from: addDays(today, 1 - counts.length), to: today }
          expect(toUsage(usageOf(replaced), period)).toEqual(toUsage(usageOf(counts), period))
          expect(usageRows(usageOf(replaced), period, headings)).toEqual(
            usageRows(usageOf(counts), period, headings),
          )
        },
      ),
    )
  })

  it('the rows of days or weeks add up to the total, and are days for a month at most', () => {
    fc.assert(
      fc.property(someCounts, (counts) => {
        const view = toUsage(usageOf(counts), { from: addDays(today, 1 - counts.length), to: today })
        expect(view.spans).toBe(counts.length <= 31 ? 'day' : 'week')
        const [measure] = view.measures
        const parts = measure?.spans.flatMap(({ kinds }) => kinds.map(({ count }) => count)) ?? []
        const total = measure?.kinds[0]?.total ?? { told: 0, hidden: 0 }
        expect(parts.reduce((sum, { told }) => sum + told, 0)).toBe(total.told)
        expect(parts.reduce((sum, { hidden }) => sum + hidden, 0)).toBe(total.hidden)
        expect(measure?.kinds.map(({ code }) => code)).not.toContain('tax-note')
      }),
    )
  })
})

// P-680
describe('the period of an address', () => {
  it('is in order, not ahead, and a year at most, whatever the address says', () => {
    const someDay = fc.option(
      fc.integer({ min: -2000, max: 2000 }).map((days) => addDays(today, days)),
      {
        nil: undefined,
      },
    )
    fc.assert(
      fc.property(someDay, someDay, (from, to) => {
        const period = usagePeriod({ from, to }, today)
        const length = daysBetween(period.from, period.to) + 1
        expect(length).toBeGreaterThanOrEqual(1)
        expect(length).toBeLessThanOrEqual(longestUsageDays)
        expect(daysBetween(period.to, today)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is the last 30 days without one', () => {
    expect(usagePeriod({}, today)).toEqual({ from: '2026-10-29', to: today })
  })
})

// P-682
describe('the file', () => {
  const period = { from: addDays(today, -2), to: today }
  const rows = usageRows(usageOf([7, 0, 3]), period, headings)

  it('has each day for each kind, 0 where nothing happened', () => {
    expect(rows).toEqual([
      ['Jour', 'Mesure', 'Type', 'Nombre'],
      ['2026-11-25', 'Documents', 'Brochure', { number: '7' }],
      ['2026-11-26', 'Documents', 'Brochure', { number: '0' }],
      ['2026-11-27', 'Documents', 'Brochure', '<5'],
      ['2026-11-25', 'Documents', 'Note fiscale', { number: '0' }],
      ['2026-11-26', 'Documents', 'Note fiscale', { number: '0' }],
      ['2026-11-27', 'Documents', 'Note fiscale', { number: '0' }],
    ])
  })

  it('is written for the spreadsheets of its language', () => {
    expect(
      toCsv(rows, 'fr').startsWith('\uFEFFJour;Mesure;Type;Nombre\r\n2026-11-25;Documents;Brochure;7\r\n'),
    ).toBe(true)
    expect(toCsv(rows, 'en')).toContain('2026-11-27,Documents,Brochure,<5\r\n')
  })
})
