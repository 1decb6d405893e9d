import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doneSchema } from '../../src/contract/product-api/account.schema.ts'
import {
  privateFeedContentSchema,
  privateFeedCreatedSchema,
  privateFeedSchema,
} from '../../src/contract/product-api/notification.schema.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, refusalOf, type UsersApi } from './users-api.ts'

const path = '/auth/investor-users/private-feed'

describe.each(testedDatabases())('private feeds on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    api = createUsersApi(sandbox)
  }, 120_000)

  afterAll(() => sandbox.stop())

  const read = (secret: string) =>
    api.ask('/private-feeds/read', {
      method: 'POST',
      body: JSON.stringify({ secret }),
      headers: { 'content-type': 'application/json', 'x-locale': 'en' },
    })

  // P-444
  it('are opened by their secret alone, hold what their owner is told, and end with a new one or by revocation', async () => {
    const session = await api.investor('investor')
    expect(await exactly(privateFeedSchema, await session.get(path))).toEqual({ createdAt: null })
    const create = async () =>
      (await exactly(privateFeedCreatedSchema, await session.post(`${path}/create`, {}))).secret
    const first = await create()
    const { items } = await exactly(privateFeedContentSchema, await read(first))
    expect(new Set(items.map(({ kind }) => kind))).toEqual(
      new Set(['document', 'valuation', 'notice', 'letter']),
    )
    const funds = items.flatMap((item) => ('fund' in item ? [item.fund.id] : []))
    expect(funds.every((id) => ['fnd-2', 'fnd-6', 'fnd-10', 'fnd-14', 'fnd-21'].includes(id))).toBe(true)
    expect((await exactly(privateFeedSchema, await session.get(path))).createdAt).not.toBe(null)
    const second = await create()
    expect(second).not.toBe(first)
    expect(await refusalOf(await read(first))).toEqual([404, 'not_found', undefined])
    expect((await read(second)).status).toBe(200)
    await exactly(doneSchema, await session.post(`${path}/revoke`, {}))
    await exactly(doneSchema, await session.post(`${path}/revoke`, {}))
    expect(await refusalOf(await read(second))).toEqual(await refusalOf(await read('x'.repeat(43))))
  })

  it('are not for partners', async () => {
    const partner = await api.partner('advisor@cgp-demo.example')
    expect((await partner.post(`${path}/create`, {})).status).toBe(403)
  })
})
