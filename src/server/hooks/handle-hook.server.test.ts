import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PurgedTags } from '../purges/purges.server.ts'
import {
  handleHook,
  hookSignature,
  type ReadHook,
  readContentHook,
  readProductHook,
} from './handle-hook.server.ts'

const lists = ['list:article:fr', 'list:article:en']
const secret = 'a secret of thirty-two characters or more'
const createdAt = '2026-01-01T10:00:00.000Z'

function call(body: string, init: RequestInit = {}): Request {
  const headers = { 'x-signature': hookSignature(body, secret) }
  return new Request('http://localhost/api/hooks/content', { method: 'POST', body, headers, ...init })
}

async function respond(read: ReadHook, request: Request, { isFailing = false, configured = true } = {}) {
  const purged: PurgedTags[] = []
  const purge = async (tags: PurgedTags) => {
    purged.push(tags)
    if (isFailing) throw new Error('no connection')
  }
  const logged: string[] = []
  const log = { info: () => undefined, error: (_: unknown, words?: string) => void logged.push(words ?? '') }
  const response = await handleHook(request, read, { secret: configured ? secret : undefined, purge, log })
  return { status: response.status, purged: purged.flat(), ...(logged.length > 0 && { logged }) }
}

const contentEvent = (event: string, entry: object = {}, model = 'article') => ({
  event,
  createdAt,
  model,
  uid: `api::${model}.${model}`,
  entry: { id: 7, documentId: 'abc', locale: 'fr', slug: 'x', publishedAt: createdAt, ...entry },
})

describe('a webhook of the content backend', () => {
  it.each([
    ['entry.publish', {}, ['entry:abc', ...lists]],
    ['entry.unpublish', {}, ['entry:abc', ...lists]],
    ['entry.delete', { publishedAt: null }, ['entry:abc', ...lists]],
    ['entry.update', {}, ['entry:abc', ...lists]],
    ['entry.update', { publishedAt: null }, []],
    ['entry.create', { publishedAt: null }, []],
    ['entry.publish', { documentId: undefined, locale: null }, ['entry:7', 'model:article', ...lists]],
    [
      'entry.unpublish',
      { documentId: undefined, localizations: [{ id: 8 }] },
      ['entry:7', 'entry:8', ...lists],
    ],
  ])('%s of %j makes %j out of date', async (event, entry, tags) => {
    const body = JSON.stringify(contentEvent(event, entry))
    expect(await respond(readContentHook, call(body))).toEqual({ status: 200, purged: tags })
  })

  it.each(['trigger-test', 'review-workflows.updateEntryStage', 'media.create', 'entry.draft-discard'])(
    '%s is genuine and changes no page',
    async (event) => {
      const body = JSON.stringify({ ...contentEvent(event), entry: 'null' })
      expect(await respond(readContentHook, call(body))).toEqual({ status: 200, purged: [] })
    },
  )

  it.each(['media.update', 'media.delete'])('%s makes what shows the file out of date', async (event) => {
    const body = JSON.stringify({ event, createdAt, media: { id: 3, hash: 'cover_1', alternativeText: 'x' } })
    expect(await respond(readContentHook, call(body))).toEqual({ status: 200, purged: ['media:cover_1'] })
  })

  it.each(['null', null, undefined, 7, {}, { id: null }])(
    'about the entry %j makes all pages of its type out of date, and is logged',
    async (entry) => {
      const body = JSON.stringify({ event: 'entry.publish', createdAt, model: 'article', entry })
      expect(await respond(readContentHook, call(body))).toEqual({
        ...{ status: 200, purged: ['model:article', ...lists] },
        logged: ['event of a backend not understood, purged widely'],
      })
    },
  )

  const named = { createdAt, model: 'article', entry: { id: 1, documentId: 'doc-1' } }
  it.each([
    ...['', '{', 'null', '{"event":"entry.publish"}', '{"event":7}', '{"event":"releases.publish"}'],
    ...[{}, named, { ...named, event: null }, { ...named, event: '' }].map((body) => JSON.stringify(body)),
    JSON.stringify({ ...named, event: 'entry.publish'.padEnd(101, 'x') }),
    JSON.stringify({ ...named, event: ['entry.publish'] }),
  ])('%j may mean anything: everything is out of date, and it is logged', async (body) => {
    expect(await respond(readContentHook, call(body))).toMatchObject({
      ...{ status: 200, purged: ['all'] },
      logged: ['event of a backend not understood, purged widely'],
    })
  })

  it('is responded with 200 whatever it holds, once it is known to be authentic', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (event) => {
        const body = JSON.stringify(event) ?? ''
        for (const read of [readContentHook, readProductHook])
          expect((await respond(read, call(body))).status).toBe(200)
      }),
    )
  })
})

describe('a webhook of the product API', () => {
  // P-214
  it('makes the fund out of date under all of its names, and what lists funds', async () => {
    const fund = { id: 'fnd-12', slugs: { fr: 'un', en: 'one' } }
    const body = JSON.stringify({ event: 'value.publish', createdAt, fund })
    expect((await respond(readProductHook, call(body))).purged).toEqual([
      'funds',
      'fund:fnd-12',
      'fund:un',
      'fund:one',
    ])
  })

  it('without a fund makes everything out of date', async () => {
    const body = JSON.stringify({ event: 'catalogue.update', createdAt })
    expect(await respond(readProductHook, call(body))).toEqual({ status: 200, purged: ['all'] })
  })
})

describe('a call that purges nothing', () => {
  const body = JSON.stringify(contentEvent('entry.publish'))
  it.each([
    ['without proof', call(body, { headers: {} }), 401],
    ['signed for another body', call(body, { headers: { 'x-signature': hookSignature('{}', secret) } }), 401],
    ['too large', call('x'.repeat(1_000_001)), 413],
    ['read, not sent', new Request('http://localhost/api/hooks/content'), 405],
  ])('is one %s', async (_, request, status) => {
    expect(await respond(readContentHook, request)).toEqual({ status, purged: [] })
  })

  it('refuses every call if no secret is configured', async () => {
    const request = call(body, { headers: { authorization: 'Bearer ' } })
    expect(await respond(readContentHook, request, { configured: false })).toEqual({
      status: 401,
      purged: [],
    })
  })
})

it('says 503 when the other processes could not be told, having forgotten here', async () => {
  const body = JSON.stringify(contentEvent('entry.publish'))
  const { status, purged } = await respond(readContentHook, call(body), { isFailing: true })
  expect([status, purged.length]).toEqual([503, 3])
})
