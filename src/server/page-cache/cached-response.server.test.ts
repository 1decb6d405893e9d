import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kindOfTag } from '../purges/purges.server.ts'
import type { CachedPage } from './cached-page.server.ts'
import { cachedResponse } from './cached-response.server.ts'

const request = { method: 'GET', target: '/', header: () => undefined }
const serving = { commonHeaders: {}, now: 0, isHit: true, isPrivate: false }
const page = (tags: readonly string[]): CachedPage => ({
  ...{ tags, policy: "default-src 'self'", etag: '"x"', renderedAt: 0, isPartial: false },
  ...{ bytes: 4, withTags: false, formOrigins: [], isRecompressed: true },
  bodies: { identity: Buffer.from('page'), br: Buffer.from(''), gzip: Buffer.from('') },
})
const tagsOf = (tags: readonly string[]) =>
  cachedResponse(request, page(tags), serving).headers['cache-tag']?.split(',') ?? []

// P-804
describe('the tags of a page', () => {
  it('are those of all that it shows', () => {
    expect(tagsOf(['entry:a', 'media:b', 'funds'])).toEqual(['entry:a', 'media:b', 'funds'])
  })

  it('are kinds where a proxy would refuse so many, and each is still purged with what is shown', () => {
    const hash = fc.stringMatching(/^[\w-]{1,300}$/)
    const tag = fc.oneof(
      fc.constantFrom('list:guide:fr', 'model:page', 'funds'),
      fc.tuple(fc.constantFrom('entry', 'media', 'fund'), hash).map((parts) => parts.join(':')),
    )
    fc.assert(
      fc.property(fc.array(tag, { maxLength: 400 }), (tags) => {
        const sent = tagsOf(tags)
        expect(sent.join(',').length).toBeLessThanOrEqual(1500)
        for (const one of tags)
          expect([one, kindOfTag(one)].some((known) => sent.includes(known ?? ''))).toBe(true)
      }),
    )
    expect(tagsOf(Array.from({ length: 100 }, (_, index) => `media:picture_of_a_page_${index}`))).toEqual([
      'media',
    ])
  })
})
