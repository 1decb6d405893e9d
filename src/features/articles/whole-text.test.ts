import { expect, it } from 'vitest'
import { sampleGuide } from './articles.testing.ts'
import { createWholeText } from './whole-text.ts'

const settings = { locale: 'fr', mediaUrl: 'https://media.example' } as const
const body = { text: [], zone: [], chapters: [] }

// Parts of a page are kept by the objects that they show.
it('a text is one object for the same responses of the backend, and another for others', async () => {
  const whole = createWholeText(settings, async () => body)
  const other = { ...sampleGuide, slug: 'other' }
  const around = () => ({ others: [other], series: undefined, author: undefined, category: undefined })
  const first = await whole(sampleGuide, around())
  expect(await whole(sampleGuide, around())).toBe(first)
  expect(first.more.map(({ address }) => address.slug)).toEqual(['other'])
  expect(await whole(sampleGuide, { ...around(), others: [] })).not.toBe(first)
  expect(await whole({ ...sampleGuide }, around())).not.toBe(first)
})
