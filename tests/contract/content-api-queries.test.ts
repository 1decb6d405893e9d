import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signedInSchema } from '../../src/contract/content-api/auth.schema.ts'
import { contentErrorSchema } from '../../src/contract/content-api/envelope.schema.ts'
import { type ContentClient, createContentClient, openTarget, type Target } from './content-api-target.ts'
import { testedDatabases } from './test-sandbox.ts'

// These tests need data seeded by the sandbox; only the recorded exchanges are replayed against a live backend.
const isLive = process.env.CONTENT_API_URL !== undefined
const slugs = z.object({ data: z.array(z.object({ slug: z.string() })) })

describe.skipIf(isLive).each(testedDatabases())(
  'questions to the content backend on %s',
  (_name, serverUrl) => {
    let target: Target
    let client: ContentClient

    beforeAll(async () => {
      target = await openTarget(serverUrl, { SANDBOX_CONTENT_LOCALE: 'fr' })
      client = createContentClient(target)
    }, 180_000)

    afterAll(() => target.stop())

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
        expect(await client.slugsOf(`articles?locale=fr&pagination[pageSize]=100&${query}`)).toHaveLength(
          count,
        )
      })

      it('gives every entry once over the pages of a sorted list', async () => {
        const seen: string[] = []
        for (const page of [1, 2, 3, 4]) {
          const range = `pagination[page]=${page}&pagination[pageSize]=10`
          seen.push(...(await client.slugsOf(`articles?locale=fr&sort=publishedOn:desc&${range}`)))
        }
        expect(new Set(seen).size).toBe(36)
        expect(seen[0]).toBe('taux-et-valorisations-ce-que-nous-regardons-a-la-mi-2026')
      })

      it.each([
        'filters[readingMinutes][$gt]=many',
        'filters[publishedAt][$gt]=yesterday',
        'filters[a][b][c][d][e][f][g][h][i][j][k][l][m][n][o][p]=1',
        'filters[constructor][name]=1',
        'filters[category][nope][$eq]=1',
        'sort=body:asc',
        'fields=blocks',
        'populate[category][nope]=1',
        'status=secret',
      ])('refuses %s with an error body', async (query) => {
        const response = await client.ask(`/api/articles?${query}`)
        expect(response.status).toBe(400)
        expect(contentErrorSchema.parse(await response.json()).error.name).toBe('ValidationError')
      })
    })

    describe('its drafts', () => {
      const draft =
        'articles?locale=fr&status=draft&filters[slug][$eq]=ce-que-nous-attendons-de-l-automne-2026'

      // P-211
      it('keeps them from the public, whatever the question', async () => {
        expect(await client.slugsOf(draft)).toEqual([])
      })

      it('gives them to staff and to API tokens', async () => {
        const credentials = { identifier: 'staff@sandbox.example', password: 'Sandbox-2026!' }
        const headers = { 'content-type': 'application/json' }
        const reply = await client.ask('/api/auth/local', {
          method: 'POST',
          headers,
          body: JSON.stringify(credentials),
        })
        const { jwt } = signedInSchema.parse(await reply.json())
        for (const token of [jwt, target.token]) {
          const response = await client.ask(`/api/${draft}`, {
            headers: { authorization: `Bearer ${token}` },
          })
          expect(slugs.parse(await response.json()).data).toHaveLength(1)
        }
        const me = await client.ask('/api/users/me?populate=role', {
          headers: { authorization: `Bearer ${jwt}` },
        })
        expect(await me.json()).toMatchObject({ role: { name: 'Staff' } })
      })

      it('keeps a draft change apart from what is published', async () => {
        const data = { title: 'Published', slug: 'apart' }
        const created = z
          .object({ data: z.object({ documentId: z.string() }) })
          .parse(await (await client.write('POST', 'articles?locale=fr', data)).json())
        const path = `articles/${created.data.documentId}`
        await client.write('PUT', `${path}?locale=fr&status=draft`, { title: 'Draft' })
        expect(await (await client.ask(`/api/${path}?locale=fr`)).json()).toMatchObject({
          data: { title: 'Published' },
        })
        const seen = await client.ask(`/api/${path}?locale=fr&status=draft`, {
          headers: client.editorHeaders,
        })
        expect(await seen.json()).toMatchObject({ data: { title: 'Draft', publishedAt: null } })
      })
    })
  },
)
