import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { startServices, type TestServices } from '../support/services.ts'

const token = 'an editor’s token of the sandbox'.replaceAll(/\W/g, '-')
const secret = 'the secret of the hooks, of thirty-two characters'.replaceAll(/\W/g, '-')
let services: TestServices

beforeAll(async () => {
  services = await startServices({ SANDBOX_CONTENT_API_TOKEN: token, HOOK_SECRET: secret })
}, 180_000)
afterAll(() => services.stop())

const listSchema = z.object({
  data: z.array(
    z.object({
      documentId: z.string(),
      title: z.string(),
      slug: z.string(),
      category: z.object({ slug: z.string() }),
      cover: z.object({ hash: z.string() }).nullable(),
      localizations: z.array(
        z.object({ slug: z.string(), category: z.object({ slug: z.string() }).nullable() }),
      ),
    }),
  ),
})

async function firstArticle() {
  const relations = ['category', 'cover', 'localizations'].map((name) => `populate[${name}][populate]=*`)
  const query = ['locale=fr', 'pagination[pageSize]=1', ...relations].join('&')
  const answered = await fetch(`${services.sandboxUrl}/content/api/articles?${query}`)
  const [article] = listSchema.parse(await answered.json()).data
  if (article === undefined) throw new Error('the seed has no article')
  return article
}

const look = async (path: string) => {
  const response = await fetch(`${services.portalUrl}${path}`)
  return { status: response.headers.get('cache-status'), body: await response.text() }
}

/** Reads pages until each is kept: one of the first moments, without the menu of a backend that is slow, is kept shortly. */
const untilKept = (paths: readonly string[]) =>
  vi.waitFor(
    async () => {
      for (const path of paths) expect([path, (await look(path)).status]).toEqual([path, 'portal; hit'])
    },
    { timeout: 60_000, interval: 500 },
  )

// P-214
it('what an editor publishes is on its page at once, and pages without it stay as they are', async () => {
  const { documentId, slug, category, title } = await firstArticle()
  const own = `/analyses-et-tendances/${category.slug}/${slug}`
  // Its lists in both languages may name it; other kinds of text do not.
  const others = ['/fonds', '/en/funds', '/en/guide']
  await untilKept([own, ...others])
  const changed = `${title}, relu`
  const written = await fetch(`${services.sandboxUrl}/content/api/articles/${documentId}?locale=fr`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: { title: changed } }),
  })
  expect(written.status).toBe(200)
  await vi.waitFor(async () => expect((await look(own)).body).toContain(changed), { timeout: 10_000 })
  for (const path of others) expect([path, (await look(path)).status]).toEqual([path, 'portal; hit'])
})

/** Sends an event as a content backend does, and gives the pages of these that are rendered anew. */
async function outdatedBy(event: object, pages: readonly string[]): Promise<string[]> {
  await untilKept(pages)
  const sent = await fetch(`${services.portalUrl}/api/hooks/content`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ createdAt: '2026-06-01T08:00:00.000Z', ...event }),
  })
  expect(sent.status).toBe(200)
  const looks = await Promise.all(pages.map(async (path) => ({ path, ...(await look(path)) })))
  return looks.filter(({ status }) => status !== 'portal; hit').map(({ path }) => path)
}

describe('an event of a content backend makes out of date', () => {
  let article: Awaited<ReturnType<typeof firstArticle>>
  let own: string
  let twin: string
  const others = ['/lexique', '/en/guide']
  beforeAll(async () => {
    article = await firstArticle()
    const [translation] = article.localizations
    own = `/analyses-et-tendances/${article.category.slug}/${article.slug}`
    twin = `/en/analysis-and-trends/${translation?.category?.slug}/${translation?.slug}`
  })

  it('the page of the translation too', async () => {
    const entry = { id: 1, documentId: article.documentId, locale: 'fr', publishedAt: '2026-06-01' }
    const event = { event: 'entry.publish', model: 'article', uid: 'api::article.article', entry }
    expect(await outdatedBy(event, [own, twin, ...others])).toEqual([own, twin])
  })

  it('every page that shows the picture whose text changed', async () => {
    const media = { id: 1, hash: article.cover?.hash, alternativeText: 'New', url: '/uploads/x.png' }
    const lists = ['/analyses-et-tendances']
    expect(await outdatedBy({ event: 'media.update', media }, [own, ...lists, ...others])).toEqual([
      own,
      ...lists,
    ])
  })

  // Version 4 names neither `uid` nor document id; other events name no entry at all.
  it.each([
    ['entry.unpublish', { id: 7, publishedAt: null }],
    ['entry.publish', { id: 7, publishedAt: '2026-06-01' }],
    ['entry.publish', 'null'],
    ['entry.unpublish', null],
  ])('all pages of the type: %s of %j', async (event, entry) => {
    expect(await outdatedBy({ event, model: 'article', entry }, [own, twin, ...others])).toEqual([own, twin])
  })

  it('nothing, where it concerns drafts and workflows alone', async () => {
    for (const event of ['review-workflows.updateEntryStage', 'entry.draft-discard', 'media.create'])
      expect(await outdatedBy({ event, model: 'article', entry: 'null' }, [own, ...others])).toEqual([])
  })
})

// P-767, P-768
describe('authors and series', () => {
  const author = '/auteurs/mathilde-roussarie'
  const text = '/guide/type/le-fcpr-porte-d-entree-du-non-cote'
  const part = '/guide/type/le-fip-investir-dans-les-pme-d-une-region'
  const others = ['/lexique', '/en/guide']
  const documentIdOf = async (path: string, slug: string) => {
    const query = `locale=fr&filters[slug][$eq]=${slug}`
    const answered = await fetch(`${services.sandboxUrl}/content/api/${path}?${query}`)
    const ids = z.object({ data: z.array(z.object({ documentId: z.string() })) })
    return ids.parse(await answered.json()).data[0]?.documentId ?? ''
  }

  it('an event of the author makes the page of the author out of date, and those of texts', async () => {
    const documentId = await documentIdOf('authors', 'mathilde-roussarie')
    const entry = { id: 1, documentId, locale: 'fr', publishedAt: '2026-06-01' }
    const event = { event: 'entry.publish', model: 'author', uid: 'api::author.author', entry }
    expect(await outdatedBy(event, [author, text, ...others])).toEqual([author, text])
  })

  it('an event of a text makes the page of its author and its series out of date, and nothing beside', async () => {
    const documentId = await documentIdOf('guides', 'le-fip-investir-dans-les-pme-d-une-region')
    const entry = { id: 1, documentId, locale: 'fr', publishedAt: '2026-06-01' }
    const event = { event: 'entry.publish', model: 'guide', uid: 'api::guide.guide', entry }
    expect(await outdatedBy(event, [author, text, part, '/lexique', '/en/analysis-and-trends'])).toEqual([
      ...[author, text, part],
    ])
  })
})
