import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { signedInSchema } from '../../src/contract/content-api/auth.schema.ts'
import { articleSchema } from '../../src/contract/content-api/entries.schema.ts'
import { collectionSchema } from '../../src/contract/content-api/envelope.schema.ts'
import { type ContentWebhook, webhookSchema } from '../../src/contract/content-api/webhook.schema.ts'
import { readExchange } from './content-api-recordings.ts'
import { type ContentClient, createContentClient, openTarget, type Target } from './content-api-target.ts'
import { testedDatabases } from './test-sandbox.ts'

// These tests need data seeded by the sandbox; only the recorded exchanges are replayed against a live backend.
const isLive = process.env.CONTENT_API_URL !== undefined
const hookSecret = 'hook-secret-0123456789-0123456789'

describe.skipIf(isLive).each(testedDatabases())(
  'changes to the content backend on %s',
  (_name, serverUrl) => {
    let target: Target
    let client: ContentClient
    let listener: Server
    const heard: { event: ContentWebhook; sent: unknown; authorization: string | undefined }[] = []

    beforeAll(async () => {
      listener = createServer(async (request, response) => {
        const sent = await json(request)
        heard.push({ event: webhookSchema.parse(sent), sent, authorization: request.headers.authorization })
        response.end()
      }).listen(0, '127.0.0.1')
      await new Promise((ready) => listener.once('listening', ready))
      const { port } = listener.address() as AddressInfo
      target = await openTarget(serverUrl, {
        SANDBOX_CONTENT_LOCALE: 'fr',
        SANDBOX_CONTENT_HOOK_URLS: `http://127.0.0.1:${port}/`,
        HOOK_SECRET: hookSecret,
      })
      client = createContentClient(target)
    }, 180_000)

    afterAll(async () => {
      await target.stop()
      listener.close()
    })

    describe('its webhooks', () => {
      it('tell of publishing, withdrawing and deleting with a fixed secret', async () => {
        heard.length = 0
        const reply = await client.write('POST', 'guides?locale=en', { title: 'Told', slug: 'told' })
        const { data } = z.object({ data: z.object({ documentId: z.string() }) }).parse(await reply.json())
        await client.write('POST', `guides/${data.documentId}/actions/unpublish?locale=en`)
        expect((await client.write('DELETE', `guides/${data.documentId}?locale=en`)).status).toBe(204)
        await vi.waitFor(() => expect(heard).toHaveLength(4), { timeout: 5000 })
        expect(heard.map(({ event }) => event.event).sort()).toEqual([
          'entry.create',
          'entry.delete',
          'entry.publish',
          'entry.unpublish',
        ])
        expect(heard.every(({ authorization }) => authorization === `Bearer ${hookSecret}`)).toBe(true)
        expect(heard.find(({ event }) => event.event === 'entry.create')?.sent).toMatchObject({
          model: 'guide',
          uid: 'api::guide.guide',
          entry: { slug: 'told', locale: 'en' },
        })
      })

      it('stay silent when a change is refused', async () => {
        heard.length = 0
        const taken = { title: 'Taken', slug: 'how-we-say-no' }
        const reply = await client.write('POST', 'articles?locale=en', taken)
        expect(reply.status).toBe(400)
        expect(await reply.json()).toMatchObject({ error: { message: 'This attribute must be unique' } })
        expect((await client.write('POST', 'articles?locale=en', { nope: 1 })).status).toBe(400)
        expect(heard).toEqual([])
      })
    })

    // P-559
    it('refuses the list of users, and names the values that a field allows, as Strapi does', async () => {
      const refused = readExchange('legacy-article-create-forbidden').response.body
      for (const path of ['/api/users', '/api/users/count', '/api/users/1']) {
        const reply = await client.ask(path)
        expect([reply.status, await reply.json()]).toEqual([403, refused])
      }
      const odd = { title: 'Odd kind', slug: 'odd-kind', kind: 'podcast' }
      const reply = await client.write('POST', 'articles?locale=en', odd)
      const { error } = await reply.json()
      const sentence = 'kind must be one of the following values: news, video'
      expect([reply.status, error.name, error.message]).toEqual([400, 'ValidationError', sentence])
      expect(error.details.errors).toMatchObject([{ path: ['kind'], message: sentence }])
    })

    describe('its accounts', () => {
      // P-141
      it('end all tokens of a user whose password changes, and never make staff of a visitor', async () => {
        const post = (path: string, body: unknown, token?: string) =>
          client.ask(`/api${path}`, {
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
        await client.ask(`/api/auth/email-confirmation?confirmation=${code}`, { redirect: 'manual' })
        const { jwt } = signedInSchema.parse(
          await (await post('/auth/local', { identifier: email, password })).json(),
        )
        const headers = { authorization: `Bearer ${jwt}` }
        const me = await client.ask('/api/users/me?populate=role', { headers })
        expect(await me.json()).toMatchObject({ role: { name: 'Authenticated' } })
        expect((await client.ask('/api/articles', { method: 'POST', headers })).status).toBe(403)
        const change = { currentPassword: password, password: 'Second-1!', passwordConfirmation: 'Second-1!' }
        const changed = signedInSchema.parse(await (await post('/auth/change-password', change, jwt)).json())
        expect((await client.ask('/api/users/me', { headers })).status).toBe(401)
        const fresh = { authorization: `Bearer ${changed.jwt}` }
        expect((await client.ask('/api/users/me', { headers: fresh })).status).toBe(200)
      })
    })

    describe('its files', () => {
      const cover = '/uploads/cover-guide-fcpr.png'

      it('come with their type, a tag and ranges', async () => {
        const all = await client.ask(cover)
        const bytes = Buffer.from(await all.arrayBuffer())
        expect(all.headers.get('content-type')).toBe('image/png')
        const part = await client.ask(cover, { headers: { range: 'bytes=1-3' } })
        expect([part.status, await part.text()]).toEqual([206, 'PNG'])
        expect(part.headers.get('content-range')).toBe(`bytes 1-3/${bytes.length}`)
        expect((await client.ask(cover, { headers: { range: `bytes=${bytes.length}-` } })).status).toBe(416)
        const etag = all.headers.get('etag') ?? ''
        expect((await client.ask(cover, { headers: { 'if-none-match': etag } })).status).toBe(304)
        const head = await client.ask(cover, { method: 'HEAD' })
        expect(head.headers.get('content-length')).toBe(String(bytes.length))
      })

      it('include captions for every film', async () => {
        const schema = collectionSchema(articleSchema)
        const query = 'articles?locale=en&filters[kind]=video&populate[video][populate]=*'
        const { data } = await client.read(schema, query)
        for (const { video } of data) {
          expect(video?.source?.mime).toBe('video/webm')
          const captions = await (await client.ask(video?.captions?.url ?? '')).text()
          expect(captions).toMatch(/^WEBVTT\n\n1\n00:00:00\.000 --> 00:00:06\.000\n/)
        }
      })

      it.each(['/uploads/nothing.png', '/uploads/..%2f..%2fpackage.json', '/uploads/.hidden.png'])(
        'do not include %s',
        async (path) => {
          expect((await client.ask(path)).status).toBe(404)
        },
      )
    })
  },
)
