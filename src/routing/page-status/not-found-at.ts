import { notFound } from '@tanstack/react-router'

/** Data of the 404 page beside its status. */
export type NotFoundData = { readonly suggestion: string | null }

/** Creates the 404 page with a suggested path, if one is known (P-022). */
export function notFoundAt(suggestion: string | null) {
  const data: NotFoundData = { suggestion }
  return notFound({ data })
}

/** Reads the suggestion of {@link notFoundAt}. */
export function suggestionOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('suggestion' in data)) return null
  return typeof data.suggestion === 'string' ? data.suggestion : null
}
