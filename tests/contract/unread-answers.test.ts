import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { positionSchema } from '../../src/contract/product-api/position.schema.ts'
import { questionListSchema } from '../../src/contract/product-api/question.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session, type UsersApi } from './users-api.ts'

describe.each(testedDatabases())('unread answers on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    api = createUsersApi(sandbox)
  }, 120_000)

  afterAll(() => sandbox.stop())

  const answersOf = async (session: Session, query = '') =>
    (await exactly(positionSchema, await session.get(`/auth/investors/position${query}`))).answers

  // P-616
  it('are told by their subject until the thread is read, to the author of the question alone', async () => {
    const session = await api.investor('investor')
    const { items } = await exactly(
      questionListSchema,
      await session.get('/auth/investors/questions?state=answered'),
    )
    const [question] = items
    const told = await answersOf(session)
    expect(told).toEqual(
      items.map(({ fund, id, lastAt, subject }) => ({
        ...{ question: id, subject, date: plainDateAt(new Date(lastAt)) },
        fund: fund && { id: fund.id, name: fund.name },
      })),
    )
    expect(JSON.stringify(told)).not.toContain('IFU')
    expect(await answersOf(await api.investor('investor-five'))).toEqual([])
    expect((await session.get(`/auth/investors/questions/${question?.id}`)).status).toBe(200)
    expect(await answersOf(session)).toEqual([])
  })

  it('are no part of a past day', async () => {
    expect(await answersOf(await api.investor('investor'), '?date=2026-01-15')).toBeNull()
  })
})
