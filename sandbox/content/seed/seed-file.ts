import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { typeset } from '../../../src/lib/typography.ts'
import { readParts, type SeedPart } from './markdown-blocks.ts'

/** Language of a seed text. */
export type SeedLocale = 'fr' | 'en'

/** Parsed YAML: keys and values. */
export type SeedValues = Readonly<Record<string, unknown>>

/** A seed text: its front matter, and its parts. */
export type SeedText = { readonly values: SeedValues; readonly parts: readonly SeedPart[] }

const frontMatter = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

function isValues(value: unknown): value is SeedValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** URLs have no spaces and no apostrophes, so typography leaves them unchanged. */
function typesetAll(value: unknown, locale: SeedLocale): unknown {
  if (typeof value === 'string') return typeset(value, locale)
  if (Array.isArray(value)) return value.map((item) => typesetAll(item, locale))
  if (!isValues(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, typesetAll(item, locale)]))
}

function parseValues(yaml: string, locale: SeedLocale | undefined, file: string): SeedValues {
  const parsed: unknown = parse(yaml)
  const values = locale === undefined ? parsed : typesetAll(parsed, locale)
  if (!isValues(values)) throw new Error(`${file} holds no keys and values`)
  return values
}

/** Reads a YAML file, with the typography of a language where one is given. */
export function readValues(file: string, locale?: SeedLocale): SeedValues {
  return parseValues(readFileSync(file, 'utf8'), locale, file)
}

/** Parses a fenced component. */
export function readComponent(yaml: string, locale: SeedLocale): SeedValues {
  return parseValues(yaml, locale, 'A component')
}

/** Reads a Markdown file with front matter, with the typography of its language. */
export function readText(file: string, locale: SeedLocale): SeedText {
  const [, head = '', body = ''] = frontMatter.exec(readFileSync(file, 'utf8')) ?? []
  if (head === '') throw new Error(`${file} has no front matter`)
  return { values: parseValues(head, locale, file), parts: readParts(typesetBody(body, locale)) }
}

/** Components get their typography after their YAML is parsed: an apostrophe may be YAML syntax. */
function typesetBody(body: string, locale: SeedLocale): string {
  return body
    .split(/^(```[\s\S]*?^```)$/m)
    .map((part) => (part.startsWith('```') ? part : typeset(part, locale)))
    .join('')
}
