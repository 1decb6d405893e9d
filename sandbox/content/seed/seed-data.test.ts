import { join } from 'node:path'
import { expect, it } from 'vitest'
import { seedDataOf } from './seed-data.ts'
import { readSeedLibrary } from './seed-library.ts'

const folder = join(import.meta.dirname, '../../seed-content')
const library = readSeedLibrary(folder)
const entries = seedDataOf(library, folder, new Map())

const listOf = (value: unknown): readonly object[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
const componentOf = (part: object) => ('__component' in part ? part.__component : undefined)
const contentOf = (part: object) => ('content' in part ? listOf(part.content) : [])

// P-825
it.each(['guide', 'article'] as const)('a component of each %s stands where its text has it', (type) => {
  const texts = type === 'guide' ? library.guides : library.articles
  for (const { key, locale, data } of entries.filter((entry) => entry.type === type)) {
    const parts = texts.find((text) => text.key === key)?.texts[locale]?.parts ?? []
    const written = parts.map((part) => (part.kind === 'text' ? part.blocks.length : `shared.${part.name}`))
    const body = listOf(data.body).length
    const after = listOf(data.blocks).map((part) =>
      componentOf(part) === 'shared.blocks' ? contentOf(part).length : componentOf(part),
    )
    expect([body, ...after], `${key} ${locale}`).toEqual(written)
  }
})
