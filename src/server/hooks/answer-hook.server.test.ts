import { describe, expect, it } from 'vitest'
import type { PurgedTags } from '../purges.server.ts'
import { answerHook, type ReadHook } from './answer-hook.server.ts'
import { readContentHook } from './content-hook.server.ts'
import { hookSignature } from './hook-authority.server.ts'
import { readProductHook } from './product-hook.server.ts'

const secret = 'a secret of thirty-two characters or more'
const createdAt = '2026-01-01T10:00:00.000Z'

function call(body: string, init: RequestInit = {}): Request {
  const headers = { 'x-signature': hookSignature(body, secret) }
  return new Request('http://localhost/api/hooks/content', { method: 'POST', body, headers, ...init })
}

async function answer(read: ReadHook, request: Request, { isFailing = false, configured = true } = {}) {
  const purged: PurgedTags[] = []
  const purge = async (tags: PurgedTags) => {
    purged.push(tags)
    if (isFailing) throw new Error('no connection')
  }
  const log = { info: () => undefined, error: () => undefined }
  const response = await answerHook(request, read, { secret: configured ? secret : undefined, purge, log })
  return { status: response.status, purged: purged.flat() }
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
    ['entry.publish', {}, ['entry:abc', 'list:article:fr']],
    ['entry.unpublish', {}, ['entry:abc', 'list:article:fr']],
    ['entry.delete', { publishedAt: null }, ['entry:abc', 'list:article:fr']],
    ['entry.update', {}, ['entry:abc', 'list:article:fr']],
    ['entry.update', { publishedAt: null }, []],
    ['entry.create', { publishedAt: null }, []],
    [
      'entry.publish',
      { documentId: undefined, locale: null },
      ['entry:7', 'list:article:fr', 'list:article:en'],
    ],
  ])('%s of %j makes %j out of date', async (event, entry, tags) => {
    const body = JSON.stringify(contentEvent(event, entry))
    expect(await answer(readContentHook, call(body))).toEqual({ status: 200, purged: tags })
  })

  it.each(['media.update', 'trigger-test'])('%s is genuine and changes no page', async (event) => {
    expect(await answer(readContentHook, call(JSON.stringify({ event, createdAt })))).toEqual({
      status: 200,
      purged: [],
    })
  })

  it.each(['', '{', 'null', '{"event":"entry.publish"}', '{"event":7}'])('%s is none', async (body) => {
    expect(await answer(readContentHook, call(body))).toEqual({ status: 400, purged: [] })
  })
})

describe('a webhook of the product API', () => {
  it('makes the fund out of date under all of its names, and what lists funds', async () => {
    const fund = { id: 'fnd-12', slugs: { fr: 'un', en: 'one' } }
    const body = JSON.stringify({ event: 'value.publish', createdAt, fund })
    expect((await answer(readProductHook, call(body))).purged).toEqual([
      'funds',
      'fund:fnd-12',
      'fund:un',
      'fund:one',
    ])
  })

  it('without a fund makes everything out of date', async () => {
    const body = JSON.stringify({ event: 'catalogue.update', createdAt })
    expect((await answer(readProductHook, call(body))).purged).toEqual(['all'])
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
    expect(await answer(readContentHook, request)).toEqual({ status, purged: [] })
  })

  it('is any, where no secret is configured', async () => {
    const request = call(body, { headers: { authorization: 'Bearer ' } })
    expect(await answer(readContentHook, request, { configured: false })).toEqual({ status: 401, purged: [] })
  })
})

it('says 503 when the other processes could not be told, having forgotten here', async () => {
  const body = JSON.stringify(contentEvent('entry.publish'))
  const { status, purged } = await answer(readContentHook, call(body), { isFailing: true })
  expect([status, purged.length]).toEqual([503, 2])
})
