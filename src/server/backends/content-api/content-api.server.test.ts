import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../../http/http-client.server.ts'
import { runInRequestContext } from '../../http/request-context.server.ts'
import { type FakeBackend, jsonResponse, startFakeBackend } from '../../testing/fake-backend.ts'
import { failureCodeOf } from '../backend-outcome.server.ts'
import { createResponseCache } from '../response-cache.server.ts'
import { createContentApi } from './content-api.server.ts'

const silent = () => {}
const log = { debug: silent, info: silent, warn: silent, error: silent }
const instants = { createdAt: '2026-01-05T08:00:00.000Z', updatedAt: '2026-01-06T08:00:00.000Z' }
const fields = { title: 'A', slug: 'a', locale: 'fr', publishedAt: null, ...instants }
const category = { id: 3, documentId: 'cat', name: 'Placer', slug: 'placer' }
const guide = { id: 7, documentId: 'doc', ...fields, category }
/** Reports whether a call requests the undated entries of a list; these backends have none. */
const asksForUndated = ({ target }: { readonly target: string }) =>
  decodeURIComponent(target).includes('[$null]=true')
const respond = (...data: unknown[]) => ({ data, meta: { pagination: { page: 1, pageSize: 1 } } })

function apiOf(backend: FakeBackend, version: '4' | '5' = '5', draftToken?: string) {
  const cache = createResponseCache()
  const http = createHttpClient({
    name: 'content',
    baseUrl: backend.url,
    log,
    cache,
    publicToken: 'fallback',
  })
  return { api: createContentApi(http, { version, draftToken }), cache }
}

const asked = { locale: 'fr', slug: 'a' } as const

describe('an entry of the content backend', () => {
  // P-211
  it('is asked for by its slug and language alone, with the fallback token', async () => {
    await using backend = await startFakeBackend(() => jsonResponse(respond(guide)))
    expect(await apiOf(backend).api.findGuide(asked)).toMatchObject({ kind: 'ok', data: { slug: 'a' } })
    const [call] = backend.calls
    const query = decodeURIComponent(call?.target ?? '')
    expect(query).toMatch(/^\/guides\?filters\[slug\]\[\$eq\]=a&locale=fr&pagination\[pageSize\]=1/)
    expect(query).not.toContain('status')
    expect(call?.headers.authorization).toBe('Bearer fallback')
  })

  it('is refused as missing when the response is empty, and when its name cannot be one', async () => {
    await using backend = await startFakeBackend(() => jsonResponse(respond()))
    const { api } = apiOf(backend)
    const missing = { kind: 'refused', status: 404 }
    expect(await api.findGuide(asked)).toMatchObject(missing)
    for (const slug of ['', '.', '..', 'a&status=draft', 'a/b', '../a', 'é', 'a b']) {
      expect(await api.findGuide({ locale: 'fr', slug })).toMatchObject(missing)
    }
    expect(await api.findPage({ locale: 'fr', url: 'a//b' })).toMatchObject(missing)
    expect(backend.calls.length).toBe(1)
  })

  it('is kept until it or its category changes, and tells its page so', async () => {
    await using backend = await startFakeBackend(() => jsonResponse(respond(guide)))
    const { api, cache } = apiOf(backend)
    const tags: string[] = []
    const onTags = (read: readonly string[]) => void tags.push(...read)
    const context = { requestId: 'request-1', locale: 'fr', nonce: undefined, onTags } as const
    await runInRequestContext(context, () => api.findGuide(asked))
    expect(tags).toEqual(['entry:doc', 'entry:cat', 'model:guide'])
    for (const tag of ['entry:other', 'entry:doc', 'entry:cat']) {
      cache.purge([tag])
      await api.findGuide(asked)
    }
    expect(backend.calls.length).toBe(3)
  })

  it('that does not exist is looked for again once one is published', async () => {
    await using backend = await startFakeBackend(() => jsonResponse(respond()))
    const { api, cache } = apiOf(backend)
    await api.findGuide(asked)
    await api.findGuide(asked)
    cache.purge(['list:guide:fr'])
    await api.findGuide(asked)
    expect(backend.calls.length).toBe(2)
  })

  it('reads the same in the form of version 4', async () => {
    const wrapped = {
      id: 7,
      attributes: {
        ...fields,
        category: { data: { id: 3, attributes: { name: 'Placer', slug: 'placer' } } },
      },
    }
    await using backend = await startFakeBackend(() => jsonResponse(respond(wrapped)))
    const found = await apiOf(backend, '4').api.findGuide(asked)
    expect(found).toMatchObject({ data: { documentId: '7', category: { slug: 'placer' } } })
  })

  it.each([
    ['4', 'publicationState=preview'],
    ['5', 'status=draft'],
  ] as const)(
    'is read as a draft by a member of staff’s own token, and never kept (%s)',
    async (version, flag) => {
      await using backend = await startFakeBackend(() => jsonResponse(respond(guide)))
      const { api } = apiOf(backend, version, 'own')
      await api.findGuide(asked)
      await api.findGuide(asked)
      expect(backend.calls.length).toBe(2)
      expect(backend.calls[0]?.target).toContain(flag)
      expect(backend.calls[0]?.headers.authorization).toBe('Bearer own')
    },
  )
})

