import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FakeContentBackend, startFakeContentBackend } from '../support/fake-content-backend.ts'
import { logLine, type PortalProcess, startPortal } from '../support/portal-process.ts'

let content: FakeContentBackend
let portal: PortalProcess

beforeAll(async () => {
  content = await startFakeContentBackend()
  portal = await startPortal({ CONTENT_API_URL: content.url })
})

afterEach(() => {
  content.isDown = false
})

afterAll(async () => {
  await portal.stop()
  await content.stop()
})

const alternate = (locale: string, url: string) => ({
  id: 2,
  documentId: 'page1',
  createdAt: '2026-06-01T08:00:00.000Z',
  updatedAt: '2026-06-01T08:00:00.000Z',
  publishedAt: null,
  locale,
  url,
})
const text = (body: string) => ({ __component: 'shared.rich-text', id: 1, body })
const mainOf = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''

describe('a page of editors', () => {
  // P-103
  it('is found under its url of many segments, with its review date, contents and alternate', async () => {
    content.pages.set('fr a-propos/durabilite', {
      title: 'Durabilité',
      reviewedOn: '2026-06-01',
      blocks: [text('## Un\n\n## Deux\n\n## Trois')],
      localizations: [alternate('en', 'about/sustainability')],
    })
    const { status, body } = await portal.ask('/a-propos/durabilite')
    expect(status).toBe(200)
    expect(mainOf(body)).toContain('<time dateTime="2026-06-01">1er\u00a0juin\u00a02026</time>')
    for (const id of ['un', 'deux', 'trois']) {
      expect(body).toContain(`<h2 id="${id}">`)
      expect(body).toContain(`href="#${id}"`)
    }
    expect(body).toMatch(/rel="alternate" hreflang="en" href="[^"]*\/en\/about\/sustainability"/i)
    expect(body).toMatch(/rel="canonical" href="[^"]*\/a-propos\/durabilite"/)
  })

  it.each(['Notre_Maison', 'a.b~c/D-9_e', 'fiche.v2/Annexe.pdf'])(
    'is found under the name %s, whose characters those of Strapi’s uid are',
    async (url) => {
      content.pages.set(`fr ${url}`, { title: 'Une page' })
      const { status, body } = await portal.ask(`/${url}`)
      expect([status, body.includes(`/${url}"`)]).toEqual([200, true])
    },
  )

  it('without a translation names no alternate', async () => {
    content.pages.set('en only-english', { title: 'Only English' })
    const { body } = await portal.ask('/en/only-english')
    expect(body).not.toMatch(/hreflang="fr"/i)
    expect((await portal.ask('/only-english')).status).toBe(404)
  })

  it('is kept, and goes on while the content backend is down', async () => {
    content.pages.set('fr cookies', { title: 'Cookies', blocks: [text('Deux témoins.')] })
    expect((await portal.ask('/cookies')).status).toBe(200)
    content.isDown = true
    const kept = await portal.ask('/cookies')
    expect([kept.status, kept.body.includes('Deux témoins.')]).toEqual([200, true])
  })

  it('that was never seen says 503 while the content backend is down, in its language', async () => {
    content.isDown = true
    for (const [target, tag] of [
      ['/jamais-vue', 'fr-FR'],
      ['/en/never-seen', 'en-GB'],
    ] as const) {
      const { status, headers, body } = await portal.ask(target)
      expect(status).toBe(503)
      expect(body).toContain(`<html lang="${tag}"`)
      expect(headers['cache-control']).toBe('no-store')
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
  })
})

describe('an address that is no page', () => {
  // P-103
  it('is 404 and never kept, so that nobody fills the cache with what does not exist', async () => {
    for (const target of ['/nulle-part', '/en/nowhere/at/all']) {
      const { status, headers } = await portal.ask(target)
      expect([status, headers['cache-control'], headers.etag]).toEqual([404, 'no-store', undefined])
    }
  })

  it.each(['/deux%20mots', '/a+b', '/a,b', '/%C3%A9t%C3%A9', `/${'a'.repeat(1001)}`, '/wp-admin/x,y'])(
    '%s costs the content backend no call',
    async (target) => {
      const before = content.calls.length
      expect((await portal.ask(target)).status).toBe(404)
      expect(content.calls.length).toBe(before)
    },
  )
})

describe('broken and hostile content', () => {
  // P-069
  it('costs its own place only, and the log says what an editor waits for', async () => {
    content.pages.set('fr hostile', {
      title: '<script>alert("title")</script>',
      summary: '<img src=x onerror=alert(1)>',
      blocks: [
        text('Avant <script>alert(1)</script> [lien](javascript:alert(2)) ![](https://evil.example/p.gif)'),
        { __component: 'shared.carousel', id: 2, html: '<script>alert(3)</script>' },
        { __component: 'shared.table', id: 3, caption: 'Ronde', columns: 'none', rows: 5 },
        { __component: 'shared.blocks', id: 4, content: [{ type: 'paragraph', children: 'x' }, 7, null] },
        {
          __component: 'shared.link-list',
          id: 5,
          title: 'Liens',
          links: [
            { label: 'mauvais', url: 'javascript:alert(4)' },
            { label: 'bon', url: '/contact', icon: 'no-such-icon' },
          ],
        },
        text('Après.'),
      ],
    })
    const { status, body } = await portal.ask('/hostile', { headers: { 'x-request-id': 'hostile-page' } })
    const main = mainOf(body).replace(/<script type="application\/ld\+json">[^<]*<\/script>/, '')
    expect(status).toBe(200)
    for (const words of ['Avant', 'lien', 'bon', 'Après.', '&lt;script&gt;']) expect(main).toContain(words)
    expect(main).not.toMatch(/<script|<img|javascript:|evil\.example|mauvais|carousel/)
    const lost = await logLine(portal, { msg: 'entries left out', requestId: 'hostile-page' })
    expect(lost).toMatchObject({
      count: 5,
      entries: expect.arrayContaining([
        expect.objectContaining({ field: 'blocks.1.__component', code: 'invalid_value', isEntryLost: false }),
        expect.objectContaining({ field: 'blocks.2.columns', isEntryLost: false }),
        expect.objectContaining({ field: 'blocks.3.content.0.children' }),
        expect.objectContaining({ field: 'blocks.3.content.1' }),
        expect.objectContaining({ field: 'blocks.3.content.2' }),
      ]),
    })
    await logLine(portal, { msg: 'icon not known', icon: 'no-such-icon' })
  })
})
