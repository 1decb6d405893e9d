/**
 * Names under which answers and pages are kept. The content backend's webhooks name the same: the `model` and the
 * `documentId` of the entry that changed (version 4: its `id`).
 */
export const entryTag = (documentId: string): string => `entry:${documentId}`

/** Tag of every answer that depends on which entries of a content type there are in a language. */
export const listTag = (model: string, locale: string): string => `list:${model}:${locale}`

/** The part of an entry that names it. */
export type TaggedEntry = {
  readonly documentId: string
  readonly category?: { readonly documentId: string } | null | undefined
}

/** Tags of an answer that holds whole entries: each entry and the category that it names. */
export function entryTags(entries: readonly TaggedEntry[]): string[] {
  return entries.flatMap(({ documentId, category }) => [
    entryTag(documentId),
    ...(category ? [entryTag(category.documentId)] : []),
  ])
}
