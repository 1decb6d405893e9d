import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { signedInSchema } from '../../src/contract/content-api/auth.schema.ts'
import { contentEndpoints } from '../../src/contract/content-api/endpoints.ts'
import { articleSchema, guideSchema, whiteBookSchema } from '../../src/contract/content-api/entries.schema.ts'
import { collectionSchema, contentErrorSchema } from '../../src/contract/content-api/envelope.schema.ts'
import { homepageSchema, pageSchema } from '../../src/contract/content-api/pages.schema.ts'
import { type ContentWebhook, webhookSchema } from '../../src/contract/content-api/webhook.schema.ts'
import { openTarget, type Target } from './content-api-target.ts'
import { testedDatabases } from './test-sandbox.ts'

const hookSecret = 'hook-secret-0123456789-0123456789'
const slugs = z.object({ data: z.array(z.object({ slug: z.string() })) })

/** Everything that a screen of an entry needs, in one question. */
const whole = [
  'populate[category]=true',
  'populate[cover]=true',
  'populate[author]=true',
  'populate[relatedFunds]=true',
  'populate[seo][populate]=*',
  'populate[blocks][populate]=*',
  'populate[localizations][fields][0]=slug',
  'populate[localizations][fields][1]=locale',
  'populate[localizations][fields][2]=createdAt',
  'populate[localizations][fields][3]=updatedAt',
  'populate[localizations][populate][category]=true',
].join('&')

