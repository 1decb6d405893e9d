import { describe, expect, it } from 'vitest'
import { placeOf } from './text-entry.ts'

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
