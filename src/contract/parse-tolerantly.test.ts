import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentUserSchema } from './content-api/auth.schema.ts'
import { articleSchema, categorySchema } from './content-api/entries.schema.ts'
import { collectionSchema, singleSchema } from './content-api/envelope.schema.ts'
import { footerSchema, menuSchema } from './content-api/pages.schema.ts'
import { lostFrom, parseTolerantly } from './parse-tolerantly.ts'
import { signInListSchema } from './product-api/account.schema.ts'
import { documentSearchSchema } from './product-api/document.schema.ts'
import { fundShareSchema } from './product-api/fund.schema.ts'
import { librarySearchSchema } from './product-api/library.schema.ts'
import { consolidatedPositionSchema } from './product-api/mandate.schema.ts'
import { holdingsSchema } from './product-api/own-funds.schema.ts'
import { positionSchema } from './product-api/position.schema.ts'
import { partnerUserSchema } from './product-api/user.schema.ts'
import { strictList, tolerantList } from './tolerant-list.ts'

const instants = { createdAt: '2026-01-05T08:00:00.000Z', updatedAt: '2026-01-06T08:00:00.000Z' }
const entry = { id: 7, ...instants, publishedAt: null, locale: 'fr' }
const article = (slug: string, more: object = {}) => ({
  ...{ ...entry, documentId: `doc-${slug}`, title: slug, slug, kind: 'news' },
  ...more,
})
const respond = (data: readonly unknown[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: data.length } },
})
const articles = collectionSchema(articleSchema)
const read = (...data: unknown[]) => {
  const parsed = parseTolerantly(articles, respond(data))
  if (!parsed.success) throw new Error('the list is lost')
  return { entries: parsed.data.data, leftOut: parsed.leftOut }
}

describe('one odd entry', () => {
  it('is left out of its list, and no other entry is', () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc
        .tuple(fc.constantFrom(...Object.keys(articleSchema.shape)), fc.jsonValue())
        .map(([field, value]) => article('odd', { [field]: value })),
    )
    fc.assert(
      fc.property(fc.array(odd, { maxLength: 5 }), fc.nat(5), (strange, place) => {
        const data: unknown[] = [...strange]
        data.splice(place, 0, article('first'), article('second'))
        const { entries } = read(...data)
        expect(entries.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['first', 'second']))
      }),
    )
  })

  it('is named by its list, document, field and fault, and by nothing else of it for the log', () => {
    const { entries, leftOut } = read(article('a'), article('', { title: 'Sans adresse' }))
    expect(entries.map(({ slug }) => slug)).toEqual(['a'])
    expect(leftOut).toEqual([
      {
        ...{ list: 'data', id: 'doc-', field: 'slug', isEntryLost: true, title: 'Sans adresse' },
        related: null,
        lost: { list: 'data', name: 'Sans adresse' },
        code: expect.any(String),
      },
    ])
  })

  it.each([
    ['a capital', 'Le-FCPR', 'Le-FCPR'],
    ['every character of a uid', 'a_b.c~D-9', 'a_b.c~D-9'],
  ])('is none for a slug with %s', (_, slug, expected) => {
    expect(read(article(slug)).entries[0]?.slug).toBe(expected)
  })

  it.each(['.', '..', 'a/b', 'a b', 'é', ''])('is one for the slug %j, which is no address', (slug) => {
    expect(read(article(slug)).entries).toEqual([])
  })
})

describe('an optional field that cannot be read', () => {
  it.each([
    ['an author without position', { author: { name: 'A' } }, { author: { name: 'A', position: null } }],
    [
      'SEO without noIndex and description',
      { seo: { metaTitle: 'T' } },
      { seo: { metaTitle: 'T', metaDescription: null, noIndex: false } },
    ],
    ['a negative reading time', { readingMinutes: -3 }, { readingMinutes: null }],
    ['a category without slug', { category: { documentId: 'c', name: 'C' } }, { category: null }],
    ['a kind that is not known', { kind: 'podcast' }, { kind: null }],
    ['no list where one should be', { relatedFunds: 'fnd-1' }, { relatedFunds: [] }],
  ])('falls back: %s', (_, odd, expected) => {
    expect(read(article('a', odd)).entries[0]).toMatchObject(expected)
  })

  it('a cover with an unreadable width is shown without its width', () => {
    const cover = {
      ...entry,
      documentId: 'f',
      name: 'f',
      hash: 'h',
      mime: 'image/png',
      url: '/uploads/f.png',
    }
    const { entries, leftOut } = read(article('a', { cover: { ...cover, width: 0, height: 9 } }))
    expect(entries[0]?.cover).toMatchObject({ url: '/uploads/f.png', width: null, height: 9 })
    expect(leftOut).toMatchObject([{ id: 'doc-a', field: 'cover.width', isEntryLost: false }])
  })

  it('is a file with a signed address, which is named', () => {
    const file = { ...entry, documentId: 'f', name: 'f', hash: 'h', mime: 'image/png' }
    const { entries, leftOut } = read(
      article('a', { cover: { ...file, url: '/uploads/f.png?X-Amz-Signature=1' } }),
    )
    expect(entries[0]?.cover).toBeNull()
    expect(leftOut).toMatchObject([{ id: 'doc-a', field: 'cover.url', isEntryLost: false }])
  })

  it('is none for a translation into a third language', () => {
    const localizations = [
      { ...entry, documentId: 'doc-a', locale: 'de', slug: 'ah' },
      { ...entry, documentId: 'doc-a', locale: 'en', slug: 'ay' },
    ]
    const { entries, leftOut } = read(article('a', { localizations }))
    expect(entries[0]?.localizations.map(({ locale, slug }) => [locale, slug])).toEqual([
      [null, 'ah'],
      ['en', 'ay'],
    ])
    expect(leftOut).toEqual([])
  })

  it('is the section of a category', () => {
    const category = { ...entry, documentId: 'c', name: 'C', slug: 'c', section: 'other' }
    expect(parseTolerantly(categorySchema, category)).toMatchObject({ data: { section: null } })
  })

  it('keeps the links of a menu and of a footer around a broken one', () => {
    const links = () => [{ label: 'A', url: '/a' }, { label: 'B' }, { url: '/c' }, { label: 'D', url: '/d' }]
    const menu = { data: { ...entry, documentId: 'm', items: links() } }
    expect(parseTolerantly(singleSchema(menuSchema), menu)).toMatchObject({
      data: { data: { items: [{ label: 'A' }, { label: 'D' }] } },
    })
    const footer = {
      ...entry,
      documentId: 'f',
      groups: [{ title: 'G', links: links() }, { links: links() }],
      legalLinks: links(),
    }
    expect(parseTolerantly(footerSchema, footer)).toMatchObject({
      data: { groups: [{ links: [{ label: 'A' }, { label: 'D' }] }], legalLinks: [{}, {}] },
    })
  })
})

