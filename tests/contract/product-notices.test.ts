import { decodeJwt } from 'jose'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, demoRecoveryCodes } from '../../sandbox/seed/demo-people.ts'
import { doneSchema } from '../../src/contract/product-api/account.schema.ts'
import {
  type NoticeDetail,
  noticeAcknowledgedSchema,
  noticeDetailSchema,
  noticeListSchema,
} from '../../src/contract/product-api/notice.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { createRelyingParty } from '../support/relying-party.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, refusalOf, type Session, type UsersApi } from './users-api.ts'

const path = '/auth/investors/notices'
const stepUp = '/auth/investor-users/step-up'
const quarterOfAnHourMs = 15 * 60_000

const cents = (amount: string): number => Math.round(Number(amount) * 100)

describe.each(testedDatabases())('the notices of the product API on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi
  let skewMs = 0

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(Date.now() + skewMs))
    api = createUsersApi(sandbox)
  }, 120_000)

  afterAll(() => sandbox.stop())

  const listed = async (session: Session, query = '') =>
    exactly(noticeListSchema, await session.get(`${path}?${query}`))

  const detail = async (session: Session, id: string, locale = 'fr'): Promise<NoticeDetail> =>
    exactly(noticeDetailSchema, await session.get(`${path}/${id}`, { 'x-locale': locale }))

  async function aCall(session: Session): Promise<NoticeDetail> {
    const { items } = await listed(session, 'state=open')
    const call = items.find(({ kind }) => kind === 'call')
    return detail(session, call?.id ?? '')
  }

  // P-432
  it('are those of the own professional funds, the latest due date first, page by page', async () => {
    const session = await api.investor('investor')
    const { items, page } = await listed(session)
    expect(new Set(items.map(({ fund }) => fund.id))).toEqual(new Set(['fnd-2', 'fnd-14']))
    expect(items.every(({ fund }) => fund.legalForm === 'FPCI')).toBe(true)
    const dates = items.map(({ dueOn }) => dueOn)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const second = await listed(session, 'page=2&pageSize=3')
    expect(second.items.map(({ id }) => id)).toEqual(items.slice(3, 6).map(({ id }) => id))
    expect(second.page).toEqual({
      page: 2,
      pageSize: 3,
      pageCount: Math.ceil(page.total / 3),
      total: page.total,
    })
    const open = await listed(session, 'state=open')
    expect(open.items.map(({ id }) => id)).toEqual(
      items.filter(({ status }) => status !== 'paid').map(({ id }) => id),
    )
  })

  // P-712
  it('of a past day are those announced by then, with what had been received by then', async () => {
    const session = await api.investor('investor-thirty')
    const { items } = await listed(session, 'pageSize=100')
    const paid = items.find(({ kind, status }) => kind === 'call' && status === 'paid')
    const day = String(paid?.announcedOn)
    const then = await listed(session, `pageSize=100&date=${day}`)
    const announced = items.filter(({ announcedOn }) => announcedOn <= day)
    expect(then.items.map(({ id }) => id)).toEqual(announced.map(({ id }) => id))
    expect(then.items.find(({ id }) => id === paid?.id)).toMatchObject({
      ...{ paid: expect.stringMatching(/^0(\.00)?$/), paidOn: null },
      status: expect.stringMatching(/^(announced|due)$/),
    })
    const read = then.items.flatMap(({ acknowledgedAt: at }) =>
      at === null ? [] : plainDateAt(new Date(at)),
    )
    expect(read.filter((known) => known > day)).toEqual([])
    const open = await listed(session, `state=open&pageSize=100&date=${day}`)
    expect(open.items.map(({ id }) => id)).toEqual(
      then.items.filter(({ status }) => status !== 'paid').map(({ id }) => id),
    )
    expect((await listed(session, 'pageSize=100&date=2039-01-01')).items).toEqual(items)
  })

  // P-432
  it('add up: components to the amount, and the effect to what is left of the commitment', async () => {
    const session = await api.investor('investor-entity')
    const { items } = await listed(session)
    expect(items.length).toBeGreaterThan(5)
    for (const { id } of items) {
      const { amount, kind, lines, unfundedAfter, unfundedBefore } = await detail(session, id)
      const sumOf = (some: typeof lines) => some.reduce((sum, line) => sum + cents(line.amount), 0)
      expect(sumOf(lines)).toBe(cents(amount))
      const inside = sumOf(lines.filter(({ scope }) => scope === 'inside'))
      const recallable = sumOf(lines.filter(({ nature }) => nature.code === 'recallable_capital'))
      const change = kind === 'call' ? -inside : recallable
      expect(cents(unfundedAfter)).toBe(cents(unfundedBefore) + change)
    }
  })

  it('are in the language asked for', async () => {
    const session = await api.investor('investor')
    const { id } = await aCall(session)
    const [fr, en] = [await detail(session, id, 'fr'), await detail(session, id, 'en')]
    expect([fr.lines[0]?.nature.label, en.lines[0]?.nature.label]).toEqual(['Investissements', 'Investments'])
    expect(fr.purpose).not.toBe(en.purpose)
  })

  // P-433
  it('tell the account number after the password, in that sign-in alone and for a quarter of an hour', async () => {
    const session = await api.investor('investor')
    const other = await api.investor('investor')
    const { id, payee } = await aCall(session)
    expect(payee).toMatchObject({ iban: null, bic: null })
    expect(await refusalOf(await session.post(stepUp, { proof: { password: 'No-1!' } }))).toEqual([
      422,
      'validation_failed',
      'proof',
    ])
    expect((await detail(session, id)).payee?.iban).toBe(null)
    await exactly(doneSchema, await session.post(stepUp, { proof: { password: demoPassword } }))
    const shown = (await detail(session, id)).payee
    expect(shown?.iban).toMatch(/^FR\d{25}$/)
    expect(shown?.iban?.slice(-4)).toBe(payee?.ibanEnd)
    expect((await detail(other, id)).payee?.iban).toBe(null)
    skewMs += quarterOfAnHourMs + 1000
    const later = await api.investor('investor')
    expect((await detail(later, id)).payee?.iban).toBe(null)
  })

  // P-834
  it('ask for the proof again after a new sign-in of the same browser', async () => {
    const party = createRelyingParty(sandbox.publicUrl, 'investor')
    const sessionOf = (tokens: Awaited<ReturnType<typeof party.signIn>>) =>
      api.sessionOf(decodeJwt(tokens.idToken()).sub ?? '', tokens.accessToken())
    const before = sessionOf(await party.signIn('investor@sandbox.example'))
    const { id } = await aCall(before)
    await exactly(doneSchema, await before.post(stepUp, { proof: { password: demoPassword } }))
    // Another tab, without a password: the sign-in in which the proof was given goes on.
    const beside = sessionOf(await party.exchange(await party.start()))
    expect((await detail(beside, id)).payee?.iban).toMatch(/^FR/)
    const page = await party.start({ prompt: 'login', max_age: '300' })
    const fields = { email: 'investor@sandbox.example', password: demoPassword }
    const after = sessionOf(await party.exchange(await party.browser.submit(page, fields)))
    expect((await detail(after, id)).payee?.iban).toBe(null)
  })

  // P-433
  it('ask for a code where the account has a second factor', async () => {
    const [code = ''] = demoRecoveryCodes.codes
    const session = await api.investor('investor-entity')
    expect(await refusalOf(await session.post(stepUp, { proof: { code } }))).toEqual([
      422,
      'validation_failed',
      'proof',
    ])
  })

  // P-434
  it('are acknowledged once, however often that is sent, and by their owner alone', async () => {
    const session = await api.investor('investor')
    const { id, acknowledgedAt } = await aCall(session)
    expect(acknowledgedAt).toBe(null)
    const send = (from: Session) => from.post(`${path}/${id}/acknowledgement`, {})
    expect((await send(await api.investor('investor-entity'))).status).toBe(404)
    const first = await exactly(noticeAcknowledgedSchema, await send(session))
    skewMs += 60_000
    const [second, third] = await Promise.all([send(session), send(session)])
    expect(await exactly(noticeAcknowledgedSchema, second)).toEqual(first)
    expect(await exactly(noticeAcknowledgedSchema, third)).toEqual(first)
    expect((await detail(session, id)).acknowledgedAt).toBe(first.acknowledgedAt)
  })

  // P-435
  it('come as a file in each language, without the account number even after a second factor', async () => {
    const session = await api.investor('investor')
    await session.post(stepUp, { proof: { password: demoPassword } })
    const { id, payee, reference } = await aCall(session)
    for (const [locale, told] of [
      ['fr', 'Appel de fonds'],
      ['en', 'Capital call'],
    ] as const) {
      const response = await session.get(`${path}/${id}/file`, { 'x-locale': locale })
      expect(response.headers.get('content-disposition')).toContain(`${reference}.pdf`)
      expect(response.headers.get('cache-control')).toContain('no-store')
      const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
      const { text } = await extractText(pdf, { mergePages: true })
      expect(text).toContain(told)
      expect(text.replaceAll(/\s/g, '')).not.toContain(payee?.iban)
    }
  })

  it('are none for who holds no professional fund, and refused to partners', async () => {
    expect((await listed(await api.investor('investor-empty'))).items).toEqual([])
    const partner = await api.partner('advisor@cgp-demo.example')
    expect(await refusalOf(await partner.get(path))).toEqual([403, 'forbidden', undefined])
  })
})