describe('a list of entries', () => {
  it('is asked for by page, newest first, by what is given of category, fund and exception', async () => {
    await using backend = await startFakeBackend(() => jsonResponse(respond(guide)))
    const question = { locale: 'fr', category: 'placer', fundId: 'fnd-7', except: ['b'], page: 2 } as const
    await apiOf(backend).api.listGuides(question)
    const dated = backend.calls.find((call) => !asksForUndated(call))
    const query = decodeURIComponent(dated?.target ?? '')
    for (const part of [
      'filters[category][slug][$eq]=placer',
      'filters[relatedFunds][fundId][$eq]=fnd-7',
      'filters[slug][$notIn][0]=b',
      'pagination[page]=2&pagination[pageSize]=12',
      'sort[0]=publishedOn:desc&sort[1]=id:desc',
    ]) {
      expect(query).toContain(part)
    }
  })

  it('is forgotten when an entry of its type changes; free text is never kept', async () => {
    await using backend = await startFakeBackend(() => jsonResponse(respond(guide)))
    const { api, cache } = apiOf(backend)
    await api.listGuides({ locale: 'fr' })
    cache.purge(['list:article:fr'])
    await api.listGuides({ locale: 'fr' })
    const calls = () => backend.calls.filter((call) => !asksForUndated(call)).length
    expect(calls()).toBe(1)
    cache.purge(['list:guide:fr'])
    await api.listGuides({ locale: 'fr' })
    await api.listGuides({ locale: 'fr', text: 'x' })
    await api.listGuides({ locale: 'fr', text: 'x' })
    expect(calls()).toBe(4)
  })
})

const part = { ...fields, id: 8, documentId: 'doc-8', slug: 'b' }
const series = { id: 9, ...fields, documentId: 'series', name: 'S', slug: 's', parts: [{ guide: part }, {}] }

