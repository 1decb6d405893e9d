import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentEndpoints } from '../../src/contract/content-api/endpoints.ts'
import { articleSchema, guideSchema, whiteBookSchema } from '../../src/contract/content-api/entries.schema.ts'
import { collectionSchema } from '../../src/contract/content-api/envelope.schema.ts'
import { homepageSchema, pageSchema } from '../../src/contract/content-api/pages.schema.ts'
import { type ContentClient, createContentClient, openTarget, type Target } from './content-api-target.ts'
import { testedDatabases } from './test-sandbox.ts'

// These tests need data seeded by the sandbox; only the recorded exchanges are replayed against a live backend.
const isLive = process.env.CONTENT_API_URL !== undefined

/** Query for everything that the screen of an entry needs. */
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

describe.skipIf(isLive).each(testedDatabases())(
  'the seed of the content backend on %s',
  (_name, serverUrl) => {
    let target: Target
    let client: ContentClient

    beforeAll(async () => {
      target = await openTarget(serverUrl, { SANDBOX_CONTENT_LOCALE: 'fr' })
      client = createContentClient(target)
    }, 180_000)

    afterAll(() => target.stop())

    it('sends files whole with HEAD and to a stale If-Range, whatever the range', async () => {
      const cover = '/uploads/cover-guide-fcpr.png'
      const length = (await client.ask(cover, { method: 'HEAD' })).headers.get('content-length')
      for (const range of ['bytes=1-3', 'bytes=99999999-']) {
        const head = await client.ask(cover, { method: 'HEAD', headers: { range } })
        const stale = await client.ask(cover, { headers: { range, 'if-range': '"other"' } })
        await stale.arrayBuffer()
        for (const { status, headers } of [head, stale])
          expect([status, headers.get('content-length'), headers.get('content-range')]).toEqual([
            200,
            length,
            null,
          ])
      }
      const refused = await client.ask(cover, { headers: { range: 'bytes=99999999-' } })
      expect([refused.status, refused.headers.get('content-range')]).toEqual([416, `bytes */${length}`])
    })

    describe('its seed', () => {
      it.each([
        ['articles', articleSchema, 36],
        ['guides', guideSchema, 24],
      ] as const)('has %s in both languages that the contract accepts whole', async (path, schema, least) => {
        for (const locale of ['fr', 'en']) {
          const query = `${path}?locale=${locale}&pagination[pageSize]=100&${whole}`
          const { data } = await client.read(collectionSchema(schema), query)
          expect(data.length).toBeGreaterThanOrEqual(least)
          for (const entry of data) {
            expect(entry).toMatchObject({ locale, author: expect.anything(), category: expect.anything() })
            expect(JSON.stringify([entry.body, entry.blocks])).not.toContain('"unknown"')
            expect(entry.cover?.alternativeText).toBeTruthy()
            // P-367
            expect(entry.cover?.placeholder).toMatch(/^data:image\/svg\+xml,/)
          }
        }
      })

      it('has articles of each language that the other one lacks', async () => {
        const schema = collectionSchema(articleSchema)
        for (const locale of ['fr', 'en']) {
          const { data } = await client.read(
            schema,
            `articles?locale=${locale}&pagination[pageSize]=100&${whole}`,
          )
          expect(data.filter(({ localizations }) => localizations.length === 0)).toHaveLength(2)
        }
      })

      it('gives the alternate of an entry with the slugs of its own address', async () => {
        const query = `guides?locale=fr&filters[slug][$eq]=combien-engager-dans-le-non-cote&${whole}`
        const { data } = await client.read(collectionSchema(guideSchema), query)
        expect(data[0]?.category?.slug).toBe('montant')
        expect(data[0]?.localizations).toMatchObject([
          { locale: 'en', slug: 'how-much-to-commit-to-unlisted-assets', category: { slug: 'amount' } },
        ])
      })

      it('has white papers whose files are PDF documents of the stated length', async () => {
        for (const locale of ['fr', 'en']) {
          const query = `white-books?locale=${locale}&populate=*`
          const { data } = await client.read(collectionSchema(whiteBookSchema), query)
          expect(data).toHaveLength(6)
          const file = await client.ask(data[0]?.file?.url ?? '')
          expect(file.headers.get('content-type')).toBe('application/pdf')
          expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
        }
      })

      it('has pages under several segments, a home page, menus and a footer in both languages', async () => {
        const pages = await client.read(
          collectionSchema(pageSchema),
          'pages?locale=en&populate[blocks][populate]=*',
        )
        expect(pages.data.map(({ url }) => url)).toEqual(
          expect.arrayContaining(['legal-notice', 'privacy', 'accessibility', 'about/sustainability']),
        )
        for (const locale of ['fr', 'en']) {
          for (const call of ['getMenu', 'getFooter', 'getGlobal'] as const) {
            const { path, response } = contentEndpoints[call]
            await client.read(response, `${path.slice(1)}?locale=${locale}&populate=*`)
          }
          const home = `homepage?locale=${locale}&populate[hero][populate]=*&populate[blocks][populate]=*`
          const { data } = await client.read(z.object({ data: homepageSchema }), home)
          expect(data.hero).toMatchObject({ image: { mime: 'image/png' } })
          expect(data.blocks.some(({ __component }) => __component === 'shared.faq')).toBe(true)
        }
      })

      // P-259
      it('names the officer and the way to the authority in the privacy policy', async () => {
        const query = 'pages?filters[url][$eq]=donnees-personnelles&populate[blocks][populate]=*'
        const text = JSON.stringify((await client.read(collectionSchema(pageSchema), query)).data)
        expect(text).toContain('Solène Kermarrec')
        expect(text).toContain('https://www.cnil.fr/fr/plaintes')
      })
    })
  },
)
