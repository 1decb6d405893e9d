/**
 * Names under which answers and pages are kept. The content backend's webhooks name the same: the `model` and the
 * `documentId` of the entry that changed (version 4: its `id`).
 */
export const entryTag = (documentId: string): string => `entry:${documentId}`

/** Tag of every answer that depends on which entries of a content type there are in a language. */
export const listTag = (model: string, locale: string): string => `list:${model}:${locale}`

/** Tag of every answer that holds entries of a content type. */
export const modelTag = (model: string): string => `model:${model}`

/** Tag of every answer that shows a file of the media library. */
export const mediaTag = (hash: string): string => `media:${hash}`

/** The part of an entry that names it. */
export type TaggedEntry = {
  readonly documentId: string
  readonly category?: { readonly documentId: string } | null | undefined
  readonly localizations?: readonly { readonly documentId: string }[] | undefined
}

/** Tags of an answer that holds whole entries: each entry, its other languages, and the category that it names. */
export function entryTags(entries: readonly TaggedEntry[]): string[] {
  return unique(
    entries.flatMap(({ documentId, category, localizations = [] }) => [
      entryTag(documentId),
      ...localizations.map((localization) => entryTag(localization.documentId)),
      ...(category ? [entryTag(category.documentId)] : []),
    ]),
  )
}

/** Tags of the files that an answer shows, wherever they stand in it. */
export function mediaTags(data: unknown): string[] {
  return unique(hashesIn(data).map(mediaTag))
}

const unique = (tags: readonly string[]): string[] => [...new Set(tags)]

function hashesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'hash' in value && 'mime' in value && typeof value.hash === 'string' ? [value.hash] : []
  return [...own, ...Object.values(value).flatMap(hashesIn)]
}
