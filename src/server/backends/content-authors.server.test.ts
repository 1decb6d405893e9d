import { describe, expect, it } from 'vitest'
import { contentAuthorSchema } from '../../contract/content-api/entries.schema.ts'
import { authorNamed, spellingsOf } from './content-authors.server.ts'

const instants = { createdAt: '2026-01-05T08:00:00.000Z', updatedAt: '2026-01-06T08:00:00.000Z' }
const author = (id: number, name: string) =>
  contentAuthorSchema.parse({ id, documentId: `a-${id}`, ...instants, name, slug: `slug-${id}` })
const authors = [author(1, 'Ann O’Neil'), author(2, 'Hélène  Vauquelin'), author(3, 'ann o’neil')]

// P-767
describe('the author of a text', () => {
  it.each([
    ['Ann O’Neil', 1],
    ["ann o'neil ", 1],
    ['Hélène Vauquelin', 2],
    ['He\u0301le\u0300ne\u00a0Vauquelin', 2],
  ])('signed %j is found by the name, whatever its typing; of two the first', (name, id) => {
    expect(authorNamed(authors, name)?.id).toBe(id)
  })

  it.each(['Helene Vauquelin', 'Ann', ''])('signed %j is nobody with a page', (name) => {
    expect(authorNamed(authors, name)).toBeUndefined()
  })

  it('is looked for with either apostrophe, as editors type them', () => {
    expect(spellingsOf('Ann O’Neil')).toEqual(['Ann O’Neil', "Ann O'Neil"])
    expect(spellingsOf('Ann')).toEqual(['Ann'])
  })
})
