import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  downloadListSchema,
  type LibrarySearch,
  librarySearchSchema,
  libraryVisitSchema,
  recordedDownloadsSchema,
} from '../../src/contract/product-api/library.schema.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, refusalOf, type Session, type UsersApi } from './users-api.ts'

/** Funds of the demo investor, and a document of the catalogue that belongs to another fund. */
const ownFunds = ['fnd-10', 'fnd-14', 'fnd-2', 'fnd-21', 'fnd-6']

describe.each(testedDatabases())('the library of documents of the product API on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi
  let now = new Date('2026-11-02T09:00:00Z')

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => now)
    api = createUsersApi(sandbox)
  }, 120_000)

  afterAll(() => sandbox.stop())

  const base = { investor: '/auth/investors', partner: '/auth/partners' } as const
  const search = async (session: Session, query = '', client: 'investor' | 'partner' = 'investor') =>
    exactly(librarySearchSchema, await session.get(`${base[client]}/documents/search?${query}`))
  const everything = (session: Session) => search(session, 'pageSize=100')

  describe('GET /auth/investors/documents/search', () => {
    // P-195
    it('holds every document of the own funds, all of which may be opened, newest first', async () => {
      const { items, page } = await everything(await api.investor('investor'))
      expect(items).toHaveLength(page.total)
      expect([...new Set(items.map(({ fund }) => fund.id))].sort()).toEqual(ownFunds)
      expect(items.every(({ contentPath }) => contentPath !== null)).toBe(true)
      const dates = items.map(({ publishedOn }) => publishedOn)
      expect(dates).toEqual([...dates].sort().reverse())
    })

    it('narrows by fund, year, type and sub-type, and each facet counts what it gives', async () => {
      const session = await api.investor('investor')
      const { facets } = await search(session, 'year=2026')
      for (const name of ['fund', 'type', 'subType'] as const)
        for (const { code, count } of facets[name])
          expect((await search(session, `year=2026&${name}=${code}`)).page.total, `${name} ${code}`).toBe(
            count,
          )
      const narrowed = await search(session, 'fund=fnd-2&type=half-yearly-report&subType=first-half')
      expect(narrowed.page.total).toBeGreaterThan(0)
      for (const { fund, type, subType } of narrowed.items)
        expect([fund.id, type.code, subType.code]).toEqual(['fnd-2', 'half-yearly-report', 'first-half'])
    })

    it('finds words of titles and of funds, with or without accents, in the language asked for', async () => {
      const session = await api.investor('investor')
      const { items } = await search(session, 'q=REGLEMENT')
      expect(items.length).toBe(5)
      const { name } = items[0]?.fund ?? { name: '' }
      const ofFund = await search(session, `q=${encodeURIComponent(name)}&pageSize=100`)
      expect(ofFund.items.length).toBeGreaterThan(0)
      expect(new Set(ofFund.items.map(({ fund }) => fund.name))).toEqual(new Set([name]))
      const english = await session.get(`${base.investor}/documents/search?q=rules`, { 'x-locale': 'en' })
      expect((await exactly(librarySearchSchema, english)).page.total).toBe(5)
      expect((await search(session, 'q=%25')).page.total).toBe((await search(session)).page.total)
      expect((await search(session, 'q=zzzz')).items).toEqual([])
    })

    it('pages in each order without losing or repeating one', async () => {
      const session = await api.investor('investor')
      const { page } = await search(session)
      for (const sort of ['-publishedOn', 'publishedOn', 'title', '-title', 'fund', '-fund']) {
        const pages: LibrarySearch[] = []
        for (let number = 1; number <= Math.ceil(page.total / 20); number += 1)
          pages.push(await search(session, `sort=${sort}&pageSize=20&page=${number}`))
        const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
        expect([ids.length, new Set(ids).size], sort).toEqual([page.total, page.total])
      }
      expect((await search(session, 'page=999')).items).toEqual([])
    })

    it('is empty without funds, and that of the team for a partner', async () => {
      expect((await everything(await api.investor('investor-empty'))).page.total).toBe(0)
      const partner = await api.partner('partner-chosen@banque-demo.example')
      const { facets } = await search(partner, '', 'partner')
      expect(facets.fund).toHaveLength(12)
    })

    it('narrowed to a fund of somebody else, it is empty', async () => {
      const session = await api.investor('investor')
      expect((await search(session, 'fund=fnd-3')).items).toEqual([])
    })
  })

  describe('downloads', () => {
    const take = (session: Session, documents: readonly string[], way = 'selection') =>
      session.post('/auth/investor-users/downloads', { documents, way })
    const taken = async (session: Session) =>
      exactly(downloadListSchema, await session.get('/auth/investor-users/downloads?pageSize=100'))

    it('are recorded once for one reading, and shown to their owner alone', async () => {
      const [session, other] = [await api.investor('investor'), await api.investor('investor-entity')]
      const [first, second] = (await everything(session)).items.map(({ id }) => id)
      const ids = [second ?? '', first ?? '']
      const response = await exactly(recordedDownloadsSchema, await take(session, ids))
      expect(response.documents.map(({ id }) => id)).toEqual(ids)
      await take(session, ids)
      await take(session, [first ?? ''], 'file')
      const { items } = await taken(session)
      expect(items.map(({ document, way }) => [document.id, way])).toEqual([
        [first, 'file'],
        [first, 'selection'],
        [second, 'selection'],
      ])
      expect(items.every(({ downloadedAt }) => downloadedAt === now.toISOString())).toBe(true)
      now = new Date(now.getTime() + 11 * 60_000)
      await take(session, [first ?? ''], 'file')
      expect((await taken(session)).page.total).toBe(4)
      expect((await taken(other)).items).toEqual([])
    })

    it('are recorded once when several requests for a document arrive at the same time', async () => {
      const session = await api.investor('investor')
      now = new Date(now.getTime() + 11 * 60_000)
      const before = (await taken(session)).page.total
      const [{ id } = { id: '' }] = (await everything(session)).items
      const responses = await Promise.all(Array.from({ length: 5 }, () => take(session, [id], 'file')))
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      expect((await taken(session)).page.total).toBe(before + 1)
    })

    it('of which one is not the caller’s or does not exist are refused alike, and none is recorded', async () => {
      const [session, holder] = [await api.investor('investor-entity'), await api.investor('investor')]
      const [own] = (await everything(session)).items
      const closed = (await everything(holder)).items.find(({ access }) => access === 'subscribers')
      for (const wrong of [closed?.id ?? '', 'doc-99999999', 'nothing'])
        expect(await refusalOf(await take(session, [own?.id ?? '', wrong]))).toEqual([
          404,
          'not_found',
          undefined,
        ])
      expect((await taken(session)).items).toEqual([])
    })

    it('are of one to a hundred documents', async () => {
      const session = await api.investor('investor')
      const many = Array.from({ length: 101 }, (_, index) => `doc-${index + 1}`)
      for (const documents of [[], many]) expect((await take(session, documents)).status).toBe(400)
    })
  })

  describe('visits', () => {
    const visit = async (session: Session, client: 'investor' | 'partner' = 'investor') =>
      exactly(libraryVisitSchema, await session.post(`/auth/${client}-users/library-visits`, {}))

    it('tell when the library was open before, and looks within half an hour are one visit', async () => {
      const session = await api.investor('investor-entity')
      const first = now
      const firstVisitAt = first.toISOString()
      expect(await visit(session)).toEqual({ previousVisitAt: null, firstVisitAt })
      now = new Date(first.getTime() + 20 * 60_000)
      expect(await visit(session)).toEqual({ previousVisitAt: null, firstVisitAt })
      const lastLook = now
      now = new Date(lastLook.getTime() + 31 * 60_000)
      const seen = { previousVisitAt: lastLook.toISOString(), firstVisitAt }
      expect(await Promise.all([visit(session), visit(session), visit(session)])).toEqual([seen, seen, seen])
    })

    it('are each account’s own; the seed gives the first investor one of spring', async () => {
      expect(await visit(await api.investor('investor'))).toEqual({
        previousVisitAt: '2026-03-31T16:00:00.000Z',
        firstVisitAt: '2026-03-31T16:00:00.000Z',
      })
      const partner = await api.partner('partner-one@mutuelle-demo.example')
      expect(await visit(partner, 'partner')).toMatchObject({ previousVisitAt: null })
    })
  })

  describe('who may call', () => {
    const calls = [
      ['GET', 's/documents/search'],
      ['GET', 's/documents/doc-1'],
      ['GET', 's/agenda'],
      ['GET', 's/funds/overview'],
      ['POST', '-users/library-visits'],
      ['GET', '-users/downloads'],
      ['POST', '-users/downloads'],
    ] as const
    const send = (session: Session, method: string, path: string) =>
      method === 'GET' ? session.get(path) : session.post(path, { documents: ['doc-1'], way: 'file' })

    it('nobody without a token, and nobody with one of the other client', async () => {
      const investor = await api.investor('investor')
      const partner = await api.partner('partner-one@mutuelle-demo.example')
      for (const [method, rest] of calls) {
        for (const [client, wrong] of [
          ['investor', partner],
          ['partner', investor],
        ] as const) {
          const path = `/auth/${client}${rest}`
          const nobody = api.sessionOf('nobody', 'no-token')
          expect((await send(nobody, method, path)).status, `${method} ${path}`).toBe(401)
          expect((await send(wrong, method, path)).status, `${method} ${path}`).toBe(403)
        }
      }
      expect((await partner.get('/auth/investors/holdings')).status).toBe(403)
      expect((await api.ask('/auth/investors/holdings')).status).toBe(401)
    })

    it('no investor who waits for verification, but for their own downloads of public documents', async () => {
      const pending = await api.investor('investor-pending')
      const statuses = await Promise.all(
        ['/auth/investors/documents/search', '/auth/investors/agenda', '/auth/investors/holdings'].map(
          async (path) => (await pending.get(path)).status,
        ),
      )
      expect(statuses).toEqual([403, 403, 403])
      expect((await pending.post('/auth/investor-users/library-visits', {})).status).toBe(403)
      const closed = (await everything(await api.investor('investor'))).items.find(
        ({ access }) => access === 'subscribers',
      )
      const take = (id: string) =>
        pending.post('/auth/investor-users/downloads', { documents: [id], way: 'file' })
      expect((await take(closed?.id ?? '')).status).toBe(404)
      expect((await take('doc-1')).status).toBe(200)
    })

    it('a partner without a team finds nothing', async () => {
      const session = await api.partner('partner-noteam@assureur-demo.example')
      expect((await search(session, '', 'partner')).page.total).toBe(0)
    })
  })

  it('refuses query values that are not acceptable', async () => {
    const session = await api.investor('investor')
    const statusOf = async (query: string) =>
      (await session.get(`${base.investor}/documents/search?${query}`)).status
    for (const query of ['page=0', 'pageSize=101', 'sort=bytes'])
      expect(await statusOf(query), query).toBe(400)
    const schema: z.ZodType = librarySearchSchema
    const unknown = await session.get(`${base.investor}/documents/search?fund=x&year=y`)
    expect(schema.safeParse(await unknown.json()).success).toBe(true)
  })
})
