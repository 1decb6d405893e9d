import { describe, expect, it } from 'vitest'
import { textEntries } from './sitemap-entries.server.ts'

const guide = {
  slug: 'le-fip',
  category: { slug: 'placer' },
  locale: 'fr',
  updatedAt: '2026-01-02T03:04:05.000Z',
  seo: { noIndex: false },
  localizations: [],
} as const

describe('a text in the sitemap', () => {
  it('is at its own address, and its translation at its own', () => {
    const localizations = [{ slug: 'the-fip', category: { slug: 'investment' }, locale: 'en' }] as const
    expect(textEntries('guide', 'fr', { ...guide, localizations })).toEqual([
      {
        paths: { fr: '/guide/placer/le-fip', en: '/en/guide/investment/the-fip' },
        lastModified: '2026-01-02T03:04:05.000Z',
      },
    ])
  })

  it.each([
    ['there is none', []],
    ['it has no slug', [{ slug: null, category: { slug: 'news' }, locale: 'en' }]],
  ] as const)('has one address when of its translation %s', (_, localizations) => {
    expect(textEntries('article', 'fr', { ...guide, localizations })[0]?.paths).toEqual({
      fr: '/analyses-et-tendances/placer/le-fip',
    })
  })

  it('whose category became null is at the address that its page answers, in each language', () => {
    const localizations = [{ slug: 'the-fip', category: null, locale: 'en' }] as const
    const paths = (section: 'guide' | 'article') =>
      textEntries(section, 'fr', { ...guide, category: null, localizations })[0]?.paths
    expect(paths('guide')).toEqual({
      fr: '/guide/placement/le-fip',
      en: '/en/guide/placement/the-fip',
    })
    expect(paths('article')).toEqual({
      fr: '/analyses-et-tendances/actualites/le-fip',
      en: '/en/analysis-and-trends/news/the-fip',
    })
  })

  it('is not there when editors hide it', () => {
    expect(textEntries('guide', 'fr', { ...guide, seo: { noIndex: true } })).toEqual([])
  })
})
