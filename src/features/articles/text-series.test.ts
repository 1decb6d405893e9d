import { describe, expect, it } from 'vitest'
import { seriesSchema } from '~/contract/content-api/entries.schema.ts'
import { seriesWith, slugsIn, toSeries } from './text-series.ts'

const instants = { createdAt: '2026-01-05T08:00:00.000Z', updatedAt: '2026-01-06T08:00:00.000Z' }
const text = (slug: string) => ({
  ...{ id: 1, documentId: `doc-${slug}`, ...instants, title: slug.toUpperCase(), slug },
  category: { documentId: 'type', name: 'Types', slug: 'type' },
})
const read = (...parts: unknown[]) =>
  seriesSchema.parse({ id: 1, documentId: 's', ...instants, name: 'Série', slug: 's', parts })
const guide = (slug: string) => ({ guide: text(slug), article: null })
const series = read(guide('a'), { guide: null, article: text('b') }, guide('c'))
const viewOf = (of: typeof series, slug: string, section: 'guide' | 'article' = 'guide') =>
  toSeries(of, { section, documentId: `doc-${slug}` }, 'fr')

// P-768
describe('the series of a text', () => {
  it('has its parts in order, each at its own address, and knows the place of the text', () => {
    expect(viewOf(series, 'b', 'article')).toMatchObject({
      name: 'Série',
      index: 1,
      parts: [
        { title: 'A', address: { section: 'guide', category: 'type', slug: 'a' } },
        { title: 'B', address: { section: 'article', category: 'type', slug: 'b' } },
        { title: 'C' },
      ],
    })
  })

  it('counts published parts alone, each once', () => {
    const odd = read(guide('a'), { guide: null, article: null }, {}, guide('a'), guide('c'))
    expect(viewOf(odd, 'c')).toMatchObject({ index: 1, parts: [{ title: 'A' }, { title: 'C' }] })
  })

  it('is none with one part, or for a text that it does not hold', () => {
    expect(viewOf(read(guide('a'), {}), 'a')).toBeNull()
    expect(viewOf(series, 'd')).toBeNull()
    // An article may have the document id of a guide in version 4.
    expect(viewOf(series, 'a', 'article')).toBeNull()
  })

  it('is found by the type and id of the text; of two the first', () => {
    const other = read(guide('a'), guide('d'))
    expect(seriesWith([series, other], { section: 'guide', documentId: 'doc-a' })).toBe(series)
    expect(seriesWith([series, other], { section: 'guide', documentId: 'doc-d' })).toBe(other)
    expect(seriesWith([series, other], { section: 'guide', documentId: 'doc-b' })).toBeUndefined()
  })

  it('tells the slugs of its parts in one section, so that they are not named twice', () => {
    expect(slugsIn(viewOf(series, 'a'), 'guide')).toEqual(['a', 'c'])
    expect(slugsIn(viewOf(series, 'a'), 'article')).toEqual(['b'])
    expect(slugsIn(null, 'guide')).toEqual([])
  })
})
