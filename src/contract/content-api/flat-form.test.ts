import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleSchema } from './entries.schema.ts'
import { collectionSchema, singleSchema } from './envelope.schema.ts'
import { parseResponse, toFlatForm } from './flat-form.ts'

const instants = { createdAt: '2026-01-05T08:00:00.000Z', updatedAt: '2026-01-06T08:00:00.000Z' }
const category = { name: 'News', slug: 'news', ...instants, publishedAt: null, locale: 'en' }
const article = { title: 'A', slug: 'a', kind: 'news', ...instants, publishedAt: null, locale: 'en' }
const pagination = { page: 1, pageSize: 25, pageCount: 1, total: 1 }

const older = {
  data: [
    {
      id: 7,
      attributes: {
        ...article,
        cover: { data: null },
        category: { data: { id: 3, attributes: category } },
        localizations: { data: [{ id: 8, attributes: { ...article, slug: 'b', locale: 'fr' } }] },
        blocks: [{ id: 1, __component: 'shared.rich-text', body: 'text' }],
      },
    },
  ],
  meta: { pagination },
}

const newer = {
  data: [
    {
      id: 7,
      documentId: '7',
      ...article,
      cover: null,
      category: { id: 3, documentId: '3', ...category },
      localizations: [{ id: 8, documentId: '8', ...article, slug: 'b', locale: 'fr' }],
      blocks: [{ id: 1, __component: 'shared.rich-text', body: 'text' }],
    },
  ],
  meta: { pagination },
}

describe('the flat form', () => {
  it('is the same for both versions of the content backend', () => {
    const schema = collectionSchema(articleSchema)
    const flat = parseResponse(schema, newer)
    expect(flat.error).toBeUndefined()
    expect(parseResponse(schema, older).data).toEqual(flat.data)
    expect(flat.data?.data[0]).toMatchObject({ category: { slug: 'news' }, relatedFunds: [], seo: null })
  })

  it('keeps the envelope of a single entry of version 4', () => {
    const body = { data: { id: 7, attributes: article } }
    expect(parseResponse(singleSchema(articleSchema), body).data?.data).toMatchObject({ id: 7, slug: 'a' })
  })

  it('leaves what is flat as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.constantFrom('a', 'title', 'x'), fc.jsonValue())), (value) => {
        fc.pre(!/"(data|attributes)"/.test(JSON.stringify(value)))
        expect(toFlatForm(value)).toEqual(value)
      }),
    )
  })

  it('answers any body with a result, never an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(parseResponse(collectionSchema(articleSchema), body).success).toBe(false)
      }),
    )
  })
})
