import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ContentApi,
  createContentApi,
} from '../../src/server/backends/content-api/content-api.server.ts'
import { createHttpClient } from '../../src/server/http/http-client.server.ts'
import { openTarget, type Target } from './content-api-target.ts'

// These tests need data seeded by the sandbox; only the recorded exchanges are replayed against a live backend.
const isLive = process.env.CONTENT_API_URL !== undefined
const silent = () => {}
const log = { debug: silent, info: silent, warn: silent, error: silent }

describe.skipIf(isLive)('the portal’s content client', () => {
  let target: Target
  let api: ContentApi

  beforeAll(async () => {
    target = await openTarget(undefined, { SANDBOX_CONTENT_LOCALE: 'fr' })
    const http = createHttpClient({ name: 'content', baseUrl: `${target.url}/api`, log })
    api = createContentApi(http, { version: '5' })
  }, 180_000)

  afterAll(() => target.stop())

  it('reads a guide whole, with the address of its alternate', async () => {
    const found = await api.findGuide({ locale: 'fr', slug: 'comprendre-un-fonds-non-cote' })
    expect(found).toMatchObject({
      kind: 'ok',
      data: {
        category: { slug: 'investir' },
        cover: { mime: 'image/png' },
        relatedFunds: ['fnd-7', 'fnd-21', 'fnd-33', 'fnd-47'],
        localizations: [
          { locale: 'en', slug: 'understanding-an-unlisted-fund', category: { slug: 'investment' } },
        ],
      },
    })
  })

  it('reads a video with its film and captions', async () => {
    const found = await api.findArticle({ locale: 'en', slug: 'the-life-of-a-fund-in-one-minute' })
    expect(found).toMatchObject({
      data: {
        kind: 'video',
        video: { source: { mime: 'video/webm' }, captions: { url: expect.stringMatching(/\.vtt$/) } },
      },
    })
  })

  it('lists by category, page by page, each entry once', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => api.listArticles({ locale: 'en', category: 'video', page, pageSize: 2 })),
    )
    const slugs = pages.flatMap((page) =>
      page.kind === 'ok' ? page.data.entries.map(({ slug }) => slug) : [],
    )
    expect(new Set(slugs).size).toBe(6)
    expect(pages[0]).toMatchObject({ data: { page: 1, pageCount: 3, total: 6 } })
  })

  it('lists what is about a fund, and what holds a word', async () => {
    const about = await api.listGuides({ locale: 'fr', fundId: 'fnd-7', except: ['le-fcpr'] })
    const holding = await api.listGuides({ locale: 'fr', text: 'liquidité' })
    for (const list of [about, holding]) {
      expect(list.kind === 'ok' && list.data.total).toBeGreaterThan(0)
    }
  })

  // P-767
  it('reads authors in both languages, with the texts that they have signed and their white books', async () => {
    for (const locale of ['fr', 'en'] as const) {
      const authors = await api.listAuthors({ locale })
      const names = authors.kind === 'ok' ? authors.data.entries.map(({ name }) => name) : []
      expect([names.length, names]).toEqual([7, names.toSorted((a, b) => a.localeCompare(b, 'fr'))])
      const found = await api.findAuthor({ locale, slug: 'ingrid-solberg-perrin' })
      if (found.kind !== 'ok') throw new Error(found.kind)
      expect(found.data.whiteBooks).toMatchObject([{ title: expect.stringMatching(/infrastructure/i) }])
      expect(JSON.stringify(found.data.biography)).toContain('Bergen')
      const signed = await api.listArticles({ locale, signedBy: [found.data.name], pageSize: 100 })
      const texts = signed.kind === 'ok' ? signed.data.entries : []
      expect(texts.length).toBeGreaterThan(5)
      expect(texts.every(({ author }) => author?.name === found.data.name)).toBe(true)
    }
  })

  // P-767
  it('finds the author of a white book by its slug, and none for one without author', async () => {
    const authorOf = async (whiteBook: string) => {
      const listed = await api.listAuthors({ locale: 'en', whiteBook, pageSize: 1 })
      return listed.kind === 'ok' ? listed.data.entries.map(({ slug }) => slug) : ['failed']
    }
    expect(await authorOf('private-debt-for-savers')).toEqual(['camille-estrade'])
    expect(await authorOf('unknown')).toEqual([])
  })

  // P-768
  it('reads series of three to four published texts, in the order of their editors', async () => {
    for (const locale of ['fr', 'en'] as const) {
      const listed = await api.listSeries({ locale })
      const all = listed.kind === 'ok' ? listed.data.entries : []
      expect(all.map(({ parts }) => parts.length)).toEqual([4, 4, 4])
      expect(
        all.flatMap(({ parts }) => parts).every(({ guide, article }) => (guide ?? article)?.category),
      ).toBe(true)
    }
    const found = await api.findSeries({ locale: 'en', slug: 'the-four-forms-of-fund' })
    expect(found).toMatchObject({
      data: {
        parts: ['FCPR', 'FCPI', 'FIP', 'FPCI'].map((form) => ({
          guide: { title: expect.stringContaining(form) },
        })),
      },
    })
  })

  // P-769
  it('leaves out of a list the texts that stand beside it', async () => {
    const all = await api.listGuides({ locale: 'en', category: 'funds-type' })
    const slugs = all.kind === 'ok' ? all.data.entries.map(({ slug }) => slug) : []
    const others = await api.listGuides({ locale: 'en', category: 'funds-type', except: slugs.slice(1) })
    expect(others).toMatchObject({ data: { entries: [{ slug: slugs[0] }], total: 1 } })
  })

  // P-023
  it('knows each category in both languages', async () => {
    const categories = await api.listCategories({ locale: 'fr' })
    const pairs = categories.kind === 'ok' ? categories.data : []
    expect(pairs.map(({ slug, localizations: [alternate] }) => [slug, alternate?.slug])).toContainEqual([
      'type',
      'funds-type',
    ])
    expect(pairs).toHaveLength(8)
  })

  it('lists every address of a sitemap', async () => {
    const asked = { locale: 'fr', detail: 'address', pageSize: 100 } as const
    const lists = await Promise.all([
      api.listGuides(asked),
      api.listArticles(asked),
      api.listWhiteBooks(asked),
      api.listPages(asked),
    ])
    expect(lists.every((list) => list.kind === 'ok' && list.data.entries.length > 5)).toBe(true)
  })

  it.each(['getHomepage', 'getMenu', 'getFooter', 'getGlobal'] as const)('answers %s', async (name) => {
    expect(await api[name]({ locale: 'en' })).toMatchObject({ kind: 'ok', data: { locale: 'en' } })
  })

  it('finds a page of several segments, and no draft', async () => {
    expect(await api.findPage({ locale: 'fr', url: 'a-propos/durabilite' })).toMatchObject({ kind: 'ok' })
    const drafts = await api.listArticles({ locale: 'en', text: 'autumn outlook' })
    const slugs = drafts.kind === 'ok' ? drafts.data.entries.map(({ slug }) => slug) : ['failed']
    expect(slugs.filter((slug) => slug.includes('autumn-outlook'))).toEqual([])
  })
})
