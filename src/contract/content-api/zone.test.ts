import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTolerantly } from '../parse-tolerantly.ts'
import { zoneSchema } from './components.schema.ts'
import { collectionSchema, singleSchema } from './envelope.schema.ts'
import { homepageSchema, pageSchema } from './pages.schema.ts'

const instants = { createdAt: '2026-01-05T08:00:00.000Z', updatedAt: '2026-01-06T08:00:00.000Z' }
const pages = collectionSchema(pageSchema)
const pagination = { page: 1, pageSize: 25 }

/** Reads a page whose zone has the components; the rest of it is in order. */
function read(...blocks: unknown[]) {
  const page = { id: 7, documentId: 'doc', ...instants, locale: 'fr', title: 'Page', url: 'page', blocks }
  const parsed = parseTolerantly(pages, { data: [page], meta: { pagination } })
  if (!parsed.success) throw new Error('the list is lost')
  return { zone: parsed.data.data[0]?.blocks, leftOut: parsed.leftOut }
}

const quote = { __component: 'shared.quote', id: 1, title: null, body: 'kept' }
const answered = { question: 'Combien ?', answer: 'Mille euros.' }
const file = { id: 1, documentId: 'file', name: 'a.png', hash: 'a', mime: 'image/png', ...instants }
const [list, id, title] = ['data', 'doc', 'Page']

// P-794
describe('a component of a known kind', () => {
  it.each([
    ['faq', 'questions', { title: 'Questions' }, answered, { question: 'Et ?', answer: null }, 'answer'],
    ['link-list', 'links', { title: 'Liens' }, { label: 'Un', url: '/un' }, { label: 'Deux' }, 'url'],
    ['timeline', 'events', { title: 'Dates' }, { when: '2020', title: 'Un' }, { when: '2021' }, 'title'],
    ['offices', 'offices', { title: 'Bureaux' }, { city: 'Lyon', address: '1' }, { city: 'Metz' }, 'address'],
  ])('keeps the readable entries of its list: %s', (kind, name, fields, good, bad, field) => {
    const { zone, leftOut } = read({ __component: `shared.${kind}`, id: 2, ...fields, [name]: [bad, good] })
    expect(zone).toMatchObject([{ ...fields, [name]: [good] }])
    expect(leftOut).toMatchObject([{ list, id, title, field: `blocks.0.${name}.0.${field}` }])
  })

  it.each([
    ['callout', { tone: 'info', title: null, body: 'Texte' }, 'title'],
    ['callout', { tone: 'loud', title: 'Titre', body: 'Texte' }, 'tone'],
    ['table', { caption: 'Table', columns: ['a'], rows: [[null]] }, 'rows.0.0'],
    ['rich-text', { body: null }, 'body'],
  ])('that cannot be shown is left out and reported, alone: %s, %j', (kind, fields, field) => {
    const { zone, leftOut } = read({ __component: `shared.${kind}`, id: 2, ...fields }, quote)
    expect(zone).toEqual([quote])
    expect(leftOut).toMatchObject([{ list, id, title, field: `blocks.0.${field}`, isEntryLost: false }])
  })

  it('reports a picture with a signed address', () => {
    const signed = { ...file, url: 'https://files.example/a.png?signature=1' }
    const { leftOut } = read({ __component: 'shared.image', id: 2, file: signed })
    expect(leftOut).toMatchObject([{ list, id, field: 'blocks.0.file.url' }])
  })

  it('takes no other component down with it, whatever it holds', () => {
    const kinds = ['rich-text', 'blocks', 'image', 'callout', 'faq', 'table', 'link-list', 'offices', 'other']
    const fields = fc.dictionary(fc.constantFrom('id', 'title', 'body', 'questions', 'file'), fc.jsonValue())
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.tuple(fc.constantFrom(...kinds), fields).map(([kind, more]) => ({
        ...more,
        __component: `shared.${kind}`,
      })),
    )
    fc.assert(
      fc.property(fc.array(odd, { maxLength: 5 }), fc.array(odd, { maxLength: 5 }), (before, after) => {
        expect(read(...before, quote, ...after).zone).toContainEqual(quote)
      }),
    )
  })
})

// P-800
describe('a component of a kind that the portal does not know', () => {
  it.each([
    [{ __component: 'shared.script', id: 2 }, 'blocks.0.__component', 'invalid_value'],
    [{ __component: 7 }, 'blocks.0.__component', 'invalid_value'],
    [{}, 'blocks.0.__component', 'invalid_value'],
    [null, 'blocks.0', 'invalid_type'],
  ])('is left out alone, and reported: %j', (odd, field, code) => {
    const { zone, leftOut } = read(odd, quote)
    expect(zone).toEqual([quote])
    expect(leftOut).toMatchObject([{ list, id, title, field, code, isEntryLost: false }])
  })

  it('is none where there are no components', () => {
    expect(zoneSchema.parse(null)).toEqual([])
  })
})

// P-800
it('a fault of a single type is named by its document and the path in it', () => {
  const entry = { id: 1, documentId: 'home', ...instants, locale: 'fr', hero: { title: 'T' } }
  const parsed = parseTolerantly(singleSchema(homepageSchema), {
    data: { ...entry, blocks: [quote, { __component: 'shared.faq', id: 3, title: 'Q', questions: [{}] }] },
  })
  expect(parsed.success && parsed.leftOut).toMatchObject([
    { list: '', id: 'home', field: 'blocks.1.questions.0.question', isEntryLost: false },
  ])
})
