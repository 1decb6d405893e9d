import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicationSchema } from '../../src/contract/product-api/desk-publication.schema.ts'
import { callHoldersSchema } from '../../src/contract/product-api/desk-receipt.schema.ts'
import { noticeDetailSchema, noticeListSchema } from '../../src/contract/product-api/notice.schema.ts'
import { notificationListSchema } from '../../src/contract/product-api/notification.schema.ts'
import { positionSchema } from '../../src/contract/product-api/position.schema.ts'
import { problemSchema } from '../../src/contract/product-api/primitives.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { type StaffSession, signInStaff } from './staff-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session } from './users-api.ts'

const daysFrom = (days: number) => plainDateAt(new Date(Date.now() + days * 86_400_000))
const today = daysFrom(0)

async function faultsOf(response: Response) {
  const { errors } = problemSchema.parse(await response.json())
  return { status: response.status, errors }
}

// P-676, P-677, P-678
describe.each(testedDatabases())('what staff record of calls on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let author: StaffSession
  let second: StaffSession
  let holder: Session

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, { SANDBOX_TODAY: today })
    author = await signInStaff(sandbox, 'staff')
    second = await signInStaff(sandbox, 'editor')
    holder = await createUsersApi(sandbox).investor('investor')
  }, 120_000)
  afterAll(() => sandbox.stop())

  const notices = async (state = 'all') =>
    noticeListSchema.parse(
      await (await holder.get(`/auth/investors/notices?pageSize=100&state=${state}`)).json(),
    ).items
  const noticeOf = async (id: string) =>
    noticeDetailSchema.parse(await (await holder.get(`/auth/investors/notices/${id}`)).json())
  const news = async () =>
    notificationListSchema.parse(
      await (await holder.get('/auth/investor-users/notifications?pageSize=100')).json(),
    ).items
  /** Text of the last email to the investor with this subject. */
  async function emailOf(subject: string): Promise<string> {
    await sandbox.settled()
    const found = await fetch(`${sandbox.url}/mailbox/api/messages?to=investor@sandbox.example`)
    const { messages }: { messages: { subject: string; text: string }[] } = await found.json()
    return messages.find((message) => message.subject === subject)?.text ?? 'none'
  }
  const positionOf = async () =>
    positionSchema.parse(await (await holder.get('/auth/investors/position')).json())
  /** A call of the investor that is late, or one to come of which a part is paid, by the seed. */
  async function openCall(isLate: boolean) {
    const call = (await notices('open')).find(
      ({ kind, status }) => kind === 'call' && (status === 'late') === isLate,
    )
    if (call === undefined) throw new Error('the seed has no such call')
    return { ...call, missing: (Number(call.amount) - Number(call.paid)).toFixed(2) }
  }
  const plus = (paid: string, more: number) => (Number(paid) + more).toFixed(2)
  const line = (notice: string, amount: string | null, more: object = {}) => ({
    ...{ line: 1, notice, amount, received_on: today, note: 'VIR 42', reverses: null },
    ...more,
  })
  const enter = (fund: string, ...lines: readonly object[]) =>
    author.post('/staff/publications', { kind: 'receipts', fund, lines })
  const entered = async (fund: string, ...lines: readonly object[]): Promise<string> => {
    const response = await enter(fund, ...lines)
    expect(response.status).toBe(200)
    return (await response.json()).id
  }
  const decide = (staff: StaffSession, id: string, decision: string, reason: string | null = null) =>
    staff.post(`/staff/publications/${id}/decide`, { decision, reason })
  const read = async (id: string) => exactly(publicationSchema, await second.get(`/staff/publications/${id}`))
  const holdersOf = async (fund: string, query = '') =>
    exactly(callHoldersSchema, await second.get(`/staff/funds/${fund}/calls?pageSize=100${query}`))

  it('counts once another has approved it: in parts, then in full, to the cent, and the call is late no more', async () => {
    const late = await openCall(true)
    const before = await positionOf()
    const half = '1.01'
    const rest = (Number(late.amount) - 1.01).toFixed(2)
    await holder.post('/auth/investor-users/mail-settings/update', {
      ...{ notices: 'at_once', documents: 'never', values: 'never' },
    })
    const first = await entered(late.fund.id, line(late.reference, half, { received_on: daysFrom(-1) }))
    expect(await noticeOf(late.id)).toMatchObject({ status: 'late', paid: late.paid })
    expect((await news()).some(({ kind }) => kind === 'receipt')).toBe(false)
    const [waiting] = (await holdersOf(late.fund.id, `&notice=${late.id}`)).items
    expect(waiting).toMatchObject({ waiting: half, paid: '0.00', receipts: [], status: 'late' })
    expect((await read(first)).change).toMatchObject({
      ...{ kind: 'receipts', amount: half, refused: [] },
      lines: [{ reference: late.reference, amount: half, missing: rest, is_reversal: false }],
    })
    expect(await faultsOf(await decide(author, first, 'approved'))).toMatchObject({
      errors: [{ path: 'decision', code: 'own' }],
    })
    expect((await decide(second, first, 'approved')).status).toBe(200)
    expect(await noticeOf(late.id)).toMatchObject({ status: 'late', paid: half, paidOn: null })
    const [told] = (await news()).filter(({ kind }) => kind === 'receipt')
    expect(told).toMatchObject({ date: today, is_read: false, notice: { id: late.id }, is_reversal: false })
    const email = await emailOf('Un règlement enregistré pour vos fonds')
    expect(email).toMatch(/Règlement reçu, appel de fonds n°\s\d/)
    expect(email).not.toMatch(/1[.,]01/)
    const due = (await positionOf()).due?.find((item) => 'notice' in item && item.notice === late.id)
    expect(due).toMatchObject({ kind: 'call', isLate: true, amount: rest })

    const full = await entered(late.fund.id, line(late.id, rest))
    await decide(second, full, 'approved')
    expect(await noticeOf(late.id)).toMatchObject({ status: 'paid', paid: late.amount, paidOn: today })
    const after = await positionOf()
    expect(after.due?.some((item) => item.kind === 'call' && item.notice === late.id)).toBe(false)
    // A receipt settles what was called, and is no movement of its own (decision 077).
    expect(after.holdings).toEqual(before.holdings)
    expect((await notices('open')).some(({ id }) => id === late.id)).toBe(false)
    const [settled] = (await holdersOf(late.fund.id, `&notice=${late.reference}`)).items
    expect(settled?.receipts).toMatchObject([
      { amount: rest, received_on: today, recorded_by: 'staff', approved_by: 'editor' },
      { amount: half, received_on: daysFrom(-1), note: 'VIR 42', may_be_reversed: true },
    ])
  })

  it('is never more than the call, with what waits', async () => {
    const call = await openCall(false)
    const { fund, id, missing, paid } = call
    const waiting = await entered(fund.id, line(id, missing))
    expect(await faultsOf(await enter(fund.id, line(id, '0.01')))).toMatchObject({
      status: 422,
      errors: [{ path: 'lines.1', code: 'too_much' }],
    })
    expect((await decide(author, waiting, 'withdrawn')).status).toBe(200)
    expect((await noticeOf(id)).paid).toBe(paid)
    const again = await entered(fund.id, line(id, '5.00'))
    expect((await decide(second, again, 'refused', 'Un autre virement')).status).toBe(200)
    expect(await noticeOf(id)).toMatchObject({ paid, status: call.status })
  })

  it('is corrected by a reversal of the opposite amount, once, with its reason', async () => {
    const { fund, id, paid } = await openCall(false)
    await decide(second, await entered(fund.id, line(id, '12.34')), 'approved')
    const receiptsOf = async () => (await holdersOf(fund.id, `&notice=${id}`)).items[0]?.receipts ?? []
    const [wrong] = await receiptsOf()
    const back = { reverses: wrong?.id, note: 'Saisi sur le mauvais avis' }
    expect(await faultsOf(await enter(fund.id, line(id, '-12.34', { ...back, note: '' })))).toMatchObject({
      errors: [{ path: 'lines.1', code: 'reason_missing' }],
    })
    expect(await faultsOf(await enter(fund.id, line(id, '-12.33', back)))).toMatchObject({
      errors: [{ path: 'lines.1', code: 'amount' }],
    })
    const reversal = await entered(fund.id, line(id, '-12.34', back))
    expect(await faultsOf(await enter(fund.id, line(id, '-12.34', back)))).toMatchObject({
      errors: [{ path: 'lines.1', code: 'reversed' }],
    })
    expect((await noticeOf(id)).paid).toBe(plus(paid, 12.34))
    await decide(second, reversal, 'approved')
    expect((await noticeOf(id)).paid).toBe(paid)
    expect((await receiptsOf()).slice(0, 2)).toMatchObject([
      { amount: '-12.34', may_be_reversed: false },
      { amount: '12.34', may_be_reversed: false },
    ])
  })

  it('is a list, of which the good lines are entered and each other one is named', async () => {
    const { fund, id, paid, reference } = await openCall(false)
    const list = await entered(
      fund.id,
      line(reference, '3.00', { line: 2 }),
      line('AF-2026-99999', '3.00', { line: 3 }),
      line(reference, null, { line: 4 }),
      line(reference, '1.005', { line: 5 }),
      line(reference, '-1.00', { line: 6 }),
      line(reference, '4.00', { line: 7, received_on: daysFrom(1) }),
      line(reference, '4.00', { line: 8, received_on: null }),
      line(reference, '99999999.00', { line: 9 }),
      line(id, '2.00', { line: 10, received_on: daysFrom(-3) }),
      line('Camille Aubrelin', '2.00', { line: 11 }),
    )
    const { change } = await read(list)
    expect(change).toMatchObject({ kind: 'receipts', amount: '5.00', date: today })
    if (change.kind !== 'receipts') throw new Error('receipts are of another kind')
    expect(change.lines).toHaveLength(2)
    expect(change.refused).toEqual([
      { line: 3, notice: 'AF-2026-99999', code: 'notice_unknown' },
      { line: 4, notice: reference, code: 'amount' },
      { line: 5, notice: reference, code: 'amount' },
      { line: 6, notice: reference, code: 'amount' },
      { line: 7, notice: reference, code: 'date_future' },
      { line: 8, notice: reference, code: 'date' },
      { line: 9, notice: reference, code: 'too_much' },
      // A name in the place of the reference is not stored.
      { line: 11, notice: '', code: 'notice_unknown' },
    ])
    await decide(second, list, 'approved')
    expect((await noticeOf(id)).paid).toBe(plus(paid, 5))
  })

  it('is of a call of the fund: no other notice is accepted', async () => {
    const { id } = await openCall(false)
    expect(await faultsOf(await enter('fnd-1', line(id, '1.00')))).toMatchObject({
      errors: [{ code: 'notice_unknown' }],
    })
    const [paidOut] = (await notices()).filter(({ kind }) => kind === 'distribution')
    const refused = await enter(paidOut?.fund.id ?? '', line(paidOut?.id ?? '', '1.00'))
    expect(await faultsOf(refused)).toMatchObject({ errors: [{ code: 'notice_unknown' }] })
  })
})
