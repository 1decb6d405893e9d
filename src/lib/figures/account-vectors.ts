import type { AccountLine, AccountPeriod, CommitmentState } from './capital-account.ts'
import {
  call,
  commit,
  distribute,
  fee,
  knownOn,
  ledger,
  pay,
  redeem,
  transferIn,
  transferOut,
  value,
} from './ledger.testing.ts'
import type { Ledger, LedgerFault } from './ledger.ts'

/** Ledger and its capital account, computed by hand: opening value, movements, change and closing value. */
export type AccountVector = {
  readonly name: string
  /** Hand calculation of what is expected. */
  readonly source: string
  readonly ledger: Ledger
  readonly asOf?: string
  readonly period: AccountPeriod
  readonly lines: readonly Partial<Record<keyof AccountLine, string | null>>[] | LedgerFault
}

const closed = [call('2018-01-15', '600'), distribute('2020-06-30', ['20', '180', '500'])]
const restated = [value('2022-12-31', '1050', '2023-02-15'), value('2022-12-31', '1010', '2023-06-01')]

// biome-ignore format: a table is read by lines
/** Capital accounts. Unnamed amounts are not checked by the vector but by the sum of each line. */
export const accountVectors: readonly AccountVector[] = [
  { name: 'paid once, valued at the end of the quarter', source: '1020 - (0 + 1000) = 20', ledger: ledger([pay('2022-01-10', '1000')], [value('2022-03-31', '1020')]), period: 'whole', lines: [{ from: '2022-01-10', to: '2022-03-31', opening: '0', payments: '1000', change: '20', closing: '1020', basis: 'valued' }] },
  { name: 'a distribution by nature', source: '10 + 25.5 + 64.5 = 100; 930 + 100 - 1000 = 30', ledger: ledger([pay('2022-01-10', '1000'), distribute('2022-12-15', ['10', '25.5', '64.5'])], [value('2022-12-31', '930')]), period: 'whole', lines: [{ payments: '1000', distributions: '100', income: '10', gain: '25.5', capital: '64.5', unspecified: '0', change: '30', closing: '930' }] },
  { name: 'a distribution without natures', source: '930 + 100 - 1000 = 30; without natures all is unspecified', ledger: ledger([pay('2022-01-10', '1000'), { ...distribute('2022-12-15', ['0', '0', '100']), natures: null }], [value('2022-12-31', '930')]), period: 'whole', lines: [{ distributions: '100', income: '0', gain: '0', capital: '0', unspecified: '100', change: '30' }] },
  { name: 'fees lower the value and are no payment', source: '1010 + 50 - 1050 = 10', ledger: ledger([pay('2022-01-10', '1050'), fee('2022-01-10', '50')], [value('2022-06-30', '1010')]), period: 'whole', lines: [{ payments: '1050', fees: '50', change: '10', closing: '1010' }] },
  { name: 'quarters of a half-yearly value: the first at cost', source: 'First 0 + 1000 at cost; then 1020 - 1000 = 20', ledger: ledger([pay('2022-01-10', '1000')], [value('2022-06-30', '1020')]), period: 'quarter', lines: [{ to: '2022-03-31', opening: '0', change: '0', closing: '1000', basis: 'cost', valuedOn: null }, { from: '2022-04-01', opening: '1000', change: '20', closing: '1020', basis: 'valued' }] },
  { name: 'a quarter without value: carried with its movements', source: '1020 - 100 = 920 carried; then 950 - 920 = 30', ledger: ledger([pay('2022-01-10', '1000'), distribute('2022-08-01', ['0', '0', '100'])], [value('2022-06-30', '1020'), value('2022-12-31', '950')]), period: 'quarter', lines: [{ closing: '1000', basis: 'cost' }, { closing: '1020', basis: 'valued' }, { opening: '1020', distributions: '100', change: '0', closing: '920', basis: 'carried', valuedOn: '2022-06-30' }, { opening: '920', change: '30', closing: '950', basis: 'valued' }] },
  { name: 'years, the first and the last in part', source: '290 - 300 = -10; 560 - 290 - 200 = 70; 600 - 560 = 40', ledger: ledger([call('2020-11-02', '300'), call('2021-05-03', '200')], [value('2020-12-31', '290'), value('2021-12-31', '560'), value('2022-06-30', '600')]), period: 'year', lines: [{ from: '2020-11-02', to: '2020-12-31', payments: '300', change: '-10', closing: '290' }, { opening: '290', payments: '200', change: '70', closing: '560' }, { from: '2022-01-01', to: '2022-06-30', opening: '560', change: '40', closing: '600' }] },
  { name: 'a partial redemption', source: '500 + 600 - 1000 = 100; 700 - 500 = 200', ledger: ledger([pay('2019-01-01', '1000'), redeem('2020-12-31', '600')], [value('2020-12-31', '500'), value('2022-12-31', '700')]), period: 'year', lines: [{ to: '2019-12-31', closing: '1000', basis: 'cost' }, { opening: '1000', redemptions: '600', change: '100', closing: '500' }, { change: '0', closing: '500', basis: 'carried' }, { opening: '500', change: '200', closing: '700' }] },
  { name: 'a transfer out of half', source: '580 + 550 - 1060 = 70', ledger: ledger([pay('2020-01-01', '1000'), transferOut('2021-06-30', '550')], [value('2020-12-31', '1060'), value('2021-12-31', '580')]), period: 'year', lines: [{ closing: '1060' }, { opening: '1060', transfersOut: '550', change: '70', closing: '580' }] },
  { name: 'a transfer in', source: '580 - 550 = 30', ledger: ledger([transferIn('2021-06-30', '550')], [value('2021-12-31', '580')]), period: 'whole', lines: [{ from: '2021-06-30', payments: '0', transfersIn: '550', change: '30', closing: '580' }] },
  { name: 'a liquidated fund closes at nothing', source: '610 - 600 = 10; 0 + 20 + 180 + 500 - 610 = 90', ledger: ledger(closed, [value('2018-12-31', '610'), value('2020-06-30', '0')]), period: 'year', lines: [{ change: '10', closing: '610' }, { change: '0', closing: '610', basis: 'carried' }, { opening: '610', distributions: '700', change: '90', closing: '0', basis: 'valued' }] },
  { name: 'what comes after the last value is left out', source: 'Closed at 1020, the value of 30 June; the distribution is of 20 July', ledger: ledger([pay('2022-01-10', '1000'), distribute('2022-07-20', ['0', '0', '50'])], [value('2022-06-30', '1020')]), period: 'whole', lines: [{ to: '2022-06-30', distributions: '0', closing: '1020' }] },
  { name: 'no value, no account', source: 'Nothing to close at', ledger: ledger([pay('2022-01-10', '1000')], []), period: 'quarter', lines: [] },
  { name: 'a value without movements', source: 'Nothing to open with', ledger: ledger([], [value('2022-06-30', '1020')]), period: 'whole', lines: [] },
  { name: 'movements out of order', source: 'As in order: 930 + 100 - 1000 = 30', ledger: ledger([distribute('2022-12-15', ['0', '0', '100']), pay('2022-01-10', '1000')], [value('2022-12-31', '930'), value('2022-06-30', '1040')]), period: 'year', lines: [{ from: '2022-01-10', payments: '1000', distributions: '100', change: '30', closing: '930' }] },
  { name: 'a restated value, before it is restated', source: '1050 - 1000 = 50', ledger: ledger([pay('2022-01-10', '1000')], restated), asOf: '2023-03-01', period: 'whole', lines: [{ change: '50', closing: '1050' }] },
  { name: 'a restated value, once it is restated', source: '1010 - 1000 = 10', ledger: ledger([pay('2022-01-10', '1000')], restated), asOf: '2023-06-01', period: 'whole', lines: [{ change: '10', closing: '1010' }] },
  { name: 'a value of the past is unknown until it is published', source: '1020, published 15 September 2022; 1050 only on 15 March 2023', ledger: ledger([pay('2022-01-10', '1000')], [value('2022-06-30', '1020', '2022-09-15'), value('2022-12-31', '1050', '2023-03-15')]), asOf: '2023-01-15', period: 'whole', lines: [{ to: '2022-06-30', closing: '1020' }] },
  { name: 'a movement that was booked later', source: '1120 - 1000 = 120; the payment of 100 is known from 15 July', ledger: ledger([pay('2022-01-10', '1000'), knownOn('2022-07-15', pay('2022-03-01', '100'))], [value('2022-06-30', '1120', '2022-06-30')]), asOf: '2022-07-01', period: 'whole', lines: [{ payments: '1000', change: '120', closing: '1120' }] },
  { name: 'a movement of the future is unknown', source: '1000 alone; the payment is of 15 July', ledger: ledger([pay('2022-01-10', '1000'), knownOn('2022-06-01', pay('2022-07-15', '500'))], [value('2022-06-30', '1020')]), asOf: '2022-06-30', period: 'whole', lines: [{ payments: '1000' }] },
  { name: 'cents of 15 digits', source: '...345.68 - ...345.67 = 0.01', ledger: ledger([pay('2022-01-10', '123456789012345.67')], [value('2022-12-31', '123456789012345.68')]), period: 'whole', lines: [{ change: '0.01' }] },
  { name: 'natures that do not add up', source: '0 + 0 + 100 is not 101', ledger: ledger([{ ...distribute('2022-12-15', ['0', '0', '100']), amount: '101' }], []), period: 'whole', lines: 'natures_differ' },
  { name: 'a negative payment', source: 'A payment is never below nothing', ledger: ledger([pay('2022-01-10', '-1')], []), period: 'whole', lines: 'negative_amount' },
  { name: 'a negative value', source: 'A value is never below nothing', ledger: ledger([], [value('2022-01-10', '-1')]), period: 'whole', lines: 'negative_amount' },
  { name: 'a day that does not exist', source: '2022 has no 30 February', ledger: ledger([pay('2022-02-30', '1000')], []), period: 'whole', lines: 'unreadable' },
  { name: 'an amount that is no number', source: 'Amounts are written in full', ledger: ledger([], [value('2022-01-10', '1e3')]), period: 'whole', lines: 'unreadable' },
]

