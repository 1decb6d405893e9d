import type { Db } from '../../database/open-database.ts'
import { contentMedia } from '../../database/schema/index.ts'
import { bilingual } from '../../seed/typography.ts'
import { seededDocumentId } from '../entries/document-id.ts'
import type { MediaIds } from './seed-data.ts'
import type { SeedLocale } from './seed-file.ts'
import { type SeedEntry, type SeedLibrary, seedLocales } from './seed-library.ts'

type NewMedia = typeof contentMedia.$inferInsert
/** A file of the seed, by the name that entries use. */
export type NamedMedia = { readonly name: string; readonly row: NewMedia }

/** Width and height of every cover, in pixels. */
export const coverSize = { width: 1600, height: 900 } as const

/** Width and height of every video, in pixels. */
export const filmSize = { width: 1280, height: 720 } as const

type Cover = {
  readonly type: string
  readonly key: string
  readonly illustration: string
  readonly createdAt: Date
}

function coverMedia(
  { illustrations }: SeedLibrary,
  { type, key, illustration, createdAt }: Cover,
): NamedMedia[] {
  const shown = illustrations[illustration]
  if (shown === undefined) throw new Error(`${type} ${key}: there is no drawing ${illustration}`)
  const alternative = bilingual(shown.fr, shown.en)
  return seedLocales.map((locale) => {
    const name = `cover ${type} ${key} ${locale}`
    return {
      name,
      row: {
        documentId: seededDocumentId(name),
        fileName: `cover-${type}-${key}.png`,
        name: `cover-${type}-${key}.png`,
        alternativeText: alternative[locale],
        mime: 'image/png',
        recipe: { kind: 'cover', illustration, seed: `${type} ${key}` },
        createdAt,
        ...coverSize,
      },
    }
  })
}

function fileMedia(
  name: string,
  fileName: string,
  mime: string,
  recipe: NewMedia['recipe'],
  createdAt: Date,
): NamedMedia {
  const size = mime === 'video/webm' ? filmSize : {}
  return {
    name,
    row: { documentId: seededDocumentId(name), fileName, name: fileName, mime, recipe, createdAt, ...size },
  }
}

function writtenAt({ facts }: SeedEntry): Date {
  return new Date(`${facts.publishedOn ?? '2026-01-05'}T08:00:00Z`)
}

function whiteBookFile(entry: SeedEntry, locale: SeedLocale): NamedMedia {
  const { key } = entry
  const recipe = { kind: 'white-book', document: key, locale } as const
  return fileMedia(
    `white-book ${key} ${locale}`,
    `${key}-${locale}.pdf`,
    'application/pdf',
    recipe,
    writtenAt(entry),
  )
}

function filmFiles(entry: SeedEntry, locale: SeedLocale): NamedMedia[] {
  const { key } = entry
  const at = writtenAt(entry)
  return [
    fileMedia(
      `film ${key} ${locale}`,
      `${key}-${locale}.webm`,
      'video/webm',
      { kind: 'film', film: key, locale },
      at,
    ),
    fileMedia(
      `captions ${key} ${locale}`,
      `${key}-${locale}.vtt`,
      'text/vtt; charset=utf-8',
      { kind: 'captions', film: key, locale },
      at,
    ),
  ]
}

function localesOf({ texts }: SeedEntry): SeedLocale[] {
  return seedLocales.filter((locale) => texts[locale] !== undefined)
}

const homeHero = {
  type: 'homepage',
  key: 'hero',
  illustration: 'strata',
  createdAt: new Date('2026-01-05T08:00:00Z'),
} as const

function coversOf(library: SeedLibrary, type: string, entries: readonly SeedEntry[]): NamedMedia[] {
  return entries.flatMap((entry) => {
    const illustration = entry.facts.cover
    if (illustration === undefined) return []
    return coverMedia(library, { type, key: entry.key, illustration, createdAt: writtenAt(entry) })
  })
}

/** Lists the files that a library needs. */
export function listMedia(library: SeedLibrary): NamedMedia[] {
  const { articles, guides, whiteBooks } = library
  const files = whiteBooks.flatMap((entry) => localesOf(entry).map((locale) => whiteBookFile(entry, locale)))
  const films = articles
    .filter(({ facts }) => facts.film !== undefined)
    .flatMap((entry) => localesOf(entry).flatMap((locale) => filmFiles(entry, locale)))
  return [
    ...coverMedia(library, homeHero),
    ...coversOf(library, 'article', articles),
    ...coversOf(library, 'guide', guides),
    ...coversOf(library, 'white-book', whiteBooks),
    ...files,
    ...films,
  ]
}

/** Fills the media library; files are generated from their recipes on first request. */
export async function seedMedia(db: Db, library: SeedLibrary): Promise<MediaIds> {
  const named = listMedia(library)
  const rows = await db
    .insert(contentMedia)
    .values(named.map(({ row }) => row))
    .returning({ id: contentMedia.id, documentId: contentMedia.documentId })
  const ids = new Map(rows.map(({ id, documentId }) => [documentId, id]))
  return new Map(
    named.flatMap(({ name, row }) => {
      const id = ids.get(row.documentId)
      return id === undefined ? [] : [[name, id] as const]
    }),
  )
}
