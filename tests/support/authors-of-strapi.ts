import { expect } from 'vitest'
import type { ContentApi } from '../../src/server/backends/content-api/content-api.server.ts'

/** Checks that a Strapi with the samples of `strapi:content` has authors with their texts, and series (P-767, P-768). */
export async function expectAuthorsAndSeries(api: ContentApi): Promise<void> {
  expect(await api.listAuthors({ locale: 'en' })).toMatchObject({ data: { total: 7 } })
  const author = await api.findAuthor({ locale: 'fr', slug: 'helene-vauquelin' })
  expect(author).toMatchObject({
    data: { name: 'Hélène Vauquelin', localizations: [{ locale: 'en', slug: 'helene-vauquelin' }] },
  })
  const signed = await api.listGuides({ locale: 'en', signedBy: ['Hélène Vauquelin'] })
  expect(signed).toMatchObject({ data: { entries: [{ slug: 'understanding-an-unlisted-fund' }] } })
  const { parts } = await api
    .findSeries({ locale: 'en', slug: 'the-four-forms-of-fund' })
    .then((found) => (found.kind === 'ok' ? found.data : { parts: [] }))
  // Of its four guides, the samples have the first.
  expect(parts[0]).toMatchObject({ guide: { category: { slug: 'funds-type' } }, article: null })
}
