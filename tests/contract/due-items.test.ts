import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { librarySearchSchema } from '../../src/contract/product-api/library.schema.ts'
import { noticeListSchema } from '../../src/contract/product-api/notice.schema.ts'
import { type Position, positionSchema } from '../../src/contract/product-api/position.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { createCasesApi } from './cases-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session, type UsersApi } from './users-api.ts'

describe.each(testedDatabases())('what is due to an investor on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi
  const ahead = { ms: 0 }

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(Date.now() + ahead.ms))
    api = createUsersApi(sandbox)
  }, 120_000)

  afterAll(() => sandbox.stop())

  const positionOf = async (session: Session, query = ''): Promise<Position> =>
    exactly(positionSchema, await session.get(`/auth/investors/position${query}`))
  const noticesOf = async (session: Session) =>
    (await exactly(noticeListSchema, await session.get('/auth/investors/notices?pageSize=100'))).items

  // P-480
  it('is each call with what is missing of it, each notice to acknowledge, and the paper, by date', async () => {
    const session = await api.investor('investor')
    const due = (await positionOf(session)).due ?? []
    const notices = await noticesOf(session)
    const unpaid = notices.filter(({ kind, status }) => kind === 'call' && status !== 'paid')
    expect(unpaid.map(({ status }) => status)).toContain('late')
    const calls = due.flatMap((item) => (item.kind === 'call' ? [[item.notice, item.amount]] : []))
    const missing = unpaid.map(({ amount, id, paid }) => [id, (Number(amount) - Number(paid)).toFixed(2)])
    expect(calls.toSorted()).toEqual(missing.toSorted())
    const late = due.filter(({ isLate }) => isLate).map((item) => item.kind === 'call' && item.notice)
    expect(late).toEqual(unpaid.filter(({ status }) => status === 'late').map(({ id }) => id))
    expect(due.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['acknowledgement', 'identity']))
    expect(due.map(({ date }) => date)).toEqual(due.map(({ date }) => date).toSorted())

    const unread = due.filter(({ kind }) => kind === 'acknowledgement')
    for (const item of unread)
      if (item.kind === 'acknowledgement')
        await session.post(`/auth/investors/notices/${item.notice}/acknowledgement`, {})
    const left = (await positionOf(session)).due ?? []
    expect(left).toEqual(due.filter(({ kind }) => kind !== 'acknowledgement'))
  })

  it('tells a paper that has ended, not one that is good for years, and nothing of another investor', async () => {
    const thirty = (await positionOf(await api.investor('investor-thirty'))).due ?? []
    expect(thirty.find(({ kind }) => kind === 'identity')).toMatchObject({ paper: 'passport' })
    const own = new Set((await noticesOf(await api.investor('investor'))).map(({ id }) => id))
    expect(thirty.filter((item) => 'notice' in item && own.has(item.notice))).toEqual([])
    expect((await positionOf(await api.investor('investor-five'))).due).toEqual([])
  })

  // P-841
  it('is the case of an adviser until the investor has signed it, at the confirmed address alone', async () => {
    const cases = createCasesApi(sandbox, await api.partner('advisor@cgp-demo.example'))
    const { fund, id, reference, version } = await cases.whole()
    const session = await api.investor('investor-one')
    const open = async (from: Session) =>
      ((await positionOf(from)).due ?? []).filter(({ kind }) => kind === 'signature')
    expect(await open(session)).toEqual([])
    const { client } = await cases.request()
    const email = 'Investor-One@sandbox.example'
    expect((await cases.askToSign(id, version, { client: { ...client, email } })).status).toBe(200)
    const today = plainDateAt(new Date())
    expect(await open(session)).toMatchObject([{ reference, fund: { id: fund?.id }, isLate: false }])
    expect((await open(session)).map(({ date }) => date >= today)).toEqual([true])
    expect(await open(await api.investor('investor-five'))).toEqual([])

    await cases.save(await api.partner('advisor@cgp-demo.example'), id, { amount: '300000' })
    expect(await open(session)).toEqual([])
  })

  // P-841
  it('is no longer asked for a signature whose time is over, though nothing was stored since', async () => {
    const cases = createCasesApi(sandbox, await api.partner('advisor@cgp-demo.example'))
    const { id, version } = await cases.whole()
    const { client } = await cases.request()
    // Tokens last an hour, too, by a clock of their own: the signature is asked for some minutes earlier.
    onTestFinished(() => {
      ahead.ms = 0
    })
    ahead.ms = -10 * 60_000
    await cases.askToSign(id, version, { client: { ...client, email: 'investor-one@sandbox.example' } })
    ahead.ms = 49 * 60_000
    const session = await api.investor('investor-one')
    const held = await session.get('/auth/investors/position')
    const again = () =>
      session.get('/auth/investors/position', { 'if-none-match': held.headers.get('etag') ?? '' })
    expect(positionSchema.parse(await held.json()).due?.map(({ kind }) => kind)).toContain('signature')
    expect((await again()).status).toBe(304)
    ahead.ms += 2 * 60_000
    const after = await again()
    expect(after.status).toBe(200)
    expect(positionSchema.parse(await after.json()).due?.map(({ kind }) => kind)).not.toContain('signature')
  })

  // P-714
  it('comes with the documents since the last visit, and with notices until their day, read or not', async () => {
    const session = await api.investor('investor-entity')
    const { documents, notices, previousVisitOn } = await positionOf(session)
    const reply = await session.get('/auth/investors/documents/search?languages=one&pageSize=100')
    const { items } = await exactly(librarySearchSchema, reply)
    const since = items.filter(
      ({ publishedOn, replacedBy }) => publishedOn > String(previousVisitOn) && replacedBy === null,
    )
    expect(since.length).toBeGreaterThan(0)
    expect(documents?.map(({ document }) => document)).toEqual(since.slice(0, 50).map(({ id }) => id))
    const today = plainDateAt(new Date())
    const ahead = (await noticesOf(session)).filter(({ dueOn }) => dueOn > today)
    for (const { id } of ahead) await session.post(`/auth/investors/notices/${id}/acknowledgement`, {})
    const listed = (await positionOf(session)).notices ?? []
    expect(listed.map(({ notice }) => notice)).toEqual(expect.arrayContaining(ahead.map(({ id }) => id)))
    expect(notices?.map(({ notice }) => notice)).toEqual(listed.map(({ notice }) => notice))
  })

  it('is not known of a past day, nor asked for with one fund', async () => {
    const session = await api.investor('investor')
    const { documents, due, notices } = await positionOf(session, '?date=2025-06-30')
    expect([documents, due, notices]).toEqual([null, null, null])
    expect((await positionOf(session, '?fund=fnd-14')).due).toBeNull()
  })

  // P-481
  it('names the notice of each movement that one announced, from its announcement on', async () => {
    const session = await api.investor('investor')
    const paid = (await noticesOf(session)).filter(({ status }) => status === 'paid')
    expect(paid.length).toBeGreaterThan(2)
    const movements = (await positionOf(session)).holdings.flatMap((holding) => holding.movements)
    const named = movements.flatMap(({ date, notice }) => (notice == null ? [] : [[notice, date]]))
    expect(named.toSorted()).toEqual(paid.map(({ dueOn, id }) => [id, dueOn]).toSorted())
  })
})