// What these tests need was seeded by the sandbox; the recorded exchanges are what a live backend is asked for.
describe.skipIf(process.env.CONTENT_API_URL !== undefined).each(testedDatabases())(
  'the content backend on %s',
  (_name, serverUrl) => {
    let target: Target
    let listener: Server
    const heard: { event: ContentWebhook; authorization: string | undefined; at: number }[] = []

    beforeAll(async () => {
      listener = createServer(async (request, response) => {
        const event = webhookSchema.parse(await json(request))
        heard.push({ event, authorization: request.headers.authorization, at: performance.now() })
        response.end()
      }).listen(0, '127.0.0.1')
      await new Promise((ready) => listener.once('listening', ready))
      const { port } = listener.address() as AddressInfo
      target = await openTarget(serverUrl, {
        SANDBOX_CONTENT_LOCALE: 'fr',
        SANDBOX_CONTENT_HOOK_URLS: `http://127.0.0.1:${port}/`,
        HOOK_SECRET: hookSecret,
      })
    }, 180_000)

    afterAll(async () => {
      await target.stop()
      listener.close()
    })

    function ask(path: string, init: RequestInit = {}): Promise<Response> {
      return fetch(`${target.url}${path}`, init)
    }

    async function read<Schema extends z.ZodType>(schema: Schema, query: string): Promise<z.output<Schema>> {
      const response = await ask(`/api/${query}`)
      const body: unknown = await response.json()
      expect(response.status, JSON.stringify(body)).toBe(200)
      return schema.parse(body)
    }

    async function slugsOf(query: string): Promise<string[]> {
      const { data } = await read(slugs, query)
      return data.map(({ slug }) => slug)
    }

    const asEditor = () => ({
      authorization: `Bearer ${target.token}`,
      'content-type': 'application/json',
    })

    function write(method: 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown): Promise<Response> {
      const body = data === undefined ? {} : { body: JSON.stringify({ data }) }
      return ask(`/api/${path}`, { method, headers: asEditor(), ...body })
    }

    describe('its seed', () => {
      it.each([
        ['articles', articleSchema, 36],
        ['guides', guideSchema, 24],
      ] as const)('has %s in both languages that the contract accepts whole', async (path, schema, least) => {
        for (const locale of ['fr', 'en']) {
          const query = `${path}?locale=${locale}&pagination[pageSize]=100&${whole}`
          const { data } = await read(collectionSchema(schema), query)
          expect(data.length).toBeGreaterThanOrEqual(least)
          for (const entry of data) {
            expect(entry).toMatchObject({ locale, author: expect.anything(), category: expect.anything() })
            expect(JSON.stringify([entry.body, entry.blocks])).not.toContain('"unknown"')
            expect(entry.cover?.alternativeText).toBeTruthy()
          }
        }
      })

      it('has articles of each language that the other one lacks', async () => {
        const alone = (locale: string) =>
          slugsOf(`articles?locale=${locale}&filters[localizations][id][$null]=true&pagination[pageSize]=100`)
        expect(await alone('fr')).toEqual([])
        const schema = collectionSchema(articleSchema)
        for (const locale of ['fr', 'en']) {
          const { data } = await read(schema, `articles?locale=${locale}&pagination[pageSize]=100&${whole}`)
          expect(data.filter(({ localizations }) => localizations.length === 0)).toHaveLength(2)
        }
      })

      it('gives the twin of an entry with the slugs of its own address', async () => {
        const query = `guides?locale=fr&filters[slug][$eq]=combien-engager-dans-le-non-cote&${whole}`
        const { data } = await read(collectionSchema(guideSchema), query)
        expect(data[0]?.category?.slug).toBe('montant')
        expect(data[0]?.localizations).toMatchObject([
          { locale: 'en', slug: 'how-much-to-commit-to-unlisted-assets', category: { slug: 'amount' } },
        ])
      })

      it('has white papers whose files are PDF documents of the stated length', async () => {
        for (const locale of ['fr', 'en']) {
          const query = `white-books?locale=${locale}&populate=*`
          const { data } = await read(collectionSchema(whiteBookSchema), query)
          expect(data).toHaveLength(6)
          const file = await ask(data[0]?.file?.url ?? '')
          expect(file.headers.get('content-type')).toBe('application/pdf')
          expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
        }
      })

      it('has pages under several segments, a home page, menus and a footer in both languages', async () => {
        const pages = await read(collectionSchema(pageSchema), 'pages?locale=en&populate[blocks][populate]=*')
        expect(pages.data.map(({ url }) => url)).toEqual(
          expect.arrayContaining(['legal-notice', 'privacy', 'accessibility', 'about/sustainability']),
        )
        for (const locale of ['fr', 'en']) {
          for (const call of ['getMenu', 'getFooter', 'getGlobal'] as const) {
            const { path, answer } = contentEndpoints[call]
            await read(answer, `${path.slice(1)}?locale=${locale}&populate=*`)
          }
          const home = `homepage?locale=${locale}&populate[hero][populate]=*&populate[blocks][populate]=*`
          const { data } = await read(z.object({ data: homepageSchema }), home)
          expect(data.hero).toMatchObject({ image: { mime: 'image/png' } })
          expect(data.blocks.some(({ __component }) => __component === 'shared.faq')).toBe(true)
        }
      })

      it('names the officer and the way to the authority in the privacy policy', async () => {
        const query = 'pages?filters[url][$eq]=donnees-personnelles&populate[blocks][populate]=*'
        const text = JSON.stringify((await read(collectionSchema(pageSchema), query)).data)
        expect(text).toContain('Solène Kermarrec')
        expect(text).toContain('https://www.cnil.fr/fr/plaintes')
      })
    })

    describe('its filters', () => {
      it.each([
        ['filters[kind]=video', 6],
        ['filters[kind][$ne]=news', 6],
        ['filters[kind][$not][$eq]=news', 6],
        ['filters[$not][kind][$eq]=news', 6],
        ['filters[category][slug][$eq]=videos', 6],
        ['filters[category][slug][$in][0]=videos&filters[category][slug][$in][1]=nothing', 6],
        ['filters[category][slug][$notIn][0]=actualites', 6],
        ['filters[relatedFunds][fundId][$eq]=fnd-4&filters[kind][$eq]=video', 2],
        ['filters[publishedOn][$gte]=2026-06-01&filters[publishedOn][$lt]=2026-06-12', 3],
        ['filters[publishedOn][$between][0]=2026-06-01&filters[publishedOn][$between][1]=2026-06-30', 4],
        ['filters[slug][$startsWith]=hotels-', 1],
        ['filters[title][$containsi]=CENTRES DE DONNÉES', 1],
        ['filters[title][$contains]=centres de DONNÉES', 0],
        ['filters[title][$contains]=%25', 0],
        ['filters[seo][metaTitle][$eq]=Comment nous disons non', 1],
        ['filters[cover][$null]=true', 0],
        ['filters[video][source][$notNull]=true', 6],
        ['filters[$and][0][kind]=video&filters[$and][1][publishedOn][$gt]=2026-04-01', 2],
        ['filters[localizations][slug][$eq]=how-we-say-no', 1],
        ['_q=usurpation', 1],
      ])('answers %s with %i', async (query, count) => {
        expect(await slugsOf(`articles?locale=fr&pagination[pageSize]=100&${query}`)).toHaveLength(count)
      })

      it('gives every entry once over the pages of a sorted list', async () => {
        const seen: string[] = []
        for (const page of [1, 2, 3, 4]) {
          const range = `pagination[page]=${page}&pagination[pageSize]=10`
          seen.push(...(await slugsOf(`articles?locale=fr&sort=publishedOn:desc&${range}`)))
        }
        expect(new Set(seen).size).toBe(36)
        expect(seen[0]).toBe('taux-et-valorisations-ce-que-nous-regardons-a-la-mi-2026')
      })

      it.each([
        'filters[readingMinutes][$gt]=many',
        'filters[publishedAt][$gt]=yesterday',
        'filters[a][b][c][d][e][f][g][h][i][j][k][l][m][n][o][p]=1',
        'filters[__proto__][x]=1',
        'filters[category][nope][$eq]=1',
        'sort=body:asc',
        'fields=blocks',
        'populate[category][nope]=1',
        'status=secret',
      ])('refuses %s with an error body', async (query) => {
        const response = await ask(`/api/articles?${query}`)
        expect(response.status).toBe(400)
        expect(contentErrorSchema.parse(await response.json()).error.name).toBe('ValidationError')
      })
    })

    describe('its drafts', () => {
      const draft =
        'articles?locale=fr&status=draft&filters[slug][$eq]=ce-que-nous-attendons-de-l-automne-2026'

      it('keeps them from the public, whatever the question', async () => {
        expect(await slugsOf(draft)).toEqual([])
      })

      it('gives them to staff and to API tokens', async () => {
        const credentials = { identifier: 'staff@sandbox.example', password: 'Sandbox-2026!' }
        const headers = { 'content-type': 'application/json' }
        const answer = await ask('/api/auth/local', {
          method: 'POST',
          headers,
          body: JSON.stringify(credentials),
        })
        const { jwt } = signedInSchema.parse(await answer.json())
        for (const token of [jwt, target.token]) {
          const response = await ask(`/api/${draft}`, { headers: { authorization: `Bearer ${token}` } })
          expect(slugs.parse(await response.json()).data).toHaveLength(1)
        }
        const me = await ask('/api/users/me?populate=role', { headers: { authorization: `Bearer ${jwt}` } })
        expect(await me.json()).toMatchObject({ role: { name: 'Staff' } })
      })

      it('keeps a draft change apart from what is published', async () => {
        const data = { title: 'Published', slug: 'apart' }
        const created = z
          .object({ data: z.object({ documentId: z.string() }) })
          .parse(await (await write('POST', 'articles?locale=fr', data)).json())
        const path = `articles/${created.data.documentId}`
        await write('PUT', `${path}?locale=fr&status=draft`, { title: 'Draft' })
        expect(await (await ask(`/api/${path}?locale=fr`)).json()).toMatchObject({
          data: { title: 'Published' },
        })
        const seen = await ask(`/api/${path}?locale=fr&status=draft`, { headers: asEditor() })
        expect(await seen.json()).toMatchObject({ data: { title: 'Draft', publishedAt: null } })
      })
    })

    describe('its webhooks', () => {
      it('tell of publishing, withdrawing and deleting with a fixed secret', async () => {
        heard.length = 0
        const answer = await write('POST', 'guides?locale=en', { title: 'Told', slug: 'told' })
        const { data } = z.object({ data: z.object({ documentId: z.string() }) }).parse(await answer.json())
        await write('POST', `guides/${data.documentId}/actions/unpublish?locale=en`)
        expect((await write('DELETE', `guides/${data.documentId}?locale=en`)).status).toBe(204)
        await vi.waitFor(() => expect(heard).toHaveLength(4), { timeout: 5000 })
        expect(heard.map(({ event }) => event.event).sort()).toEqual([
          'entry.create',
          'entry.delete',
          'entry.publish',
          'entry.unpublish',
        ])
        expect(heard.every(({ authorization }) => authorization === `Bearer ${hookSecret}`)).toBe(true)
        expect(heard[0]?.event).toMatchObject({
          model: 'guide',
          uid: 'api::guide.guide',
          entry: { slug: 'told', locale: 'en' },
        })
      })

      it('stay silent when a change is refused', async () => {
        heard.length = 0
        const taken = { title: 'Taken', slug: 'how-we-say-no' }
        const answer = await write('POST', 'articles?locale=en', taken)
        expect(answer.status).toBe(400)
        expect(await answer.json()).toMatchObject({ error: { message: 'This attribute must be unique' } })
        expect((await write('POST', 'articles?locale=en', { nope: 1 })).status).toBe(400)
        expect(heard).toEqual([])
      })
    })

    describe('its accounts', () => {
      it('end all tokens of a user whose password changes, and never make staff of a visitor', async () => {
        const post = (path: string, body: unknown, token?: string) =>
          ask(`/api${path}`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            },
            body: JSON.stringify(body),
          })
        const email = 'bea@example.test'
        const password = 'First-password-1'
        await post('/auth/local/register', { username: 'bea', email, password })
        const code = /=([0-9a-f]{128})/.exec(await target.readMail(email))?.[1]
        await ask(`/api/auth/email-confirmation?confirmation=${code}`, { redirect: 'manual' })
        const { jwt } = signedInSchema.parse(
          await (await post('/auth/local', { identifier: email, password })).json(),
        )
        const headers = { authorization: `Bearer ${jwt}` }
        const me = await ask('/api/users/me?populate=role', { headers })
        expect(await me.json()).toMatchObject({ role: { name: 'Authenticated' } })
        expect((await ask('/api/articles', { method: 'POST', headers })).status).toBe(403)
        const change = { currentPassword: password, password: 'Second-1!', passwordConfirmation: 'Second-1!' }
        const changed = signedInSchema.parse(await (await post('/auth/change-password', change, jwt)).json())
        expect((await ask('/api/users/me', { headers })).status).toBe(401)
        const fresh = { authorization: `Bearer ${changed.jwt}` }
        expect((await ask('/api/users/me', { headers: fresh })).status).toBe(200)
      })
    })

    describe('its files', () => {
      const cover = '/uploads/cover-guide-fcpr.png'

      it('come with their type, a tag and ranges', async () => {
        const all = await ask(cover)
        const bytes = Buffer.from(await all.arrayBuffer())
        expect(all.headers.get('content-type')).toBe('image/png')
        const part = await ask(cover, { headers: { range: 'bytes=1-3' } })
        expect([part.status, await part.text()]).toEqual([206, 'PNG'])
        expect(part.headers.get('content-range')).toBe(`bytes 1-3/${bytes.length}`)
        expect((await ask(cover, { headers: { range: `bytes=${bytes.length}-` } })).status).toBe(416)
        const etag = all.headers.get('etag') ?? ''
        expect((await ask(cover, { headers: { 'if-none-match': etag } })).status).toBe(304)
        const head = await ask(cover, { method: 'HEAD' })
        expect(head.headers.get('content-length')).toBe(String(bytes.length))
      })

      it('include captions for every film', async () => {
        const schema = collectionSchema(articleSchema)
        const query = 'articles?locale=en&filters[kind]=video&populate[video][populate]=*'
        const { data } = await read(schema, query)
        for (const { video } of data) {
          expect(video?.source?.mime).toBe('video/webm')
          const captions = await (await ask(video?.captions?.url ?? '')).text()
          expect(captions).toMatch(/^WEBVTT\n\n1\n00:00:00\.000 --> 00:00:06\.000\n/)
        }
      })

      it.each(['/uploads/nothing.png', '/uploads/..%2f..%2fpackage.json', '/uploads/.hidden.png'])(
        'do not include %s',
        async (path) => {
          expect((await ask(path)).status).toBe(404)
        },
      )
    })
  },
)
