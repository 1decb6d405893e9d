import { describe, expect, it } from 'vitest'
import { sampleGuide, sampleVideo } from './articles.testing.ts'
import { toTextCard } from './text-card.ts'
import { addressesOf, filmOf, placeOf, toTextView } from './text-entry.ts'

const mediaUrl = 'https://media.example/uploads'
const settings = { locale: 'fr', mediaUrl } as const
const whole = { ...settings, more: [], series: null, authorSlug: null, hasCategoryPage: true } as const

describe('a text in a list', () => {
  it('stands under its own category; a guide without one under the category of all guides', () => {
    expect(toTextCard(sampleGuide, settings).address).toEqual({
      section: 'guide',
      category: 'type',
      slug: 'le-fcpr',
    })
    expect(toTextCard({ ...sampleGuide, category: null }, settings).address.category).toBe('placement')
    expect(toTextCard({ ...sampleVideo, category: null }, settings).address.category).toBe('actualites')
  })

  it('shows a picture of the media library, and none of anywhere else', () => {
    expect(toTextCard(sampleGuide, settings).picture).toMatchObject({ path: 'cover.png', width: 16 })
    const cover = sampleGuide.cover && { ...sampleGuide.cover, url: 'https://elsewhere.example/x.png' }
    expect(toTextCard({ ...sampleGuide, cover }, settings).picture).toBeNull()
  })

  it('says how long its film is, and for whom it is', () => {
    expect(toTextCard(sampleVideo, settings)).toMatchObject({ filmSeconds: 54, isForPartners: true })
    expect(toTextCard({ ...sampleVideo, kind: 'news' }, settings).filmSeconds).toBeNull()
    expect(toTextCard(sampleGuide, settings)).toMatchObject({ filmSeconds: null, isForPartners: false })
  })
})

describe('a text on its page', () => {
  it('knows its address in each language that has it', () => {
    expect(addressesOf(sampleGuide, 'fr')).toEqual({
      fr: { section: 'guide', category: 'type', slug: 'le-fcpr' },
      en: { section: 'guide', category: 'funds-type', slug: 'the-fcpr' },
    })
    expect(Object.keys(addressesOf(sampleVideo, 'en'))).toEqual(['en'])
  })

  // P-837
  it('names its category only if that has a page, to which its breadcrumb leads', () => {
    expect(toTextView(sampleGuide, whole).category).toBe('Types de fonds')
    expect(toTextView(sampleGuide, { ...whole, hasCategoryPage: false }).category).toBeNull()
    expect(toTextView(sampleGuide, { ...whole, hasCategoryPage: false }).address.category).toBe('type')
  })

  it('takes its title and summary for what search engines are told, unless the editor said otherwise', () => {
    const { seo } = toTextView(sampleGuide, whole)
    expect(seo).toEqual({ title: 'Le FCPR', description: 'Un résumé.', noIndex: false })
    const told = { metaTitle: 'Autre', metaDescription: 'Dit', noIndex: true, shareImage: null }
    expect(toTextView({ ...sampleGuide, seo: told }, whole).seo).toEqual({
      title: 'Autre',
      description: 'Dit',
      noIndex: true,
    })
  })

  it('plays its own film with captions, and links to one elsewhere', () => {
    expect(filmOf(sampleVideo, mediaUrl)).toEqual({
      kind: 'own',
      source: '/api/media/f.webm',
      type: 'video/webm',
      captions: '/api/media/f.vtt',
    })
    const href = 'https://film.example/x'
    const elsewhere = { source: null, captions: null, externalUrl: href, durationSeconds: null }
    expect(filmOf({ ...sampleVideo, video: elsewhere }, mediaUrl)).toEqual({ kind: 'elsewhere', href })
    expect(filmOf({ ...sampleVideo, kind: 'news' }, mediaUrl)).toBeNull()
    expect(filmOf(sampleGuide, mediaUrl)).toBeNull()
  })
})

const guide = { section: 'guide', own: 'investir', valid: ['investir', 'montant'] } as const
const article = { section: 'article', own: 'news', valid: ['news', 'video'] } as const

// P-024, P-025
describe('the category in an address whose slug is known (P-024)', () => {
  it.each([
    ['own', { ...guide, asked: 'investir' }],
    ['open', { ...guide, asked: 'placement' }],
    ['moved', { ...guide, asked: 'montant' }],
    ['wrong', { ...guide, asked: 'nowhere' }],
    ['own', { ...guide, own: 'placement', asked: 'placement' }],
    ['own', { ...article, asked: 'news' }],
    ['moved', { ...article, asked: 'video' }],
    ['wrong', { ...article, asked: 'placement' }],
  ] as const)('is %s', (place, asked) => {
    expect(placeOf(asked)).toBe(place)
  })
})
