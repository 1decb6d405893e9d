import { addBusinessDays, isBusinessDay } from '../../src/lib/business-days.ts'
import { addDays, type PlainDate, plainDateOf } from '../../src/lib/plain-date.ts'
import type { LocalizedText } from '../database/schema/columns.ts'
import type { StoredNoticeLine } from '../database/schema/notices.ts'

/** A capital call or distribution of a fund, in amounts of one share with a commitment of 1,000. */
export type FundNotice = {
  readonly fund: number
  readonly kind: 'call' | 'distribution'
  readonly number: number
  readonly announcedOn: PlainDate
  readonly dueOn: PlainDate
  readonly purpose: LocalizedText
  readonly lines: readonly StoredNoticeLine[]
  readonly unfundedBefore: string
  /** Percentage of the amount that was paid so far. */
  readonly paidPercent: number
}

type Line = readonly [StoredNoticeLine['nature'], amount: string, scope?: 'outside']
type Drawn = {
  readonly dueOn: PlainDate
  /** Business days from the announcement to the due date: ten at least for a call. */
  readonly days: number
  readonly lines: readonly Line[]
  readonly unfunded: string
  readonly paid: number
  readonly purpose: readonly [fr: string, en: string]
}

/** The nth business day before a day. */
function businessDaysBefore(date: PlainDate, count: number): PlainDate {
  let day = date
  for (let left = count; left > 0; ) {
    day = addDays(day, -1)
    if (isBusinessDay(day)) left -= 1
  }
  return day
}

const noticesOf = (fund: number, kind: FundNotice['kind'], first: number, drawn: readonly Drawn[]) =>
  drawn.map(
    ({ days, dueOn, lines, paid, purpose: [fr, en], unfunded }, index): FundNotice => ({
      fund,
      kind,
      number: first + index,
      announcedOn: businessDaysBefore(dueOn, days),
      dueOn,
      purpose: { fr, en },
      lines: lines.map(([nature, amount, scope]) => ({ nature, amount, scope: scope ?? 'inside' })),
      unfundedBefore: unfunded,
      paidPercent: paid,
    }),
  )

const on = (year: number, month: number, day: number): PlainDate => plainDateOf({ year, month, day })
const endOf2024 = on(2024, 12, 31)
const midOf2025 = on(2025, 6, 30)
const endOf2025 = on(2025, 12, 31)

const sale = (fr: string, en: string) =>
  [`Produit de la cession de ${fr}, net des frais.`, `Proceeds of the sale of ${en}, net of costs.`] as const
const income = [
  'Revenus des parcs en exploitation, distribués une fois par an.',
  'Income of the plants in operation, distributed once a year.',
] as const

// biome-ignore format: a table is read by lines
/** Past distributions agree with the series of their shares, to the cent. */
const past: readonly FundNotice[] = [
  ...noticesOf(2, 'distribution', 7, [
    { dueOn: midOf2025, days: 6, unfunded: '0.00', paid: 100, lines: [['return_of_capital', '200.00'], ['capital_gain', '164.92']], purpose: sale('deux participations industrielles', 'two industrial holdings') },
    { dueOn: endOf2025, days: 7, unfunded: '0.00', paid: 100, lines: [['return_of_capital', '100.00'], ['recallable_capital', '20.00'], ['capital_gain', '88.68']], purpose: sale('une participation de services', 'a services holding') },
  ]),
  ...noticesOf(13, 'distribution', 9, [
    { dueOn: endOf2024, days: 6, unfunded: '0.00', paid: 100, lines: [['return_of_capital', '150.00'], ['capital_gain', '79.26']], purpose: sale('trois parcs éoliens', 'three wind farms') },
    { dueOn: midOf2025, days: 6, unfunded: '0.00', paid: 100, lines: [['return_of_capital', '80.00'], ['capital_gain', '30.58']], purpose: sale('un parc solaire', 'a solar plant') },
    { dueOn: endOf2025, days: 6, unfunded: '0.00', paid: 100, lines: [['income', '40.84']], purpose: income },
  ]),
  ...noticesOf(14, 'distribution', 3, [
    { dueOn: endOf2024, days: 6, unfunded: '150.00', paid: 100, lines: [['income', '35.95']], purpose: income },
    { dueOn: endOf2025, days: 6, unfunded: '150.00', paid: 100, lines: [['income', '30.00'], ['capital_gain', '8.52']], purpose: income },
  ]),
  ...noticesOf(26, 'call', 5, [
    { dueOn: on(2024, 5, 31), days: 12, unfunded: '250.00', paid: 100, lines: [['investments', '85.00'], ['management_fees', '15.00']], purpose: ['Acquisition d’un portefeuille de parts de fonds européens.', 'Acquisition of a portfolio of European fund interests.'] },
  ]),
  ...noticesOf(26, 'distribution', 1, [
    { dueOn: endOf2024, days: 6, unfunded: '150.00', paid: 100, lines: [['return_of_capital', '120.00'], ['capital_gain', '35.67']], purpose: sale('parts de deux fonds', 'interests in two funds') },
    { dueOn: endOf2025, days: 6, unfunded: '150.00', paid: 100, lines: [['return_of_capital', '60.00'], ['recallable_capital', '25.00'], ['capital_gain', '22.80']], purpose: sale('parts de trois fonds', 'interests in three funds') },
  ]),
]

/** The nearest business day on or after a day. */
const nextBusinessDay = (date: PlainDate): PlainDate => addBusinessDays(addDays(date, -1), 1)

/**
 * Plans the notices of professional funds as of a day: two years of paid ones, and pending ones, namely a late call, a
 * call partly paid before its due date, a due call, and a distribution of this week.
 */
export function planNotices(today: PlainDate): readonly FundNotice[] {
  // biome-ignore format: a table is read by lines
  return [
    ...past,
    ...noticesOf(2, 'distribution', 9, [
      { dueOn: nextBusinessDay(addDays(today, 2)), days: 6, unfunded: '20.00', paid: 0, lines: [['capital_gain', '40.00'], ['income', '7.40'], ['equalisation', '5.00', 'outside']], purpose: sale('la dernière participation de distribution', 'the last retail holding') },
    ]),
    ...noticesOf(14, 'call', 6, [
      { dueOn: businessDaysBefore(today, 4), days: 12, unfunded: '150.00', paid: 0, lines: [['investments', '42.00'], ['management_fees', '8.00']], purpose: ['Construction d’un parc éolien en mer et frais de gestion du semestre.', 'Construction of an offshore wind farm and management fees of the half-year.'] },
      { dueOn: addBusinessDays(today, 9), days: 14, unfunded: '100.00', paid: 40, lines: [['investments', '34.00'], ['fund_expenses', '6.00'], ['management_fees', '1.50', 'outside']], purpose: ['Achat de batteries de stockage pour deux parcs solaires.', 'Purchase of storage batteries for two solar plants.'] },
    ]),
    ...noticesOf(26, 'call', 6, [
      { dueOn: addBusinessDays(today, 3), days: 11, unfunded: '175.00', paid: 0, lines: [['investments', '60.00'], ['management_fees', '15.00'], ['equalisation', '2.25', 'outside']], purpose: ['Engagement dans un portefeuille secondaire nordique.', 'Commitment to a Nordic secondary portfolio.'] },
    ]),
  ]
}
