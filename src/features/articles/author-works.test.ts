import { describe, expect, it } from 'vitest'
import { whiteBookSchema } from '~/contract/content-api/entries.schema.ts'
import { sampleGuide, sampleVideo } from './articles.testing.ts'
import { descriptionOf } from './author-description.ts'
import { worksOf, worksPerPage } from './author-works.ts'

const instants = { createdAt: '2026-01-05T08:00:00.000Z', updatedAt: '2026-01-06T08:00:00.000Z' }
const book = whiteBookSchema.parse({
  ...{ id: 1, documentId: 'b', ...instants, title: 'Un livre', slug: 'un-livre', publishedOn: '2026-05-01' },
})
const first = { locale: 'fr', page: 1 } as const

// P-767
describe('the texts of an author', () => {
  it('are guides, articles, films and white books in one order, newest first, undated ones last', () => {
    const texts = [
      sampleVideo,
      sampleGuide,
      { ...sampleVideo, kind: 'news', publishedOn: '2026-06-01' },
    ] as const
    expect(worksOf({ texts, whiteBooks: [book] }, first)).toMatchObject({
      works: [
        { kind: 'article', publishedOn: { day: '2026-06-01' } },
        { kind: 'whiteBook', path: '/livre-blanc/un-livre' },
        { kind: 'guide', path: '/guide/type/le-fcpr', summary: 'Un résumé.' },
        { kind: 'video', publishedOn: null },
      ],
      ...{ page: 1, pageCount: 1, total: 4 },
    })
  })

  it('come by the page, each once; a page past the end has none', () => {
    const texts = Array.from({ length: worksPerPage + 3 }, (_, index) => ({
      ...sampleGuide,
      slug: `guide-${index}`,
    }))
    const pages = [1, 2, 3].map((page) => worksOf({ texts, whiteBooks: [] }, { locale: 'fr', page }))
    expect(pages.map(({ works }) => works.length)).toEqual([worksPerPage, 3, 0])
    expect(new Set(pages.flatMap(({ works }) => works.map(({ path }) => path))).size).toBe(texts.length)
    expect(pages[2]).toMatchObject({ page: 3, pageCount: 2 })
  })

  it('are none for an author without', () => {
    expect(worksOf({ texts: [], whiteBooks: [] }, first)).toMatchObject({ works: [], pageCount: 0, total: 0 })
  })
})

describe('the description of an author for search engines', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', children: [text] }) as const

  it('is the first paragraph, cut after a word', () => {
    expect(descriptionOf([{ type: 'rule' }, paragraph('Court.'), paragraph('Suite.')])).toBe('Court.')
    const long = descriptionOf([paragraph('mot '.repeat(100))])
    expect(long).toMatch(/^(mot )+mot…$/)
    expect(long?.length).toBeLessThanOrEqual(161)
  })

  it('is none for an empty biography', () => {
    expect([descriptionOf([]), descriptionOf([paragraph('')])]).toEqual([null, null])
  })
})
