import { expect, it } from 'vitest'
import { typesetFields } from './content-reader.server.ts'

// P-370
it('the plain texts of an entry are set, at any depth, and nothing else is', () => {
  const typed = {
    data: [
      {
        documentId: 'a ?',
        title: "L'essentiel : pourquoi ?",
        url: '/guide/a?b=c ;d',
        blocks: [
          { __component: 'shared.table', caption: 'Au 12 mars 2026', rows: [['10 ans', '-5 %']] },
          { __component: 'shared.rich-text', body: 'Texte ?' },
        ],
      },
    ],
    meta: { pagination: { total: 1 } },
  }
  expect(typesetFields(typed, 'fr')).toEqual({
    data: [
      {
        documentId: 'a ?',
        title: 'L’essentiel\u00a0: pourquoi\u202f?',
        url: '/guide/a?b=c ;d',
        blocks: [
          {
            __component: 'shared.table',
            caption: 'Au 12\u00a0mars\u00a02026',
            rows: [['10\u00a0ans', '\u22125\u00a0%']],
          },
          { __component: 'shared.rich-text', body: 'Texte ?' },
        ],
      },
    ],
    meta: { pagination: { total: 1 } },
  })
})
