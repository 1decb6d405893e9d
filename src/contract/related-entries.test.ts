import { expect, it } from 'vitest'
import { articleSchema } from './content-api/entries.schema.ts'
import { collectionSchema } from './content-api/envelope.schema.ts'
import { parseTolerantly } from './parse-tolerantly.ts'

const instants = { createdAt: '2026-01-05T08:00:00.000Z', updatedAt: '2026-01-06T08:00:00.000Z' }

/** Returns what is lost of a text that has these fields beside sound ones. */
function lostOf(odd: object) {
  const article = { id: 7, documentId: 'doc-a', ...instants, locale: 'fr', title: 'A', slug: 'a', ...odd }
  const response = { data: [article], meta: { pagination: { page: 1, pageSize: 25 } } }
  const parsed = parseTolerantly(collectionSchema(articleSchema), response)
  return parsed.success ? parsed.leftOut : []
}

// P-801
it.each([
  [{ category: { documentId: 'c', name: 'C' } }, 'category.slug', { id: 'c', field: 'slug' }],
  [{ author: { name: 7 } }, 'author.name', null],
  [{ cover: { documentId: 'f' } }, 'cover.id', { id: 'f', field: 'id' }],
])('a fault names the related entry that it is in: %j', (odd, field, related) => {
  expect(lostOf(odd)).toContainEqual(expect.objectContaining({ id: 'doc-a', field, related }))
})
