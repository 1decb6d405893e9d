import { notFound } from '@tanstack/react-router'

/** What the 404 page is told beside its status. */
export type NotFoundData = { readonly suggestion: string | null }

/** The 404 page, which names the path that was probably meant, where one is known (P-022). */
export function notFoundAt(suggestion: string | null) {
  const data: NotFoundData = { suggestion }
  return notFound({ data })
}

/** Reads back what {@link notFoundAt} said. */
export function suggestionOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('suggestion' in data)) return null
  return typeof data.suggestion === 'string' ? data.suggestion : null
}
