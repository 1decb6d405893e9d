import { expect, it } from 'vitest'
import { type SearchHit, suggestionsOf } from './search.schema.ts'

const hits = (...titles: string[]): { hits: SearchHit[]; total: number } => ({
  hits: titles.map((title) => ({ path: `/${title}`, title, summary: null })),
  total: titles.length,
})

// P-366
it('suggests the first titles of each kind, each once, and none of a backend that failed', () => {
  const groups = {
    fund: hits('Crédit', 'Crédit PME', 'Crédit IV'),
    guide: null,
    article: hits('Crédit'),
    whiteBook: hits(),
    author: hits('Camille Estrade'),
    page: hits('Mentions'),
  }
  expect(suggestionsOf({ text: 'c', groups, hasNoFunds: false })).toEqual([
    'Crédit',
    'Crédit PME',
    'Camille Estrade',
    'Mentions',
  ])
})
