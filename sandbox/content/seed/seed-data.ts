import { join } from 'node:path'
import { typeset } from '../../../src/lib/typography.ts'
import { seededDocumentId } from '../entries/document-id.ts'
import { readParts, type SeedPart } from './markdown-blocks.ts'
import { readComponent, readValues, type SeedLocale, type SeedText, type SeedValues } from './seed-file.ts'
import type { SeedEntry, SeedLibrary } from './seed-library.ts'

/** Attributes of one version of an entry, as an editor would send them. */
export type SeedData = {
  readonly type: string
  readonly key: string
  readonly locale: SeedLocale
  readonly data: SeedValues
  readonly isDraft: boolean
  /** Plain date of writing. */
  readonly writtenOn: string
}

/** Media ids by recipe name. */
export type MediaIds = ReadonlyMap<string, number>

const wordsPerMinute = 200
const firstDay = '2026-01-05'

/** Parts of a text that starts in its rich text: those from the first component on, in their order. */
function afterBody(parts: readonly SeedPart[], locale: SeedLocale): SeedValues[] {
  const first = parts.findIndex(({ kind }) => kind === 'component')
  const rest = first === -1 ? [] : parts.slice(first)
  return rest.flatMap((part) =>
    part.kind === 'text' ? [{ __component: 'shared.blocks', content: part.blocks }] : zoneOf([part], locale),
  )
}

function zoneOf(parts: readonly SeedPart[], locale: SeedLocale): SeedValues[] {
  return parts.map((part) =>
    part.kind === 'text'
      ? { __component: 'shared.rich-text', body: part.markdown }
      : { __component: `shared.${part.name}`, ...readComponent(part.yaml, locale) },
  )
}

/** The running text before the first component. */
function bodyOf(parts: readonly SeedPart[]): unknown[] {
  const first = parts.findIndex(({ kind }) => kind === 'component')
  return blocksOf(first === -1 ? parts : parts.slice(0, first))
}

function blocksOf(parts: readonly SeedPart[]): unknown[] {
  return parts.flatMap((part) => (part.kind === 'text' ? part.blocks : []))
}

function readingMinutes(parts: readonly SeedPart[]): number {
  const text = parts.map((part) => (part.kind === 'text' ? part.markdown : part.yaml)).join(' ')
  return Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute))
}

/** Builds search engine metadata from titles and summaries, unless a text has its own. */
function seoOf({ values }: SeedText): SeedValues {
  return {
    metaTitle: values.metaTitle ?? values.title,
    metaDescription: values.metaDescription ?? values.summary,
    noIndex: false,
  }
}

function headOf({ values, ...text }: SeedText): SeedValues {
  const { metaTitle: _, metaDescription: __, subtitle: ___, ...head } = values
  return { ...head, seo: seoOf({ values, ...text }) }
}

function authorOf({ authors }: SeedLibrary, key: string | undefined, locale: SeedLocale): SeedValues {
  const author = key === undefined ? undefined : authors[key]
  if (author === undefined) return {}
  const position = typeset(author.position[locale], locale)
  return { author: { name: author.name, position } }
}

function coverOf(type: string, key: string, locale: SeedLocale, media: MediaIds): SeedValues {
  const cover = media.get(`cover ${type} ${key} ${locale}`)
  return cover === undefined ? {} : { cover }
}

function filmOf({ key, facts }: SeedEntry, locale: SeedLocale, media: MediaIds): SeedValues {
  const source = media.get(`film ${key} ${locale}`)
  const captions = media.get(`captions ${key} ${locale}`)
  if (facts.film === undefined || source === undefined || captions === undefined) return {}
  return { video: { source, captions, durationSeconds: facts.film.durationSeconds } }
}

function writtenData(library: SeedLibrary, type: 'article' | 'guide', media: MediaIds) {
  return (entry: SeedEntry, locale: SeedLocale, text: SeedText): SeedValues => {
    const { key, facts } = entry
    return {
      ...headOf(text),
      body: bodyOf(text.parts),
      blocks: afterBody(text.parts, locale),
      publishedOn: facts.publishedOn ?? firstDay,
      readingMinutes: readingMinutes(text.parts),
      ...(facts.category === undefined ? {} : { category: seededDocumentId(`category ${facts.category}`) }),
      relatedFunds: facts.funds.map((number) => ({ fundId: `fnd-${number}` })),
      ...authorOf(library, facts.author, locale),
      ...coverOf(type, key, locale, media),
      ...(type === 'article'
        ? {
            kind: facts.kind ?? 'news',
            audience: facts.audience ?? 'all',
            ...filmOf(entry, locale, media),
          }
        : { reviewedOn: facts.reviewedOn ?? facts.publishedOn ?? firstDay }),
    }
  }
}

function textOf(children: readonly unknown[]): string {
  return children
    .filter(
      (child): child is { text: string } => typeof child === 'object' && child !== null && 'text' in child,
    )
    .map(({ text }) => text)
    .join('')
}

