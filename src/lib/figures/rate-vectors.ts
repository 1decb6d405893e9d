import type { NoRate } from './internal-rate.ts'

/** Dated flows and their rate, rounded to ten decimals, or the reason why there is none. */
export type RateVector = {
  readonly name: string
  /** Source of the expected rate. */
  readonly source: string
  readonly flows: readonly (readonly [date: string, amount: string])[]
  readonly rate: string | NoRate
}

const bisection = 'Bisection in Python’s decimal with 60 digits'

// biome-ignore format: a table is read by lines
/** Vectors of the internal rate of return. */
export const rateVectors: readonly RateVector[] = [
  { name: 'the documented example of XIRR', source: 'Microsoft, support page of XIRR (0.373362535); digits by bisection', flows: [['2008-01-01', '-10000'], ['2008-03-01', '2750'], ['2008-10-30', '4250'], ['2009-02-15', '3250'], ['2009-04-01', '2750']], rate: '0.3733625335' },
  { name: 'one year of 365 days', source: '1100 / 1000 - 1', flows: [['2021-01-01', '-1000'], ['2022-01-01', '1100']], rate: '0.1' },
  { name: 'a year of 366 days', source: '1.1 ^ (365 / 366) - 1', flows: [['2020-01-01', '-1000'], ['2021-01-01', '1100']], rate: '0.0997135859' },
  { name: 'two years', source: '1.21 ^ (1 / 2) - 1', flows: [['2021-01-01', '-1000'], ['2023-01-01', '1210']], rate: '0.1' },
  { name: 'ten years, doubled', source: '2 ^ (365 / 3652) - 1', flows: [['2014-01-01', '-1000'], ['2024-01-01', '2000']], rate: '0.0717327789' },
  { name: 'half lost in a year', source: '500 / 1000 - 1', flows: [['2021-01-01', '-1000'], ['2022-01-01', '500']], rate: '-0.5' },
  { name: 'half lost in ten years', source: '0.5 ^ (365 / 3652) - 1', flows: [['2014-01-01', '-1000'], ['2024-01-01', '500']], rate: '-0.06693159' },
  { name: 'nothing gained, nothing lost', source: '1000 / 1000 - 1', flows: [['2021-01-01', '-1000'], ['2023-06-30', '1000']], rate: '0' },
  { name: 'a thousandth', source: '1001 / 1000 - 1', flows: [['2021-01-01', '-1000'], ['2022-01-01', '1001']], rate: '0.001' },
  { name: 'a fund with three calls and three distributions', source: bisection, flows: [['2015-03-31', '-250'], ['2015-12-31', '-200'], ['2016-09-30', '-200'], ['2018-06-30', '300'], ['2019-06-30', '250'], ['2020-12-31', '400']], rate: '0.1039469294' },
  { name: 'a distribution called again: three changes of sign, one rate', source: bisection, flows: [['2020-01-01', '-400'], ['2021-01-01', '200'], ['2021-07-01', '-200'], ['2023-12-31', '600']], rate: '0.1132115289' },
  { name: 'five changes of sign with a gain, one rate', source: bisection, flows: [['2020-01-01', '-100'], ['2021-01-01', '60'], ['2021-07-01', '-20'], ['2022-01-01', '90'], ['2022-07-01', '-10'], ['2023-01-01', '50']], rate: '0.324131803' },
  { name: 'three changes of sign with a loss, one rate', source: bisection, flows: [['2020-01-01', '-100'], ['2021-01-01', '60'], ['2021-07-01', '-80'], ['2022-01-01', '50'], ['2023-01-01', '20']], rate: '-0.2718191214' },
  { name: 'amounts of 15 digits', source: bisection, flows: [['2020-06-30', '-123456789012345.67'], ['2023-06-30', '150000000000000.00']], rate: '0.0670679945' },
  { name: 'flows of a day together', source: '(1000 + 100) / 1000 - 1', flows: [['2021-01-01', '-600'], ['2021-01-01', '-400'], ['2022-01-01', '100'], ['2022-01-01', '1000']], rate: '0.1' },
  { name: 'flows out of order', source: 'As in order: 1.21 ^ (1 / 2) - 1', flows: [['2023-01-01', '1210'], ['2021-01-01', '-1000']], rate: '0.1' },
  { name: 'payments alone', source: 'No rate makes a sum of payments nothing', flows: [['2021-01-01', '-1000'], ['2022-01-01', '-500']], rate: 'no_sign_change' },
  { name: 'receipts alone', source: 'No rate makes a sum of receipts nothing', flows: [['2021-01-01', '1000']], rate: 'no_sign_change' },
  { name: 'no flow', source: 'Every rate solves an empty sum', flows: [], rate: 'no_sign_change' },
  { name: 'flows that cancel on their day', source: 'Every rate solves an empty sum', flows: [['2021-01-01', '-1000'], ['2021-01-01', '1000']], rate: 'no_sign_change' },
  { name: 'two rates, 10 % and 40 %', source: '1000 u² - 2500 u + 1540 = 0, u = 1.1 or 1.4', flows: [['2021-01-01', '-1000'], ['2022-01-01', '2500'], ['2023-01-01', '-1540']], rate: 'several_roots' },
  { name: 'two changes of sign and no rate', source: '1000 u² - 1000 u + 1000 = 0 has no real root', flows: [['2021-01-01', '1000'], ['2022-01-01', '-1000'], ['2023-01-01', '1000']], rate: 'out_of_range' },
  { name: 'a hundredfold in a year', source: '100 - 1 = 9,900 %, above the range', flows: [['2021-01-01', '-1'], ['2022-01-01', '100']], rate: 'out_of_range' },
  { name: 'all but a millionth lost', source: '10^-6 - 1, below the range', flows: [['2021-01-01', '-1000000'], ['2022-01-01', '1']], rate: 'out_of_range' },
]
