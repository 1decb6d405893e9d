import { redirect } from '@tanstack/react-router'

/** Sign-in, registration, accounts and staff: the routes that visitors of public pages do not load with those. */
export const privateRoutes =
  /^\/(\$locale\/(_account|_login|_staff|maintenance|_public\/(investor|partner))|_neutral)(\/|$)/

const layouts: readonly string[] = ['__root__', '/$locale']

/**
 * Name of the innermost route. Of unknown matches, since the root route names them in its own options: their type is
 * made of its type.
 */
function lastOf(matches: unknown): string {
  const last: unknown = Array.isArray(matches) ? matches.at(-1) : undefined
  return typeof last === 'object' && last !== null && 'routeId' in last ? String(last.routeId) : ''
}

/** The area that a document's page is of, for its `data-area`; private, which loads every route, where no page is known. */
export function areaOf(matches: unknown): 'public' | 'private' {
  const last = lastOf(matches)
  return last === '' || layouts.includes(last) || privateRoutes.test(last) ? 'private' : 'public'
}

/** Whether the document that this browser was given shows a public page. */
export const isPublicDocument = (): boolean => document.documentElement.dataset.area === 'public'

/** Guard in the browser: a page that no route here knows is of the private area, and comes as a new document. */
export function guardArea(matches: unknown, { publicHref }: { readonly publicHref: string }): void {
  if (typeof document === 'undefined' || !layouts.includes(lastOf(matches))) return
  throw redirect({ href: publicHref, reloadDocument: true })
}
