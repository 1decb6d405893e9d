import { describe, expect, it } from 'vitest'
import { sampleGuide } from './articles.testing.ts'
import { relatedTexts } from './related-texts.ts'

const text = (slug: string, publishedOn: string | null) => ({ ...sampleGuide, slug, publishedOn })
const old = text('old', '2024-01-01')
const recent = text('recent', '2026-05-01')
const newest = text('newest', '2026-06-01')
const undated = text('undated', null)
const slugsOf = (lists: Parameters<typeof relatedTexts>[0], most = 3) =>
  relatedTexts(lists, most).map(({ slug }) => slug)

// P-769
describe('the texts to read after another', () => {
  it('are those of the closer subject first, however old, then others up to the maximum', () => {
    expect(slugsOf([[old], [newest, recent, undated]], 2)).toEqual(['newest', 'old'])
  })

  it('are each there once, newest first, undated ones last', () => {
    expect(
      slugsOf([
        [undated, old],
        [newest, old],
      ]),
    ).toEqual(['newest', 'old', 'undated'])
  })

  it('are none where there are none', () => {
    expect(slugsOf([[], []])).toEqual([])
    expect(slugsOf([])).toEqual([])
  })
})