describe('a list that means nothing with an entry missing', () => {
  const listOf = (item: z.ZodType) =>
    z.object({ items: tolerantList(z.object({ id: z.string(), amounts: strictList(item, 'sum') })) })

  it('removes the object whose strict list has an unreadable entry', () => {
    const body = {
      items: [
        { id: 'a', amounts: [1, 'x'] },
        { id: 'b', amounts: [2] },
      ],
    }
    const parsed = parseTolerantly(listOf(z.number()), body)
    expect(parsed).toMatchObject({ success: true, data: { items: [{ id: 'b' }] } })
  })

  it('costs a share whose values cannot be read', () => {
    const parsed = parseTolerantly(fundShareSchema, { liquidationValues: [{ date: 'x', amount: '1' }] })
    expect(parsed.success).toBe(false)
  })
})

it('a right that the portal does not know costs nobody their sign-in', () => {
  const user = {
    ...{ id: 'u', firstname: 'A', lastname: 'B', email: 'a@b.example', telephone: null, confirmed: true },
    ...{
      rights: ['funds:read', 'moon:visit'],
      funds: [],
      persontype: null,
      fields: [],
      role: 'partner_user',
    },
    ...{ partner: null, is_child_user: false, id_partner: null },
  }
  expect(parseTolerantly(partnerUserSchema, user)).toMatchObject({ data: { rights: ['funds:read'] } })
})

// P-093
it.each([
  ['documents of a fund', documentSearchSchema],
  ['documents of an investor', librarySearchSchema],
  ['holdings', holdingsSchema],
  ['sign-ins', signInListSchema],
])('an odd entry among %s costs itself alone', (_list, schema) => {
  const around = {
    page: { page: 1, pageSize: 20, pageCount: 1, total: 1 },
    facets: { group: [], fund: [], year: [], type: [], subType: [] },
  }
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { minLength: 1, maxLength: 5 }), (odd) => {
      const read = parseTolerantly<z.ZodType<{ items: unknown[] }>>(schema, { items: odd, ...around })
      if (!read.success) throw new Error('the list is lost')
      expect(read.data.items.length + read.leftOut.filter(({ isEntryLost }) => isEntryLost).length).toBe(
        odd.length,
      )
    }),
  )
})

it('an account is read although its address breaks the rule for new ones', () => {
  const email = ' root\u200b@localhost'
  expect(contentUserSchema.parse({ id: 1, username: 'root', email })).toMatchObject({
    email: 'root@localhost',
  })
  expect(partnerUserSchema.shape.email.parse(email)).toBe('root@localhost')
})

it('a response that is no list of entries at all is refused', () => {
  for (const body of [null, [], {}, { data: 'x' }, { data: {} }, { data: [] }])
    expect(parseTolerantly(articles, body).success).toBe(false)
})

// P-710
describe('a holding that cannot be read', () => {
  const position = (holdings: readonly unknown[]) => ({ asOf: '2026-01-01', previousVisitOn: null, holdings })
  const holdings = [
    { id: 'hld-1', fund: { name: 'Fonds Un' }, movements: [{ amount: '1e9' }] },
    { id: 'hld-2', fund: { name: null } },
    7,
  ]
  const lost = ['Fonds Un', null, null]

  it('is counted, and named by its fund if that has a name', () => {
    const parsed = parseTolerantly(positionSchema, position(holdings))
    expect(parsed.success && lostFrom(parsed.leftOut, 'holdings')).toEqual(lost)
  })

  it('is told apart from the portfolio that it is in, and from fields that become null', () => {
    const portfolio = { mandate: null, holder: 'Moi', position: position(holdings) }
    const portfolios = [portfolio, { ...portfolio, holder: 'Société', position: null }]
    const parsed = parseTolerantly(consolidatedPositionSchema, { portfolios })
    const leftOut = parsed.success ? parsed.leftOut : []
    expect(lostFrom(leftOut, 'portfolios.position.holdings')).toEqual(lost)
    expect(lostFrom(leftOut, 'portfolios')).toEqual(['Société'])
    expect(lostFrom(read(article('a', { cover: 7 })).leftOut, 'data')).toEqual([])
  })
})