/** The paragraphs before the first chapter become the white book's presentation; the rest is in its file. */
function whiteBookData(media: MediaIds) {
  return ({ key, facts }: SeedEntry, locale: SeedLocale, text: SeedText): SeedValues => {
    const blocks = text.parts.flatMap((part) => (part.kind === 'text' ? part.blocks : []))
    const firstChapter = blocks.findIndex(({ type }) => type === 'heading')
    const chapters = blocks.filter(({ type, level }) => type === 'heading' && level === 2)
    return {
      ...headOf(text),
      body: blocks.slice(0, firstChapter),
      publishedOn: facts.publishedOn ?? firstDay,
      pages: facts.pages?.[locale] ?? null,
      contents: chapters.map(({ children }) => ({ title: textOf(children) })),
      file: media.get(`white-book ${key} ${locale}`) ?? null,
      ...coverOf('white-book', key, locale, media),
    }
  }
}

function pageData({ facts }: SeedEntry, locale: SeedLocale, text: SeedText): SeedValues {
  return { ...headOf(text), reviewedOn: facts.reviewedOn ?? firstDay, blocks: zoneOf(text.parts, locale) }
}

type Writer = (entry: SeedEntry, locale: SeedLocale, text: SeedText) => SeedValues

function versions(type: string, entries: readonly SeedEntry[], write: Writer): SeedData[] {
  return entries.flatMap((entry) =>
    Object.entries(entry.texts).map(([name, text]) => {
      const locale = name === 'fr' ? 'fr' : 'en'
      const { isDraft, publishedOn, reviewedOn } = entry.facts
      const writtenOn = publishedOn ?? reviewedOn ?? firstDay
      return { type, key: entry.key, locale, data: write(entry, locale, text), isDraft, writtenOn }
    }),
  )
}

function categoryData({ categories }: SeedLibrary): SeedData[] {
  const common = { type: 'category', isDraft: false, writtenOn: firstDay }
  return Object.entries(categories).flatMap(([key, { section, fr, en }]) => [
    {
      ...common,
      key,
      locale: 'fr' as const,
      data: { ...fr, description: typeset(fr.description, 'fr'), section },
    },
    {
      ...common,
      key,
      locale: 'en' as const,
      data: { ...en, description: typeset(en.description, 'en'), section },
    },
  ])
}

const bothLocales = ['fr', 'en'] as const

function authorData({ authors }: SeedLibrary): SeedData[] {
  return Object.entries(authors).flatMap(([key, { name, slug, position, biography, whiteBooks }]) =>
    bothLocales.map((locale) => {
      const data = {
        ...{ name, slug },
        position: typeset(position[locale], locale),
        biography: blocksOf(readParts(typeset(biography[locale], locale))),
        whiteBooks: whiteBooks.map((book) => seededDocumentId(`white-book ${book}`)),
      }
      return { type: 'author', key, locale, data, isDraft: false, writtenOn: firstDay }
    }),
  )
}

function partOf(text: `${'guide' | 'article'}/${string}`): SeedValues {
  const [type = '', key = ''] = text.split('/')
  return { [type]: seededDocumentId(`${type} ${key}`) }
}

function seriesData({ series }: SeedLibrary): SeedData[] {
  return Object.entries(series).flatMap(([key, { parts, ...names }]) =>
    bothLocales.map((locale) => {
      const { name, slug } = names[locale]
      const data = { name: typeset(name, locale), slug, parts: parts.map(partOf) }
      return { type: 'series', key, locale, data, isDraft: false, writtenOn: firstDay }
    }),
  )
}

const singles = ['homepage', 'menu', 'footer', 'global']

function singleData(folder: string, media: MediaIds): SeedData[] {
  return singles.flatMap((type) =>
    (['fr', 'en'] as const).map((locale) => {
      const data = readValues(join(folder, 'singles', `${type}.${locale}.yaml`), locale)
      const hero =
        typeof data.hero === 'object'
          ? { ...data.hero, image: media.get(`cover homepage hero ${locale}`) }
          : {}
      const withImage = type === 'homepage' ? { ...data, hero } : data
      return { type, key: type, locale, data: withImage, isDraft: false, writtenOn: firstDay }
    }),
  )
}

/** Returns every version of every entry of the seed library. */
export function seedDataOf(library: SeedLibrary, folder: string, media: MediaIds): SeedData[] {
  return [
    ...categoryData(library),
    ...versions('guide', library.guides, writtenData(library, 'guide', media)),
    ...versions('article', library.articles, writtenData(library, 'article', media)),
    ...versions('white-book', library.whiteBooks, whiteBookData(media)),
    ...authorData(library),
    ...seriesData(library),
    ...versions('page', library.pages, pageData),
    ...singleData(folder, media),
  ]
}
