import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsToText } from '../position/share-movements.ts'
import { settlementOf } from './settlement.ts'

const day = (at: number): string =>
  `2026-0${1 + Math.floor(at / 28)}-${String(1 + (at % 28)).padStart(2, '0')}`
const anyDay = fc.integer({ min: 0, max: 80 }).map(day)
const anyCents = fc.bigInt({ min: 1n, max: 10n ** 15n })
const anyPayments = fc.array(fc.record({ cents: anyCents, receivedOn: anyDay }), {
  minLength: 1,
  maxLength: 12,
})

const toReceipt = ({ cents, receivedOn }: { cents: bigint; receivedOn: string }) => ({
  amount: centsToText(cents),
  receivedOn,
})
const sumOf = (payments: readonly { readonly cents: bigint }[]) =>
  payments.reduce((sum, { cents }) => sum + cents, 0n)

// P-676
describe('what was received of a call', () => {
  it('is the sum of partial receipts to the cent, settled by the one that completes it, in whatever order they are entered', () => {
    fc.assert(
      fc.property(anyPayments, (payments) => {
        const due = centsToText(sumOf(payments))
        const last = payments
          .map(({ receivedOn }) => receivedOn)
          .toSorted()
          .at(-1)
        const all = payments.map(toReceipt)
        expect(settlementOf(due, all)).toEqual({ paid: due, settledOn: last })
        expect(settlementOf(due, all.toReversed())).toEqual({ paid: due, settledOn: last })
      }),
    )
  })

  it('is not settled by a cent less', () => {
    fc.assert(
      fc.property(anyPayments, (payments) => {
        const sum = sumOf(payments)
        expect(settlementOf(centsToText(sum + 1n), payments.map(toReceipt))).toEqual({
          paid: centsToText(sum),
          settledOn: null,
        })
      }),
    )
  })

  it('is as before a receipt that was reversed', () => {
    fc.assert(
      fc.property(anyPayments, anyCents, anyDay, anyDay, (payments, cents, receivedOn, reversedOn) => {
        const due = centsToText(sumOf(payments) + 1n)
        const wrong = [toReceipt({ cents, receivedOn }), toReceipt({ cents: -cents, receivedOn: reversedOn })]
        const before = payments.map(toReceipt)
        expect(settlementOf(due, [...before, ...wrong])).toEqual(settlementOf(due, before))
      }),
    )
  })

  it('is settled anew by what replaces a reversed receipt', () => {
    const received = [
      { amount: '100.00', receivedOn: '2026-03-02' },
      { amount: '-100.00', receivedOn: '2026-03-10' },
      { amount: '100.00', receivedOn: '2026-03-12' },
    ]
    expect(settlementOf('100.00', received.slice(0, 2))).toEqual({ paid: '0.00', settledOn: null })
    expect(settlementOf('100.00', received)).toEqual({ paid: '100.00', settledOn: '2026-03-12' })
  })
})
