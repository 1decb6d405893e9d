import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { librarySearchSchema } from '../../src/contract/product-api/library.schema.ts'
import { noticeListSchema } from '../../src/contract/product-api/notice.schema.ts'
import { type Position, positionSchema } from '../../src/contract/product-api/position.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session, type UsersApi } from './users-api.ts'

describe.each(testedDatabases())('what is due to an investor on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
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
    expect(thirty.filter((item) => item.kind !== 'identity' && own.has(item.notice))).toEqual([])
    expect((await positionOf(await api.investor('investor-five'))).due).toEqual([])
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