// P-767, P-768
describe('a type that a content backend may lack', () => {
  it.each([404, 403])('has no entries where it answers %i, and none fails for it', async (status) => {
    await using backend = await startFakeBackend(() => jsonResponse({ error: { status } }, status))
    const { api } = apiOf(backend)
    for (const answered of [await api.listAuthors({ locale: 'fr' }), await api.listSeries({ locale: 'fr' })])
      expect(answered).toMatchObject({ kind: 'ok', data: { entries: [], total: 0 } })
    expect(await api.findAuthor({ locale: 'fr', slug: 'a' })).not.toMatchObject({ kind: 'ok' })
  })

  it('fails where the backend fails: it may have entries', async () => {
    await using backend = await startFakeBackend(() => jsonResponse({}, 500))
    expect(await apiOf(backend).api.listAuthors({ locale: 'fr' })).toMatchObject({
      kind: 'unexpected_status',
    })
  })

  it('leaves out an odd author, and shows the others', async () => {
    const author = { id: 1, documentId: 'ann', ...fields, name: 'Ann', slug: 'ann' }
    const odd = [
      { ...author, name: ' ' },
      { ...author, slug: '../x' },
      { ...author, position: 7, portrait: {} },
    ]
    await using backend = await startFakeBackend(() => jsonResponse(respond(author, ...odd)))
    const listed = await apiOf(backend).api.listAuthors({ locale: 'fr' })
    expect(listed).toMatchObject({
      data: { entries: [{ position: null }, { position: null, portrait: null }] },
    })
  })
})

// P-768
describe('a series', () => {
  it('is purged with each of its texts, and with all texts while one is not published', async () => {
    await using backend = await startFakeBackend(() => jsonResponse(respond(series)))
    const { api, cache } = apiOf(backend)
    for (const tag of ['entry:series', 'entry:doc-8', 'list:guide:fr', 'list:article:fr']) {
      await api.findSeries({ locale: 'fr', slug: 's' })
      cache.purge([tag])
    }
    cache.purge(['list:white-book:fr', 'list:author:fr'])
    await api.findSeries({ locale: 'fr', slug: 's' })
    await api.findSeries({ locale: 'fr', slug: 's' })
    expect(backend.calls.length).toBe(5)
  })
})

// P-767
it('the texts that an author has signed are asked for by every spelling of the name', async () => {
  await using backend = await startFakeBackend(() => jsonResponse(respond(guide)))
  await apiOf(backend).api.listGuides({ locale: 'fr', signedBy: ['Ann', 'Anne'] })
  const [call] = backend.calls
  expect(decodeURIComponent(call?.target ?? '')).toContain(
    'filters[author][name][$in][0]=Ann&filters[author][name][$in][1]=Anne',
  )
})

describe('a refused content token', () => {
  it.each([401, 403])('is an outage with %i: unavailable, told each time, and never kept', async (status) => {
    await using backend = await startFakeBackend(() => jsonResponse({ error: { status } }, status))
    const told: number[] = []
    const http = createHttpClient({
      name: 'content',
      baseUrl: backend.url,
      log,
      cache: createResponseCache(),
    })
    const api = createContentApi(http, { version: '5', onPortalRefused: (one) => told.push(one) })
    for (const answered of [await api.findGuide(asked), await api.listPages({ locale: 'fr' })]) {
      expect(answered).toEqual({ kind: 'portal_refused', status })
      if (answered.kind !== 'ok') expect(failureCodeOf(answered)).toBe('unavailable')
    }
    expect(told).toEqual([status, status])
  })

  it('is none when it is the own token of a member of staff', async () => {
    await using backend = await startFakeBackend(() => jsonResponse({}, 403))
    expect(await apiOf(backend, '5', 'draft').api.findGuide(asked)).toMatchObject({ kind: 'refused' })
  })
})

describe('an entry that cannot be read', () => {
  it('is reported as unreadable at its own address, not as missing, and its list is still returned', async () => {
    const odd = { ...guide, title: null }
    await using backend = await startFakeBackend((call) =>
      jsonResponse(asksForUndated(call) ? respond() : respond(odd, guide)),
    )
    expect(await apiOf(backend).api.listGuides({ locale: 'fr' })).toMatchObject({
      data: { entries: [{ slug: 'a' }] },
      leftOut: [{ id: 'doc', field: 'title' }],
    })
    await using alone = await startFakeBackend(() => jsonResponse(respond(odd)))
    expect(await apiOf(alone).api.findGuide(asked)).toMatchObject({ kind: 'unexpected_body' })
  })
})
