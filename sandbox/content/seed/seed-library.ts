import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readText, readValues, type SeedLocale, type SeedText } from './seed-file.ts'

const both = z.object({ fr: z.string(), en: z.string() })

const category = z.object({
  section: z.enum(['guide', 'article']),
  fr: z.object({ name: z.string(), slug: z.string(), description: z.string() }),
  en: z.object({ name: z.string(), slug: z.string(), description: z.string() }),
})

const author = z.object({
  name: z.string(),
  slug: z.string(),
  position: both,
  biography: both,
  /** Keys of white books. */
  whiteBooks: z.array(z.string()).default([]),
})

const seriesName = z.object({ name: z.string(), slug: z.string() })
const series = z.object({
  fr: seriesName,
  en: seriesName,
  /** Types and keys of texts, such as `guide/fcpr`. */
  parts: z.array(z.templateLiteral([z.enum(['guide', 'article']), '/', z.string()])),
})

const facts = z.object({
  category: z.string().optional(),
  author: z.string().optional(),
  kind: z.enum(['news', 'video']).optional(),
  audience: z.enum(['all', 'partner']).optional(),
  publishedOn: z.iso.date().optional(),
  reviewedOn: z.iso.date().optional(),
  funds: z.array(z.int()).default([]),
  /** Name of the cover illustration. */
  cover: z.string().optional(),
  /** Published as a draft only. */
  isDraft: z.boolean().default(false),
  film: z.object({ durationSeconds: z.int() }).optional(),
  pages: z.object({ fr: z.int(), en: z.int() }).optional(),
})

/** Language-independent facts of an entry. */
export type SeedFacts = z.infer<typeof facts>

/** An entry to seed: its facts, and its text in one or both languages. */
export type SeedEntry = {
  readonly key: string
  readonly facts: SeedFacts
  readonly texts: Readonly<Partial<Record<SeedLocale, SeedText>>>
}

/** Texts and facts from which the content is seeded. */
export type SeedLibrary = {
  readonly categories: Readonly<Record<string, z.infer<typeof category>>>
  readonly authors: Readonly<Record<string, z.infer<typeof author>>>
  readonly series: Readonly<Record<string, z.infer<typeof series>>>
  /** Description of each illustration. */
  readonly illustrations: Readonly<Record<string, z.infer<typeof both>>>
  readonly articles: readonly SeedEntry[]
  readonly guides: readonly SeedEntry[]
  readonly whiteBooks: readonly SeedEntry[]
  readonly pages: readonly SeedEntry[]
}

/** Languages of the seed. */
export const seedLocales = ['fr', 'en'] as const

function readFacts(folder: string, name: string): Readonly<Record<string, SeedFacts>> {
  return z.record(z.string(), facts).parse(readValues(join(folder, `${name}.yaml`)))
}

function readEntries(folder: string, name: string): SeedEntry[] {
  const listed = readFacts(folder, name)
  return Object.entries(listed).map(([key, entryFacts]) => {
    const texts = seedLocales.flatMap((locale) => {
      const file = join(folder, name, `${key}.${locale}.md`)
      return existsSync(file) ? [[locale, readText(file, locale)] as const] : []
    })
    if (texts.length === 0) throw new Error(`${name}/${key} has no text`)
    return { key, facts: entryFacts, texts: Object.fromEntries(texts) }
  })
}

/** Reads the language-independent facts of white books. */
export function readWhiteBookFacts(folder: string): Readonly<Record<string, SeedFacts>> {
  return readFacts(folder, 'white-books')
}

/** Reads the folder of seed texts. @throws when a file is missing or invalid */
export function readSeedLibrary(folder: string): SeedLibrary {
  return {
    categories: z.record(z.string(), category).parse(readValues(join(folder, 'categories.yaml'))),
    authors: z.record(z.string(), author).parse(readValues(join(folder, 'authors.yaml'))),
    series: z.record(z.string(), series).parse(readValues(join(folder, 'series.yaml'))),
    illustrations: z.record(z.string(), both).parse(readValues(join(folder, 'illustrations.yaml'))),
    articles: readEntries(folder, 'articles'),
    guides: readEntries(folder, 'guides'),
    whiteBooks: readEntries(folder, 'white-books'),
    pages: readEntries(folder, 'pages'),
  }
}
