import { describe, expect, it } from 'vitest'
import type { NoticeDetail } from '~/contract/product-api/notice.schema.ts'
import { toNoticeDetail, toNotices } from './notices.ts'

const line = (scope: 'inside' | 'outside', amount: string, code = 'investments') => ({
  nature: { code, label: code },
  scope,
  amount,
})

const call = (changes: Partial<NoticeDetail> = {}): NoticeDetail => ({
  id: 'ntc-7',
  reference: 'AF-2026-00007',
  kind: 'call',
  status: 'announced',
  fund: { id: 'fnd-14', slug: 'fonds', name: 'Fonds', legalForm: 'FPCI' },
  share: 'Part A',
  currency: 'EUR',
  amount: '9337.50',
  paid: '3735.00',
  announcedOn: '2026-03-25',
  dueOn: '2026-04-10',
  acknowledgedAt: null,
  number: 7,
  purpose: 'x',
  lines: [line('outside', '337.50'), line('inside', '7650'), line('inside', '1350.00', 'fund_expenses')],
  commitment: '225000.00',
  unfundedBefore: '22500.00',
  unfundedAfter: '13500.00',
  payee: {
    holder: 'FPCI',
    bank: 'Banque',
    ibanEnd: '4000',
    iban: 'FR7600000000000000000014000',
    bic: null,
  },
  telephone: '+33 1',
  ...changes,
})

// P-432
const asOf = { day: '2026-04-10', isPast: false }

describe('a notice', () => {
  it('has its components inside the commitment first, each part with its exact sum', () => {
    const { addsUp, parts } = toNoticeDetail(call(), null)
    expect(parts.map(({ scope, subtotal, lines }) => [scope, subtotal, lines.length])).toEqual([
      ['inside', '9000', 2],
      ['outside', '337.5', 1],
    ])
    expect(addsUp).toBe(true)
  })

  it('says when its components do not add up, by a cent of fifteen digits, too', () => {
    const lines = [line('inside', '999999999999999.99'), line('inside', '0.01')]
    expect(toNoticeDetail(call({ lines, amount: '1000000000000000.00' }), null).addsUp).toBe(true)
    expect(toNoticeDetail(call({ lines, amount: '1000000000000000.01' }), null).addsUp).toBe(false)
  })

  // P-671
  it('tells the day of its payment once all of it is paid, where that is known', () => {
    const page = { page: 1, pageSize: 20, pageCount: 1, total: 3 }
    const paid = call({ status: 'paid', paid: '9337.50' })
    const items = [call({ paidOn: '2026-04-10' }), paid, { ...paid, paidOn: '2026-04-09' }]
    expect(toNotices({ items, page }, asOf).items.map(({ paidOn }) => paidOn)).toEqual([
      null,
      null,
      '2026-04-09',
    ])
  })

  it('tells what is missing of it, and nothing once it is paid', () => {
    const page = { page: 1, pageSize: 20, pageCount: 1, total: 3 }
    const items = [call(), call({ paid: '9337.50' }), call({ paid: '9400.00' })]
    const { items: shown } = toNotices({ items: [...items, call({ paid: '0' })], page }, asOf)
    expect(shown.map(({ missing }) => missing)).toEqual(['5602.5', null, null, '9337.5'])
    expect(shown.map(({ isPartlyPaid }) => isPartlyPaid)).toEqual([true, false, false, false])
  })

  // P-431
  it('says the earliest due date of a call, and none of a distribution', () => {
    expect(toNoticeDetail(call(), null).earliestDue).toBe('2026-04-10')
    expect(toNoticeDetail(call({ kind: 'distribution', payee: null }), null).earliestDue).toBe(null)
  })

  // P-433
  it('has the account number in groups of four, or its end alone', () => {
    const { payee } = toNoticeDetail(call(), null)
    expect(payee?.shown?.groups.map(({ text }) => text)).toEqual([
      'FR76',
      '0000',
      '0000',
      '0000',
      '0000',
      '0014',
      '000',
    ])
    const hidden = { ...call().payee, holder: 'x', bank: 'x', ibanEnd: '4000', iban: null, bic: null }
    expect(toNoticeDetail(call({ payee: hidden }), 'code').payee).toMatchObject({
      ibanEnd: '4000',
      shown: null,
    })
  })

  // P-434
  it('says when it was acknowledged, in Paris', () => {
    const { acknowledged } = toNoticeDetail(call({ acknowledgedAt: '2026-03-28T23:30:00.000Z' }), null)
    expect(acknowledged).toEqual({ date: '2026-03-29', time: '00:30' })
  })
})
