import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProductClient } from './product-client.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'

describe.each(testedDatabases())('the documents of the product API on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
  }, 120_000)

  afterAll(() => sandbox.stop())

  const { ask, searchDocuments, problemOf, firstDocument } = createProductClient(() => sandbox.url)

  describe('GET /funds/{id}/documents/search', () => {
    // P-192
    it('lists documents newest first, with an address only for public ones', async () => {
      const { items } = await searchDocuments('fnd-2', 'pageSize=100')
      const dates = items.map(({ publishedOn }) => publishedOn)
      expect(dates).toEqual([...dates].sort().reverse())
      for (const { access, contentPath } of items) expect(contentPath === null).toBe(access === 'subscribers')
      expect(new Set(items.map(({ access }) => access)).size).toBe(2)
    })

    it('counts what each facet value gives', async () => {
      const { facets } = await searchDocuments('fnd-2', 'group=reporting')
      for (const { code, count } of facets.year) {
        expect((await searchDocuments('fnd-2', `group=reporting&year=${code}`)).page.total).toBe(count)
      }
      for (const { code, count } of facets.group) {
        expect((await searchDocuments('fnd-2', `group=${code}`)).page.total).toBe(count)
      }
    })

    it('filters by type, sub-type and title', async () => {
      const found = await searchDocuments('fnd-2', 'type=half-yearly-report&subType=first-half&q=SEMESTRIEL')
      expect(found.items.length).toBeGreaterThan(0)
      for (const { type, subType } of found.items) {
        expect([type.code, subType.code]).toEqual(['half-yearly-report', 'first-half'])
      }
    })

    it('responds with 404 for an unknown fund', async () => {
      expect((await ask('/funds/nothing/documents/search')).status).toBe(404)
    })
  })

  describe('GET /documents/{id}/content', () => {
    it('sends a PDF whose pages the list announced, always the same', async () => {
      const { contentPath, id } = await firstDocument('public')
      const response = await ask(contentPath ?? '')
      const content = Buffer.from(await response.arrayBuffer())
      expect(response.headers.get('content-type')).toBe('application/pdf')
      expect(content.subarray(0, 5).toString()).toBe('%PDF-')
      expect(response.headers.get('content-length')).toBe(String(content.length))
      const listed = (await searchDocuments('fnd-2', 'pageSize=100')).items.find((item) => item.id === id)
      expect(listed?.bytes).toBe(content.length)
      const again = Buffer.from(await (await ask(contentPath ?? '')).arrayBuffer())
      expect(again.equals(content)).toBe(true)
    })

    // P-193
    it('serves single ranges, and the parts make the whole', async () => {
      const path = (await firstDocument('public')).contentPath ?? ''
      const whole = Buffer.from(await (await ask(path)).arrayBuffer())
      const first = await ask(path, { headers: { range: 'bytes=0-99' } })
      expect([first.status, first.headers.get('content-range')]).toEqual([206, `bytes 0-99/${whole.length}`])
      const rest = await ask(path, { headers: { range: 'bytes=100-' } })
      const parts = [Buffer.from(await first.arrayBuffer()), Buffer.from(await rest.arrayBuffer())]
      expect(Buffer.concat(parts).equals(whole)).toBe(true)
      const last = await ask(path, { headers: { range: 'bytes=-10' } })
      expect(Buffer.from(await last.arrayBuffer()).equals(whole.subarray(-10))).toBe(true)
    })

    it('refuses a range outside the file', async () => {
      const path = (await firstDocument('public')).contentPath ?? ''
      const response = await ask(path, { headers: { range: 'bytes=99999999-' } })
      expect(response.status).toBe(416)
      expect(response.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/)
      expect((await problemOf(response)).code).toBe('range_not_satisfiable')
    })

    it('answers HEAD without a body, and 304 to the version that the caller has', async () => {
      const path = (await firstDocument('public')).contentPath ?? ''
      const head = await ask(path, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
      expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000)
      const etag = head.headers.get('etag') ?? ''
      expect((await ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
      const stale = await ask(path, { headers: { range: 'bytes=0-9', 'if-range': '"other"' } })
      expect(stale.status).toBe(200)
      await stale.arrayBuffer()
    })

    it('ignores a range with HEAD, which tells of the whole file', async () => {
      const path = (await firstDocument('public')).contentPath ?? ''
      const whole = await ask(path, { method: 'HEAD' })
      for (const range of ['bytes=0-9', 'bytes=99999999-']) {
        const head = await ask(path, { method: 'HEAD', headers: { range } })
        expect([head.status, head.headers.get('content-range')]).toEqual([200, null])
        expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
      }
    })

    it('names the file with letters, digits and dashes', async () => {
      const path = (await firstDocument('public')).contentPath ?? ''
      const head = await ask(path, { method: 'HEAD' })
      expect(head.headers.get('content-disposition')).toMatch(/^inline; filename="[a-z0-9-]+\.pdf"$/)
    })

    // P-194
    it('answers a document for subscribers exactly as one that does not exist', async () => {
      const { id } = await firstDocument('subscribers')
      for (const method of ['GET', 'HEAD']) {
        const kept = await ask(`/documents/${id}/content`, { method })
        const unknown = await ask('/documents/doc-99999999/content', { method })
        expect([kept.status, unknown.status]).toEqual([404, 404])
        const hidden = (text: string) => text.replace(/doc-\d+/g, 'doc')
        expect(hidden(await kept.text())).toBe(hidden(await unknown.text()))
        const names = (response: Response) => [...response.headers.keys()].sort()
        expect(names(kept)).toEqual(names(unknown))
      }
    })
  })
})
