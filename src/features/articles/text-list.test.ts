import { describe, expect, it } from 'vitest'
import { categorySchema } from '~/contract/content-api/entries.schema.ts'
import { collectionSchema } from '~/contract/content-api/envelope.schema.ts'
import { sampleGuide } from './articles.testing.ts'
import { categoriesOf, toTextList } from './text-list.ts'

const instants = { createdAt: '2026-01-05T08:00:00.000Z', updatedAt: '2026-01-06T08:00:00.000Z' }
const wire = (slug: string, section: string, alternate?: string) => ({
  id: 1,
  documentId: slug,
  ...instants,
  locale: 'fr',
  name: slug,
  slug,
  section,
  localizations: alternate ? [{ id: 2, documentId: slug, ...instants, locale: 'en', slug: alternate }] : [],
})
const { data: categories } = collectionSchema(categorySchema).parse({
  data: [wire('type', 'guide', 'funds-type'), wire('placer', 'guide'), wire('videos', 'article', 'video')],
  meta: { pagination: { page: 1, pageSize: 100 } },
})
const list = { entries: [sampleGuide], page: 2, pageCount: 3, total: 25 }
const known = categoriesOf('guide', categories)
const settings = { section: 'guide', categories: known, locale: 'fr', mediaUrl: 'https://m.example' } as const

describe('a list of texts', () => {
  it('offers the categories of its section alone', () => {
    const view = toTextList(list, { ...settings, category: null })
    expect(view?.categories.map(({ slug }) => slug)).toEqual(['type', 'placer'])
    expect(view).toMatchObject({ category: null, alternateCategory: null, page: 2, pageCount: 3, total: 25 })
  })

  it('knows its category, and what it is called in the other language', () => {
    expect(toTextList(list, { ...settings, category: 'type' })).toMatchObject({
      category: { slug: 'type' },
      alternateCategory: 'funds-type',
    })
    expect(toTextList(list, { ...settings, category: 'placer' })?.alternateCategory).toBeNull()
  })

  it.each(['videos', 'nowhere', ''])('is none for %o, which is no category of the section', (category) => {
    expect(toTextList(list, { ...settings, category })).toBeUndefined()
  })
})
