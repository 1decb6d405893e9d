import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { earliestDueDate, isBusinessDay } from '../../src/lib/business-days.ts'
import { addDays, plainDateOf } from '../../src/lib/plain-date.ts'
import { statusOf } from '../product/notices/notice-views.ts'
import { planFund } from './fund-plan.ts'
import { planNotices } from './notice-plan.ts'
import { inventedIban, noticeOf } from './notice-seed.ts'
import { drawShares } from './shares.ts'

const firstDay = plainDateOf({ year: 2026, month: 6, day: 30 })
const anyDay = fc.integer({ min: 0, max: 900 }).map((days) => addDays(firstDay, days))

const rowsOn = (today: ReturnType<typeof addDays>) =>
  planNotices(today).map((plan) => ({
    plan,
    row: noticeOf(
      {
        accountId: 'acc-1',
        fundId: plan.fund,
        shareId: `shr-${plan.fund}-a`,
        currency: 'EUR',
        quantity: '120.0000',
      },
      plan,
    ),
  }))

describe('the seeded notices', () => {
  // P-431
  it('call on a business day, ten business days after the announcement or later, whatever today is', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        for (const { announcedOn, dueOn, kind } of planNotices(today)) {
          expect(isBusinessDay(dueOn)).toBe(true)
          expect(announcedOn <= today).toBe(true)
          if (kind === 'call') expect(dueOn >= earliestDueDate(announcedOn)).toBe(true)
        }
      }),
    )
  })

  it('hold one of each state on every day, among them a call that is late and one that is paid in part', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const told = rowsOn(today).map(({ row, plan }) => ({
          plan,
          status: statusOf({ ...plan, amount: row.amount, paid: row.paid, settledOn: null }, today),
        }))
        expect(new Set(told.map(({ status }) => status))).toEqual(
          new Set(['announced', 'due', 'late', 'paid']),
        )
        const late = told.filter(({ status }) => status === 'late')
        expect(late.map(({ plan }) => [plan.fund, plan.kind, plan.number])).toEqual([[14, 'call', 6]])
        expect(told.some(({ plan }) => plan.paidPercent > 0 && plan.paidPercent < 100)).toBe(true)
        const coming = told.find(({ plan }) => plan.kind === 'distribution' && plan.paidPercent === 0)
        expect(coming?.status).toBe('due')
      }),
    )
  })

  it('agree with what the shares have paid, to the cent', () => {
    for (const { fund, kind, dueOn, lines, paidPercent } of planNotices(firstDay)) {
      if (paidPercent !== 100) continue
      const [share] = drawShares(planFund(fund))
      const series = kind === 'call' ? share.capitalCalls : share.distributions
      const cents = lines.reduce((sum, line) => sum + Math.round(Number(line.amount) * 100), 0)
      const paid = series.find(({ date }) => date === dueOn)?.amount ?? ''
      expect(Math.round(Number(paid) * 100), `${fund} ${dueOn}`).toBe(cents)
    }
  })

  // P-432
  it('leave what the notice before left of the commitment', () => {
    const funds = Map.groupBy(rowsOn(firstDay), ({ plan }) => plan.fund)
    for (const rows of funds.values()) {
      const ordered = rows.toSorted((left, right) => left.plan.dueOn.localeCompare(right.plan.dueOn))
      ordered.slice(1).forEach(({ row }, index) => {
        expect(row.unfundedBefore).toBe(ordered[index]?.row.unfundedAfter)
      })
    }
  })

  it('name accounts whose check digits are right (ISO 13616)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (fund) => {
        const iban = inventedIban(fund)
        const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
          String(letter.charCodeAt(0) - 55),
        )
        expect(iban).toMatch(/^FR\d{25}$/)
        expect(BigInt(digits) % 97n).toBe(1n)
      }),
    )
  })
})
