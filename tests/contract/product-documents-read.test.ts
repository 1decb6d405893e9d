import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type LibraryDocument,
  libraryDocumentPageSchema,
  librarySearchSchema,
} from '../../src/contract/product-api/library.schema.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, refusalOf, type Session, type UsersApi } from './users-api.ts'

describe.each(testedDatabases())('reading one’s documents on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    api = createUsersApi(sandbox)
  }, 120_000)

  afterAll(() => sandbox.stop())

  const list = async (session: Session, query = '', locale: 'fr' | 'en' = 'fr') =>
    exactly(
      librarySearchSchema,
      await session.get(`/auth/investors/documents/search?pageSize=100&${query}`, { 'x-locale': locale }),
    )
  const read = async (session: Session, id: string, query = '', locale: 'fr' | 'en' = 'fr') =>
    exactly(
      libraryDocumentPageSchema,
      await session.get(`/auth/investors/documents/${id}?${query}`, { 'x-locale': locale }),
    )
  const open = (session: Session, id: string) =>
    session.post('/auth/investor-users/downloads', { documents: [id], way: 'file' })
  const firstWith = (items: readonly LibraryDocument[], isIt: (document: LibraryDocument) => boolean) => {
    const found = items.find(isIt)
    if (found === undefined) throw new Error('the seed has no such document')
    return found
  }

  // P-610
  it('is one row for both languages of a document, in the language asked for, and facets count rows', async () => {
    const session = await api.investor('investor')
    const all = await list(session)
    for (const locale of ['fr', 'en'] as const) {
      const { facets, items, page } = await list(session, 'languages=one', locale)
      const twice = all.items.filter(({ alternate }) => alternate !== null).length / 2
      expect([page.total, twice > 0]).toEqual([all.page.total - twice, true])
      expect(facets.fund.reduce((sum, { count }) => sum + count, 0)).toBe(page.total)
      for (const { alternate, id, language } of items) {
        if (!alternate) continue
        expect(language).toBe(locale)
        expect(alternate.language).not.toBe(language)
        const other = firstWith(all.items, (document) => document.id === alternate.id)
        expect(other.alternate).toEqual({ id, language })
      }
    }
  })

  // P-611
  it('keeps the versions that were replaced, names the one in force, and shows the public that one alone', async () => {
    const session = await api.investor('investor')
    const { items } = await list(session, 'languages=one&type=key-information&fund=fnd-14')
    const [current, ...replaced] = items
    expect([current?.replacedBy, replaced.length > 0]).toEqual([null, true])
    expect(replaced.map(({ replacedBy }) => replacedBy)).toEqual(replaced.map(() => current?.id))
    const { document, versions } = await read(session, replaced[0]?.id ?? '')
    expect(document.replacedBy).toBe(current?.id)
    expect(versions.map(({ id, isCurrent }) => [id, isCurrent])).toEqual(
      items.map(({ id }) => [id, id === current?.id]),
    )
    const tab = await api.ask('/funds/fnd-14/documents/search?type=key-information&pageSize=100')
    const shown: unknown = await tab.json()
    expect(JSON.stringify(shown)).toContain(current?.id)
    for (const { id } of replaced) expect(JSON.stringify(shown)).not.toContain(`"${id}"`)
  })

  // P-612
  it('says when a document was first opened, in either language and by this person alone', async () => {
    const [session, other] = [await api.investor('investor'), await api.investor('investor-entity')]
    const { items } = await list(session, 'languages=one&fund=fnd-14')
    const both = firstWith(items, ({ alternate, openedAt }) => alternate !== null && openedAt === null)
    expect((await open(session, both.alternate?.id ?? '')).status).toBe(200)
    const after = await list(session, 'languages=one&fund=fnd-14')
    expect(firstWith(after.items, ({ id }) => id === both.id).openedAt).not.toBeNull()
    for (const { openedAt } of (await list(other)).items) expect(openedAt).toBeNull()
  })

  // P-613
  it('gives a document with the fingerprint of its file and its neighbours in the list that it is of', async () => {
    const session = await api.investor('investor')
    const query = 'fund=fnd-2&sort=title'
    const { items } = await list(session, `languages=one&${query}`)
    const ids = items.map(({ id }) => id)
    for (const [index, id] of ids.entries()) {
      if (index > 2 && index < ids.length - 1) continue
      const { next, previous } = await read(session, id, query)
      expect([previous?.id, next?.id]).toEqual([ids[index - 1], ids[index + 1]])
    }
    const { document, sha256 } = await read(session, ids[0] ?? '', query)
    const file = await session.get(document.contentPath ?? '')
    expect(
      createHash('sha256')
        .update(new Uint8Array(await file.arrayBuffer()))
        .digest('hex'),
    ).toBe(sha256)
    const both = firstWith(items, ({ alternate }) => alternate !== null)
    const [own, foreign] = [
      await read(session, both.id, query),
      await read(session, both.alternate?.id ?? '', query),
    ]
    expect([foreign.previous, foreign.next]).toEqual([own.previous, own.next])
  })

  // P-194
  it('answers another’s document, and one that does not exist, alike', async () => {
    const [session, holder] = [await api.investor('investor-entity'), await api.investor('investor')]
    const own = new Set((await list(session)).items.map(({ id }) => id))
    const closed = firstWith(
      (await list(holder)).items,
      ({ access, id }) => access === 'subscribers' && !own.has(id),
    )
    for (const id of [closed.id, 'doc-99999999', 'nothing', 'doc-0'])
      expect(await refusalOf(await session.get(`/auth/investors/documents/${id}`)), id).toEqual([
        404,
        'not_found',
        undefined,
      ])
  })
})
