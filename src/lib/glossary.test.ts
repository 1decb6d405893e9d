import { expect, it } from 'vitest'
import { glossaryEntries } from './glossary.ts'

// P-375
it.each(['fr', 'en'] as const)(
  'the %s glossary has forty terms, each with an anchor and spellings of its own',
  (language) => {
    const entries = glossaryEntries[language]
    expect(entries.length).toBeGreaterThanOrEqual(40)
    expect(new Set(entries.map(({ anchor }) => anchor)).size).toBe(entries.length)
    const mentions = entries.flatMap((entry) => entry.mentions)
    expect(new Set(mentions).size).toBe(mentions.length)
    for (const { anchor } of entries) expect(anchor).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  },
)
