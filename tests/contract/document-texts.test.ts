import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  documentTextsSchema,
  type LibraryDocument,
  librarySearchSchema,
} from '../../src/contract/product-api/library.schema.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session, type UsersApi } from './users-api.ts'

describe.each(testedDatabases())('searching the texts of documents on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi
  let letter: LibraryDocument
  let information: LibraryDocument

  const list = async (session: Session, query: string) =>
    exactly(librarySearchSchema, await session.get(`/auth/investors/documents/search?${query}`))
  const search = async (session: Session, query: string, locale: 'fr' | 'en' = 'fr') =>
    exactly(
      documentTextsSchema,
      await session.get(`/auth/investors/document-texts?${query}`, { 'x-locale': locale }),
    )
  /** Opens a document, so that its file exists and its text is taken. */
  const open = async (session: Session, { id }: Pick<LibraryDocument, 'id'>) => {
    expect((await session.get(`/documents/${id}/content`)).status).toBe(200)
  }
  const first = (items: readonly LibraryDocument[]): LibraryDocument => {
    const [found] = items
    if (found === undefined) throw new Error('the seed has no such document')
    return found
  }

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    api = createUsersApi(sandbox)
    const session = await api.investor('investor')
    letter = first((await list(session, 'type=investor-letter&fund=fnd-2')).items)
    information = first((await list(session, 'type=key-information&fund=fnd-14&languages=one')).items)
    const before = (await search(session, 'q=xyzzy')).pending
    await open(session, letter)
    await open(session, information)
    await open(session, { id: information.alternate?.id ?? '' })
    // Nothing signals the end of the background work.
    for (let left = 200; left > 0 && (await search(session, 'q=xyzzy')).pending > before - 3; left -= 1)
      await pause(250)
    expect((await search(session, 'q=xyzzy')).pending).toBe(before - 3)
  }, 180_000)

  afterAll(() => sandbox.stop())

  // P-614
  it('finds a word whatever its form and accents, with the page and the passage as written', async () => {
    const session = await api.investor('investor')
    const found = await search(session, 'q=societes&fund=fnd-2')
    const item = found.items.find(({ document }) => document.id === letter.id)
    expect(item?.hits.length).toBeGreaterThan(0)
    for (const { page, parts } of item?.hits ?? []) {
      expect(page).toBeLessThanOrEqual(letter.pages)
      const matches = parts.filter(({ isMatch }) => isMatch).map(({ text }) => text.toLowerCase())
      expect(matches.length).toBeGreaterThan(0)
      for (const match of matches) expect(match).toMatch(/^sociétés?$/)
    }
    expect((await search(session, 'q=zzzzqq')).items).toEqual([])
  })

  it('lists a document in two languages once, by the file in the language asked for where the words are in it', async () => {
    const session = await api.investor('investor')
    const other = information.alternate?.id ?? ''
    const ids = async (query: string, locale: 'fr' | 'en') =>
      (await search(session, `${query}&fund=fnd-14`, locale)).items.map(({ document }) => document.id)
    // A word that is written alike in both.
    expect(await ids('q=Orvanne', 'fr')).toEqual([information.id])
    expect(await ids('q=Orvanne', 'en')).toEqual([other])
    // Words of one language are found by the readers of the other.
    expect(await ids('q=risques', 'en')).toEqual([information.id])
  })

  it('searches what the caller may open alone, within the filters', async () => {
    const [session, other] = [await api.investor('investor'), await api.investor('investor-empty')]
    expect((await search(session, 'q=societes&fund=fnd-14&type=investor-letter')).items).toEqual([])
    expect(await search(other, 'q=societes')).toEqual({ items: [], hasMore: false, pending: 0 })
  })

  it.each(['%22', '-', '%27%20or%201%3D1', '(((', '%F0%9F%92%B6'])(
    'answers the query %s with what it finds',
    async (query) => {
      const session = await api.investor('investor')
      expect((await search(session, `q=${query}`)).items.length).toBeGreaterThanOrEqual(0)
    },
  )

  it('refuses a query without words', async () => {
    const session = await api.investor('investor')
    expect((await session.get('/auth/investors/document-texts?q=')).status).toBe(400)
    expect((await session.get('/auth/partners/document-texts?q=a')).status).toBe(403)
  })

  // P-712
  it('as of a past day, the library holds what was published by then, without what replaced it since', async () => {
    const session = await api.investor('investor')
    const { items } = await list(session, 'pageSize=100')
    const replaced = items.find(({ replacedBy }) => typeof replacedBy === 'string')
    const day = String(replaced?.publishedOn)
    const then = await list(session, `pageSize=100&date=${day}`)
    expect(then.items.map(({ id }) => id)).toEqual(
      items.filter(({ publishedOn }) => publishedOn <= day).map(({ id }) => id),
    )
    expect(then.page.total).toBe(then.items.length)
    expect(then.facets.fund.reduce((sum, { count }) => sum + count, 0)).toBe(then.items.length)
    expect(then.items.find(({ id }) => id === replaced?.id)?.replacedBy).toBeNull()
    const before = await search(session, 'q=lettre&date=1990-01-01')
    expect(before.items).toEqual([])
  })
})
