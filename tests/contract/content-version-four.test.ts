import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  type ContentApi,
  createContentApi,
} from '../../src/server/backends/content-api/content-api.server.ts'
import { createContentAuth } from '../../src/server/backends/content-api/content-auth.server.ts'
import { createContentErrors } from '../../src/server/backends/content-api/content-error.server.ts'
import { readContentHook } from '../../src/server/hooks/handle-hook.server.ts'
import { createHttpClient } from '../../src/server/http/http-client.server.ts'
import { type FakeBackend, jsonResponse, startFakeBackend } from '../../src/server/testing/fake-backend.ts'

const recordingSchema = z.object({
  request: z.object({ method: z.string(), path: z.string() }),
  response: z.object({ status: z.int(), body: z.unknown() }),
})

/** Reads an exchange with a real Strapi 4.25.23, or a webhook of it. */
function read(name: string): unknown {
  const file = join(import.meta.dirname, `../fixtures/strapi-4/${name}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

const lists = ['guides', 'articles', 'categories', 'authors', 'series', 'white-books']
const undated = ['guides-undated', 'articles-undated', 'white-books-undated']
const details = [
  'guide',
  'article',
  'author',
  'page',
  'homepage',
  'menu',
  'footer',
  'global',
  'guide-missing',
]
const recordings = [...lists, ...undated, ...details].map((name) => recordingSchema.parse(read(name)))

/** What an address asks for, apart from the fields and the order: those of a question to come may differ. */
function subjectOf(path: string) {
  const { pathname, searchParams } = new URL(path, 'http://strapi.invalid')
  const of = (name: string) => searchParams.get(name)
  const name = of('filters[slug][$eq]') ?? of('filters[url][$eq]')
  return JSON.stringify([pathname, of('locale'), name, of('filters[publishedOn][$null]')])
}

const lines: string[] = []
const silent = () => undefined
const log = {
  ...{ debug: silent, info: silent, warn: silent },
  error: (...line: unknown[]) => void lines.push(JSON.stringify(line)),
}

function clientOf(backend: FakeBackend) {
  const errors = createContentErrors({ version: '4', onError: () => undefined })
  return createHttpClient({ name: 'content', baseUrl: `${backend.url}/api`, log, errors })
}

// P-885
describe('content of a Strapi 4, as recorded', () => {
  let backend: FakeBackend
  let api: ContentApi

  beforeAll(async () => {
    backend = await startFakeBackend(({ target }) => {
      const found = recordings.find(({ request }) => subjectOf(request.path) === subjectOf(target))
      return jsonResponse(found?.response.body ?? { unrecorded: target }, found?.response.status ?? 500)
    })
    api = createContentApi(clientOf(backend), { version: '4', draftToken: undefined })
  })
  afterAll(() => backend[Symbol.asyncDispose]())

  const locale = 'fr'
  const slug = 'comprendre-un-fonds-non-cote'

  it('is a guide with its category, author, picture and twin', async () => {
    expect(await api.findGuide({ locale, slug })).toMatchObject({
      kind: 'ok',
      data: {
        title: 'Comprendre un fonds non coté',
        category: { slug: 'investir' },
        cover: { url: expect.stringMatching(/^\/uploads\/.*\.png$/), width: expect.any(Number) },
        localizations: [{ locale: 'en', slug: 'understanding-an-unlisted-fund' }],
        blocks: expect.arrayContaining([expect.objectContaining({ __component: expect.any(String) })]),
      },
    })
    expect(await api.findGuide({ locale, slug: 'nexiste-pas' })).toMatchObject({
      kind: 'refused',
      status: 404,
    })
  })

  it('is every list, with nothing left out', async () => {
    const answered = {
      guides: await api.listGuides({ locale, pageSize: 3 }),
      articles: await api.listArticles({ locale, pageSize: 3 }),
      whiteBooks: await api.listWhiteBooks({ locale, pageSize: 3 }),
      authors: await api.listAuthors({ locale, pageSize: 100 }),
      series: await api.listSeries({ locale }),
    }
    const sizes = Object.entries(answered).map(([name, { kind, ...reply }]) => [
      name,
      kind,
      'data' in reply ? reply.data.entries.length : 0,
    ])
    expect(sizes).toEqual([
      ['guides', 'ok', 3],
      ['articles', 'ok', 2],
      ['whiteBooks', 'ok', 1],
      ['authors', 'ok', 7],
      ['series', 'ok', expect.any(Number)],
    ])
    const categories = await api.listCategories({ locale })
    expect(categories.kind === 'ok' && categories.data.map((one) => one.slug)).toContain('investir')
    expect(lines).toEqual([])
  })

  it('is the texts of every page, and its own pages', async () => {
    expect(await api.getHomepage({ locale })).toMatchObject({
      data: { hero: { title: 'Investir dans l’économie qui ne se cote pas' } },
    })
    expect(await api.getMenu({ locale })).toMatchObject({ data: { items: expect.any(Array) } })
    expect(await api.getFooter({ locale })).toMatchObject({ data: { groups: expect.any(Array) } })
    expect(await api.getGlobal({ locale })).toMatchObject({ data: { announcement: null } })
    expect(await api.findPage({ locale, url: 'mentions-legales' })).toMatchObject({ kind: 'ok' })
    expect(await api.findAuthor({ locale, slug: 'camille-estrade' })).toMatchObject({
      data: { name: 'Camille Estrade' },
    })
    expect(lines).toEqual([])
  })
})

describe('staff of a Strapi 4, as recorded', () => {
  async function authOf(name: string) {
    const { response } = recordingSchema.parse(read(name))
    const backend = await startFakeBackend(() => jsonResponse(response.body, response.status))
    return { backend, auth: createContentAuth(clientOf(backend), `${backend.url}/api`) }
  }
  const change = { currentPassword: 'a', password: 'b', passwordConfirmation: 'b' }

  it('sign in, and have a role', async () => {
    const signing = await authOf('auth-local-ok')
    await using _ = signing.backend
    expect(await signing.auth.signIn({ identifier: 'a', password: 'b' })).toMatchObject({
      kind: 'ok',
      data: { jwt: '<token>', user: { id: 1 } },
    })
    const reading = await authOf('users-me-role')
    await using __ = reading.backend
    expect(await reading.auth.currentUser('token')).toMatchObject({ data: { role: { name: 'Staff' } } })
  })

  it.each([
    ['auth-local-wrong-password', 'wrong_credentials', 400],
    ['change-password-wrong', 'wrong_current_password', 400],
    ['reset-password-wrong-code', 'wrong_code', 400],
    ['users-me-bad-token', 'UnauthorizedError', 401],
    ['users-me-no-token', 'ForbiddenError', 403],
  ])('are told of %s by its code', async (name, code, status) => {
    const { auth, backend } = await authOf(name)
    await using _ = backend
    const calls = {
      auth: () => auth.signIn({ identifier: 'a', password: 'b' }),
      change: () => auth.changePassword('token', change),
      reset: () => auth.resetPassword({ code: 'a', password: 'b', passwordConfirmation: 'b' }),
      users: () => auth.currentUser('token'),
    }
    const called = Object.entries(calls).find(([start]) => name.startsWith(start))?.[1]
    expect(await called?.()).toMatchObject({ kind: 'refused', status, code })
  })
})

describe('an event of a Strapi 4, as recorded', () => {
  it.each([
    ['webhook-update', ['entry:1', 'entry:2']],
    ['webhook-publish', ['entry:1', 'entry:2']],
    ['webhook-unpublish', ['entry:1', 'entry:2']],
  ])('purges both languages of its entry, and the lists: %s', (name, tags) => {
    const { isClose, tags: purged } = readContentHook(read(name))
    expect(isClose).toBe(true)
    expect(purged).toEqual(expect.arrayContaining([...tags, 'list:guide:fr', 'list:guide:en']))
  })

  it('purges what shows a file whose text has changed', () => {
    expect(readContentHook(read('webhook-media-update'))).toEqual({
      isClose: true,
      tags: [expect.stringMatching(/^media:cover_homepage_hero_fr_/)],
    })
  })
})
