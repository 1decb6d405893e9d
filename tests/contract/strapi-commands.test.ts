import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentTypeOf } from '../../sandbox/content/model/content-types.ts'
import { seedDataOf } from '../../sandbox/content/seed/seed-data.ts'
import { readSeedLibrary } from '../../sandbox/content/seed/seed-library.ts'
import { projectPath } from '../../scripts/lib/project.ts'
import { checkTypes } from '../../scripts/strapi/check-types.ts'
import { pushEntries } from '../../scripts/strapi/push-entries.ts'
import {
  createStrapiClient,
  type StrapiClient,
  StrapiUnreachableError,
} from '../../scripts/strapi/strapi-client.ts'
import { openTarget, type Target } from './content-api-target.ts'

const folder = projectPath('sandbox/seed-content')
const entries = seedDataOf(readSeedLibrary(folder), folder, new Map())
const isLive = process.env.CONTENT_API_URL !== undefined

type Intercept = (path: string) => { readonly status: number; readonly body: unknown } | undefined

/** Starts a server in front of the content backend that responds to some requests itself. */
async function startInFront(target: Target, intercept: Intercept): Promise<{ url: string; server: Server }> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const own = intercept(path)
    if (own)
      return void response
        .writeHead(own.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(own.body))
    const { authorization = '' } = request.headers
    const body = request.method === 'GET' ? {} : { body: await text(request) }
    const headers = { authorization, 'content-type': 'application/json' }
    const reply = await fetch(`${target.url}${path}`, { method: request.method ?? 'GET', headers, ...body })
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text())
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  // A listening TCP server has an address with a port.
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const wrongKey = (key: string) => ({
  status: 400,
  body: {
    data: null,
    error: { status: 400, name: 'ValidationError', message: `Invalid key ${key}`, details: { key } },
  },
})

