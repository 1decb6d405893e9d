import { describe, expect, it } from 'vitest'
import { textEntries } from './content-entries.server.ts'

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
    ['has none', []],
    ['has one without a category', [{ slug: 'the-fip', category: null, locale: 'en' }]],
  ] as const)('has one address when its translation %s', (_, localizations) => {
    expect(textEntries('article', 'fr', { ...guide, localizations })[0]?.paths).toEqual({
      fr: '/analyses-et-tendances/placer/le-fip',
    })
  })

  it('is not there without an address, or when editors hide it', () => {
    expect(textEntries('guide', 'fr', { ...guide, category: null })).toEqual([])
    expect(textEntries('guide', 'fr', { ...guide, seo: { noIndex: true } })).toEqual([])
  })
})
