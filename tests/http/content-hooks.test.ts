import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { startServices, type TestServices } from '../support/services.ts'

const token = 'an editor’s token of the sandbox'.replaceAll(/\W/g, '-')
let services: TestServices

beforeAll(async () => {
  services = await startServices({ SANDBOX_CONTENT_API_TOKEN: token })
}, 180_000)
afterAll(() => services.stop())

const listSchema = z.object({
  data: z.array(
    z.object({
      documentId: z.string(),
      title: z.string(),
      slug: z.string(),
      category: z.object({ slug: z.string() }),
    }),
  ),
})

async function firstArticle() {
  const query = 'locale=fr&populate=category&pagination[pageSize]=1'
  const answered = await fetch(`${services.sandboxUrl}/content/api/articles?${query}`)
  const [article] = listSchema.parse(await answered.json()).data
  if (article === undefined) throw new Error('the seed has no article')
  return article
}

const look = async (path: string) => {
  const response = await fetch(`${services.portalUrl}${path}`)
  return { status: response.headers.get('cache-status'), body: await response.text() }
}

// P-214
it('what an editor publishes is on its page at once, and pages without it stay as they are', async () => {
  const { documentId, slug, category, title } = await firstArticle()
  const own = `/analyses-et-tendances/${category.slug}/${slug}`
  // Its lists in both languages may name it; other kinds of text do not.
  const others = ['/fonds', '/en/funds', '/en/guide']
  for (const path of [own, ...others]) await look(path)
  for (const path of [own, ...others])
    expect([path, (await look(path)).status]).toEqual([path, 'portal; hit'])
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
