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
}

/** Returns the tags of a response with whole entries: each entry, its other languages, and its category. */
export function entryTags(entries: readonly TaggedEntry[]): string[] {
  return unique(
    entries.flatMap(({ documentId, category, localizations = [] }) => [
      entryTag(documentId),
      ...localizations.map((localization) => entryTag(localization.documentId)),
      ...(category ? [entryTag(category.documentId)] : []),
    ]),
  )
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