describe.skipIf(isLive)('the commands for a Strapi', () => {
  let target: Target
  let client: StrapiClient

  beforeAll(async () => {
    target = await openTarget(undefined, { SANDBOX_CONTENT_LOCALE: 'fr' })
    client = createStrapiClient(target)
  }, 120_000)

  afterAll(() => target.stop())

  const checkedBehind = async (type: string, intercept: Intercept) => {
    const { server, url } = await startInFront(target, intercept)
    const behind = createStrapiClient({ url, token: target.token })
    const items = await checkTypes(behind, [contentTypeOf(type)]).finally(() => server.close())
    return items.filter(({ state }) => state !== 'right')
  }

  // P-545
  describe('strapi:check', () => {
    it('finds nothing missing at a backend that follows the contract', async () => {
      const types = ['article', 'menu', 'homepage'].map(contentTypeOf)
      const items = await checkTypes(client, types)
      expect(items.map(({ state }) => state)).toEqual(['right', 'right', 'right', 'right'])
    })

    it.each([
      [
        'a type',
        'white-book',
        (path: string) => path.startsWith('/api/white-books'),
        { status: 404, body: {} },
        'type white-book',
        'strapi:install',
      ],
      [
        'a right',
        'menu',
        (path: string) => path.startsWith('/api/menu'),
        { status: 403, body: {} },
        'type menu',
        'API Tokens',
      ],
      [
        'a field',
        'guide',
        (path: string) => path.includes('fields[0]=reviewedOn') && path.includes('/guides'),
        wrongKey('reviewedOn'),
        'type guide, fields reviewedOn',
        'strapi:install',
      ],
      [
        'a field of a component',
        'page',
        (path: string) => path.includes('/pages?') && path.includes('[seo][fields][0]=noIndex'),
        wrongKey('noIndex'),
        'type page, fields seo noIndex',
        'strapi:install',
      ],
      [
        'a component of a zone',
        'homepage',
        (path: string) => path.includes('/homepage?') && path.includes('[on][shared.quote]'),
        wrongKey('shared.quote'),
        'type homepage, fields blocks: shared.quote title; blocks: shared.quote body',
        'strapi:install',
      ],
    ])('names %s that is missing, and where to set it', async (_kind, type, hits, reply, name, place) => {
      const found = await checkedBehind(type, (path) => (hits(decodeURIComponent(path)) ? reply : undefined))
      expect(found.map((item) => [item.name, item.state])).toEqual([[name, 'missing']])
      expect(found[0]?.advice).toContain(place)
    })

    it('names a limit of entries that would cut the portal’s lists', async () => {
      const found = await checkedBehind('category', (path) =>
        decodeURIComponent(path).includes('pagination[pageSize]=100')
          ? { status: 200, body: { data: [], meta: { pagination: { page: 1, pageSize: 50 } } } }
          : undefined,
      )
      expect(found).toMatchObject([{ name: 'maxLimit: 100 entries in one reply', state: 'missing' }])
      expect(found[0]?.advice).toContain('`rest.maxLimit` is 50')
    })

    // P-885
    it('tells version 4 by its lack of document ids', async () => {
      const { server, url } = await startInFront(target, (path) =>
        path.includes('fields[0]=documentId') ? wrongKey('documentId') : undefined,
      )
      const items = await checkTypes(createStrapiClient({ url, token: target.token }), []).finally(() =>
        server.close(),
      )
      expect(items).toContainEqual(
        expect.objectContaining({ name: expect.stringContaining('CONTENT_API_VERSION=4'), state: 'right' }),
      )
      expect(JSON.stringify(await checkTypes(client, []))).not.toContain('CONTENT_API_VERSION')
    })

    it('says of a release that leaves out unknown fields that they cannot be checked', async () => {
      const found = await checkedBehind('category', (path) =>
        path.includes('noSuchField') ? { status: 200, body: { data: [], meta: {} } } : undefined,
      )
      expect(found).toMatchObject([{ name: 'fields', state: 'unknown' }])
    })

    it('says that nothing answers', async () => {
      const gone = createStrapiClient({ url: 'http://127.0.0.1:9', token: 'none' })
      await expect(checkTypes(gone)).rejects.toThrow(StrapiUnreachableError)
    })
  })

  // P-544
  describe('strapi:content', () => {
    const careful = { overwrites: false }

    async function remove(locale: string, slug: unknown): Promise<void> {
      const { body } = await client.api(
        'GET',
        `/guides?filters[slug][$eq]=${slug}&locale=${locale}&status=draft`,
      )
      const id = /"documentId":"(\w+)"/.exec(JSON.stringify(body))?.[1]
      const { status } = await client.api('DELETE', `/guides/${id}?locale=${locale}`)
      expect(status).toBe(204)
    }

    it('goes on after a backend that stopped in the middle, and then changes nothing', async () => {
      for (const { data, locale, type } of entries) if (type === 'guide') await remove(locale, data.slug)
      let writes = 0
      const stopping: StrapiClient = {
        ...client,
        api: (method, path, body) => {
          if (method !== 'GET') writes += 1
          if (writes > 20) throw new StrapiUnreachableError('stopped')
          return client.api(method, path, body)
        },
      }
      await expect(pushEntries(stopping, entries, careful)).rejects.toThrow('stopped')
      const rest = await pushEntries(client, entries, careful)
      const guides = entries.filter(({ type }) => type === 'guide').length
      expect([rest.written, rest.kept]).toEqual([guides - 20, entries.length - guides + 20])
      expect(await pushEntries(client, entries, careful)).toEqual({ written: 0, kept: entries.length })
    }, 120_000)

    it('brings both languages of an entry as one, with its category', async () => {
      const query =
        'filters[slug][$eq]=appels-de-fonds&locale=fr&populate[category][fields][0]=slug&populate[localizations][fields][0]=slug'
      const { body } = await client.api(
        'GET',
        `/guides?${query.replace('appels-de-fonds', slugOf('guide', 'capital-calls', 'fr'))}`,
      )
      expect(body).toMatchObject({
        data: [
          {
            category: { slug: 'montant' },
            localizations: [{ slug: slugOf('guide', 'capital-calls', 'en') }],
          },
        ],
      })
    })

    it('keeps drafts as drafts', async () => {
      const slug = slugOf('article', 'autumn-outlook', 'fr')
      const ask = async (status: string) =>
        (await client.api('GET', `/articles?filters[slug][$eq]=${slug}&locale=fr&status=${status}`)).body
      expect(await ask('published')).toMatchObject({ data: [] })
      expect(await ask('draft')).toMatchObject({ data: [{ publishedAt: null }] })
    })

    it('leaves what an editor changed, unless told to overwrite', async () => {
      const version = entries.filter(({ type, key }) => type === 'guide' && key === 'fcpr')
      const slug = slugOf('guide', 'fcpr', 'fr')
      const title = async () => {
        const { body } = await client.api(
          'GET',
          `/guides?filters[slug][$eq]=${slug}&locale=fr&fields[0]=title`,
        )
        return body
      }
      const found = await client.api('GET', `/guides?filters[slug][$eq]=${slug}&locale=fr`)
      const id = /"documentId":"(\w+)"/.exec(JSON.stringify(found.body))?.[1]
      await client.api('PUT', `/guides/${id}?locale=fr`, { data: { title: 'Un autre titre' } })
      await pushEntries(client, version, careful)
      expect(await title()).toMatchObject({ data: [{ title: 'Un autre titre' }] })
      await pushEntries(client, version, { overwrites: true })
      expect(await title()).not.toMatchObject({ data: [{ title: 'Un autre titre' }] })
    })
  })
})

function slugOf(type: string, key: string, locale: string): string {
  return String(
    entries.find((entry) => entry.type === type && entry.key === key && entry.locale === locale)?.data.slug,
  )
}
