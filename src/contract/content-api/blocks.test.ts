import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseTolerantly } from '../parse-tolerantly.ts'
import { blocksSchema } from './blocks.schema.ts'
import { articleSchema } from './entries.schema.ts'
import { collectionSchema } from './envelope.schema.ts'

const instants = { createdAt: '2026-01-05T08:00:00.000Z', updatedAt: '2026-01-06T08:00:00.000Z' }
const pagination = { page: 1, pageSize: 25 }
const article = { id: 7, documentId: 'doc', ...instants, locale: 'fr', title: 'Titre', slug: 'titre' }

/** Reads the body of a text, which a rich text is in. */
function read(body: unknown) {
  const response = { data: [{ ...article, body }], meta: { pagination } }
  const parsed = parseTolerantly(collectionSchema(articleSchema), response)
  if (!parsed.success) throw new Error('the list is lost')
  return { body: parsed.data.data[0]?.body, leftOut: parsed.leftOut }
}

const text = (words: unknown, marks: object = {}) => ({ type: 'text', text: words, ...marks })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const kept = paragraph(text('kept'))
const item = (...children: unknown[]) => ({ type: 'list-item', children })
const list = (...children: unknown[]) => ({ type: 'list', format: 'unordered', children })

/** Lists in lists; 1 is a list of items. */
const nest = (depth: number): unknown => list(item(text(`${depth}`)), ...(depth > 1 ? [nest(depth - 1)] : []))

// P-800
describe('a broken node of rich text', () => {
  it.each<[string, unknown, string]>([
    ['an unknown block', { type: 'iframe', src: 'x' }, '0.type'],
    ['no block at all', 5, '0'],
    ['a block without kind', { children: [] }, '0.type'],
    ['a heading without children', { type: 'heading', level: 2 }, '0.children'],
    ['a picture without address', { type: 'image', image: { width: 5 } }, '0.image.url'],
    ['a list without items', { type: 'list', format: 'ordered' }, '0.children'],
  ])('costs its block alone, and is reported: %s', (_, broken, field) => {
    const { body, leftOut } = read([broken, kept])
    expect(body).toEqual([kept])
    expect(leftOut).toMatchObject([
      { list: 'data', id: 'doc', title: 'Titre', field: `body.${field}`, isEntryLost: false },
    ])
  })

  it.each<[string, unknown, unknown, string]>([
    ['words', paragraph(text(7), text('kept')), kept, 'children.0.text'],
    ['an unknown kind', paragraph({ type: 'footnote' }, text('kept')), kept, 'children.0.type'],
    [
      'words of a link',
      paragraph({ type: 'link', url: '/a', children: [text(null), text('kept')] }),
      paragraph({ type: 'link', url: '/a', children: [text('kept')] }),
      'children.0.children.0.text',
    ],
    ['an item', list(item(text('a')), { type: 'list-item' }), list(item(text('a'))), 'children.1.children'],
    [
      'a word of an item',
      list(item(text('a'), text({}))),
      list(item(text('a'))),
      'children.0.children.1.text',
    ],
    ['a word of an inner list', list(list(item(7))), list(list(item())), 'children.0.children.0.children.0'],
  ])('costs the innermost part that it is in: %s', (_, broken, rest, field) => {
    const { body, leftOut } = read([broken])
    expect(body).toEqual([rest])
    expect(leftOut).toMatchObject([{ id: 'doc', field: `body.0.${field}`, isEntryLost: false }])
  })

  it.each<[string, unknown, unknown, string]>([
    [
      'a mark',
      paragraph(text('a', { bold: 'yes' })),
      paragraph(text('a', { bold: null })),
      'children.0.bold',
    ],
    [
      'an address that is too long',
      paragraph({ type: 'link', url: 'x'.repeat(2001), children: [text('a')] }),
      paragraph({ type: 'link', url: null, children: [text('a')] }),
      'children.0.url',
    ],
    [
      'a level of no heading',
      { type: 'heading', level: 9, children: [text('a')] },
      { type: 'heading', level: null, children: [text('a')] },
      'level',
    ],
    ['a kind of list', { ...list(), format: 'stars' }, { ...list(), format: null }, 'format'],
    [
      'a size of a picture',
      { type: 'image', image: { url: '/a.png', width: '9' } },
      { type: 'image', image: { url: '/a.png', width: null } },
      'image.width',
    ],
  ])('costs no words where only their form cannot be read: %s', (_, broken, rest, field) => {
    const { body, leftOut } = read([broken])
    expect(body).toEqual([rest])
    expect(leftOut).toMatchObject([{ field: `body.0.${field}` }])
  })

  it('takes nested lists down to a bounded depth, and reports what is deeper', () => {
    expect(read([nest(4)])).toMatchObject({ body: [nest(4)], leftOut: [] })
    const { body, leftOut } = read([nest(6), kept])
    expect(body).toMatchObject([{ type: 'list' }, kept])
    expect(leftOut).toMatchObject([{ id: 'doc', field: expect.stringMatching(/^body\.0\.children\.1\./) }])
  })

  it('takes no other node down with it, whatever it is', () => {
    const types = ['paragraph', 'heading', 'list', 'list-item', 'image', 'code', 'quote', 'link', 'text', 'x']
    const named = (children: fc.Arbitrary<unknown>) =>
      fc.record({ type: fc.constantFrom(...types), level: fc.jsonValue({ maxDepth: 1 }), children })
    const odd = fc.oneof(fc.jsonValue(), named(fc.array(fc.oneof(fc.jsonValue(), named(fc.jsonValue())))))
    fc.assert(
      fc.property(fc.array(odd, { maxLength: 5 }), fc.array(odd, { maxLength: 5 }), (before, after) => {
        expect(read([...before, kept, ...after]).body).toContainEqual(kept)
      }),
    )
  })
})

// P-800
it('rich text that is no list of nodes is empty, and reported', () => {
  for (const odd of ['text', 5, { type: 'paragraph' }]) {
    const { body, leftOut } = read(odd)
    expect(body).toEqual([])
    expect(leftOut).toMatchObject([{ id: 'doc', field: 'body' }])
  }
  for (const missing of [null, undefined]) expect(read(missing)).toEqual({ body: [], leftOut: [] })
})

it('rich text has one fault for each node that cannot be read', () => {
  const parsed = parseTolerantly(z.object({ body: blocksSchema }), { body: [1, kept, 2, 3] })
  expect(parsed.success && parsed.leftOut.map(({ field }) => field)).toEqual(['', '', ''])
})
