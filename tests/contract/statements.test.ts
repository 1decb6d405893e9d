import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { librarySearchSchema } from '../../src/contract/product-api/library.schema.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type UsersApi } from './users-api.ts'

describe.each(testedDatabases())('statements and tax documents on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    api = createUsersApi(sandbox)
  }, 120_000)

  afterAll(() => sandbox.stop())

  // P-437
  it('are types of their own, by the year that they are about and not the one of their publication', async () => {
    const session = await api.investor('investor-entity')
    const search = async (query: string) =>
      exactly(
        librarySearchSchema,
        await session.get(`/auth/investors/documents/search?pageSize=100&${query}`, { 'x-locale': 'fr' }),
      )
    const quarters = await search('type=quarterly-statement&year=2025')
    expect(new Set(quarters.items.map(({ subType }) => subType.label))).toEqual(
      new Set(['Premier trimestre', 'Deuxième trimestre', 'Troisième trimestre', 'Quatrième trimestre']),
    )
    expect(quarters.items.some(({ publishedOn }) => publishedOn.startsWith('2026'))).toBe(true)
    const tax = await search('type=tax-statement&year=2025')
    expect(tax.items.map(({ fundId }) => fundId).toSorted()).toEqual(['fnd-13', 'fnd-26'])
    for (const { publishedOn, title, year } of tax.items)
      expect([publishedOn, title, year]).toEqual(['2026-02-18', 'Imprimé fiscal unique (IFU) – 2025', 2025])
    const [first] = tax.items
    const file = await session.get(first?.contentPath ?? '')
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })
})