/** Movements and the state of their commitment, computed by hand. */
export type CommitmentVector = {
  readonly name: string
  /** Hand calculation of what is expected. */
  readonly source: string
  readonly ledgers: readonly Ledger[]
  readonly state: CommitmentState | null
}

const state = (
  commitment: string,
  called: string,
  recallable: string,
  unfunded: string,
): CommitmentState => ({
  kind: 'known',
  commitment,
  called,
  recallable,
  unfunded,
})

// biome-ignore format: a table is read by lines
export const commitmentVectors: readonly CommitmentVector[] = [
  { name: 'partly called', source: '250 + 200 = 450; 1000 - 450 = 550', ledgers: [ledger([commit('2020-01-01', '1000'), call('2020-02-01', '250'), call('2021-02-01', '200')], [])], state: state('1000', '450', '0', '550') },
  { name: 'a recallable distribution is called again', source: '600 + 200 = 800; 1000 + 150 - 800 = 350', ledgers: [ledger([commit('2020-01-01', '1000'), call('2020-02-01', '600'), distribute('2021-01-01', ['0', '50', '150'], '150'), call('2021-07-01', '200')], [])], state: state('1000', '800', '150', '350') },
  { name: 'a payment outside of the commitment is not called', source: '1000 - 600 = 400; the 30 are outside', ledgers: [ledger([commit('2020-01-01', '1000'), call('2020-02-01', '600'), pay('2020-02-01', '30')], [])], state: state('1000', '600', '0', '400') },
  { name: 'a transfer in takes over what was called', source: '500 + 20 - 300 = 220', ledgers: [ledger([transferIn('2021-06-30', '330', { commitment: '500', called: '300', recallable: '20' })], [])], state: state('500', '300', '20', '220') },
  { name: 'a transfer out hands half over', source: '1000 - 500 = 500; 600 - 300 = 300; 500 - 300 = 200', ledgers: [ledger([commit('2020-01-01', '1000'), call('2020-02-01', '600'), transferOut('2021-06-30', '330', { commitment: '-500', called: '-300' })], [])], state: state('500', '300', '0', '200') },
  { name: 'a reduced commitment', source: '1000 - 400 = 600; 600 - 600 = 0', ledgers: [ledger([commit('2020-01-01', '1000'), call('2020-02-01', '600'), commit('2022-01-01', '-400')], [])], state: state('600', '600', '0', '0') },
  { name: 'of two holdings, one paid at subscription', source: '1000 - 250 = 750; the other has no commitment', ledgers: [ledger([commit('2020-01-01', '1000'), call('2020-02-01', '250')], []), ledger([pay('2020-01-01', '5000')], [])], state: state('1000', '250', '0', '750') },
  { name: 'paid at subscription', source: 'Nothing is committed', ledgers: [ledger([pay('2020-01-01', '5000')], [])], state: null },
  { name: 'more called than committed', source: '1001 > 1000', ledgers: [ledger([commit('2020-01-01', '1000'), call('2020-02-01', '1001')], [])], state: { kind: 'contradiction', commitment: '1000', called: '1001', recallable: '0' } },
  { name: 'more called again than became recallable', source: '1060 > 1000 + 50', ledgers: [ledger([commit('2020-01-01', '1000'), call('2020-02-01', '1000'), distribute('2021-01-01', ['0', '0', '50'], '50'), call('2021-07-01', '60')], [])], state: { kind: 'contradiction', commitment: '1000', called: '1060', recallable: '50' } },
]
