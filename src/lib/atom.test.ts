import { describe, expect, it } from 'vitest'
import { writeAtom } from './atom.ts'

const feed = {
  id: 'tag:a.example,2026:feed',
  title: 'Fonds & marchés',
  selfHref: 'https://a.example/feed',
  pageHref: 'https://a.example/',
  author: 'A',
  language: 'fr-FR',
} as const

const entry = (id: string, updated: string) => ({
  id,
  title: id,
  updated,
  href: `https://a.example/?a=1&id=${id}`,
})

describe('a feed', () => {
  it('has what RFC 4287 asks of it, its newest entry first', () => {
    const entries = [entry('old', '2026-01-01T00:00:00Z'), entry('new', '2026-02-01T00:00:00.000Z')]
    const xml = writeAtom({ ...feed, entries })
    expect(xml).toContain('<title>Fonds &amp; marchés</title><updated>2026-02-01T00:00:00.000Z</updated>')
    expect(xml.match(/<entry><id>\w+/g)).toEqual(['<entry><id>new', '<entry><id>old'])
    expect(xml).toContain('<link rel="alternate" href="https://a.example/?a=1&amp;id=new"/>')
  })

  it('has a date even when it is empty', () => {
    expect(writeAtom({ ...feed, entries: [] })).toContain('<updated>1970-01-01T00:00:00Z</updated>')
  })
})
