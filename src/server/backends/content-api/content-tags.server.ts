/**
 * Tag of every response and page that shows an entry. The content backend's webhooks name the same entry by
 * `model` and `documentId` (version 4: `id`).
 */
export const entryTag = (documentId: string): string => `entry:${documentId}`

/** Tag of every response that depends on which entries of a content type exist in a language. */
export const listTag = (model: string, locale: string): string => `list:${model}:${locale}`

/** Tag of every response that contains entries of a content type. */
export const modelTag = (model: string): string => `model:${model}`

/** Tag of every response that shows a file of the media library. */
export const mediaTag = (hash: string): string => `media:${hash}`

/** The ids of an entry from which its tags are built. */
export type TaggedEntry = {
  readonly documentId: string
  readonly category?: { readonly documentId: string } | null | undefined
  readonly localizations?: readonly { readonly documentId: string }[] | undefined
  /** Of a series: its texts. */
  readonly parts?: readonly TaggedPart[] | undefined
  /** Of an author. */
  readonly whiteBooks?: readonly { readonly documentId: string }[] | undefined
}

type TaggedPart = { readonly guide: TaggedEntry | null; readonly article: TaggedEntry | null }

const textsOf = ({ parts = [] }: TaggedEntry): TaggedEntry[] =>
  parts.flatMap(({ guide, article }) => guide ?? article ?? [])

/**
 * Returns the tags of a response with whole entries: each entry, its other languages, its category, and the entries
 * that it shows.
 */
export function entryTags(entries: readonly TaggedEntry[]): string[] {
  const all = entries.flatMap((entry) => [entry, ...textsOf(entry)])
  return unique(
    all.flatMap(({ documentId, category, localizations = [] }) => [
      entryTag(documentId),
      ...localizations.map((localization) => entryTag(localization.documentId)),
      ...(category ? [entryTag(category.documentId)] : []),
    ]),
  )
}

/**
 * Returns the tags of the lists that decide what entries show: white books of an author, of which those that are not
 * published are not in the response, and texts for the parts of a series that are not published.
 */
export function shownListTags(entries: readonly TaggedEntry[], locale: string): string[] {
  const hasEmptyPart = ({ parts = [] }: TaggedEntry) =>
    parts.some(({ guide, article }) => !(guide ?? article))
  return [
    ...(entries.some(({ whiteBooks }) => whiteBooks !== undefined) ? [listTag('white-book', locale)] : []),
    ...(entries.some(hasEmptyPart) ? [listTag('guide', locale), listTag('article', locale)] : []),
  ]
}

/** Returns the tags of all media files in a response, at any depth. */
export function mediaTags(data: unknown): string[] {
  return unique(hashesIn(data).map(mediaTag))
}

const unique = (tags: readonly string[]): string[] => [...new Set(tags)]

function hashesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'hash' in value && 'mime' in value && typeof value.hash === 'string' ? [value.hash] : []
  return [...own, ...Object.values(value).flatMap(hashesIn)]
}
