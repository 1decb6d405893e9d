import { redirect } from '@tanstack/react-router'

/** Sign-in, registration, account and staff routes, and those that few open, which public pages do not load. */
export const privateRoutes =
  /^\/(\$locale\/(_account|_login|_staff|maintenance|_public\/(investor|partner|shared|subscribe|unsubscribe|alerts|authors|calculators|sitemap|terms))|_neutral)(\/|$)/

const layouts: readonly string[] = ['__root__', '/$locale']

/**
 * Name of the innermost route. Takes unknown matches, since the root route uses it in its own options, and
 * their type would be circular.
 */
function lastOf(matches: unknown): string {
  const last: unknown = Array.isArray(matches) ? matches.at(-1) : undefined
  return typeof last === 'object' && last !== null && 'routeId' in last ? String(last.routeId) : ''
}

/**
 * The area of a page, for the document's `data-area`; private, which loads every route, when the page is
 * unknown.
 */
export function areaOf(matches: unknown): 'public' | 'private' {
  const last = lastOf(matches)
  return last === '' || layouts.includes(last) || privateRoutes.test(last) ? 'private' : 'public'
}

/** Reports whether this browser's document shows a public page. */
export const isPublicDocument = (): boolean => document.documentElement.dataset.area === 'public'

/** Reports whether a page has no route in this document, which is then another's. */
export const isElsewhere = (matches: unknown): boolean => layouts.includes(lastOf(matches))

type Entered = {
  readonly location: { readonly hash: string; readonly publicHref: string }
  readonly matches: unknown
  readonly preload: boolean
}

/**
 * Browser guard: a page without a route here belongs to the private area and is loaded as a new document. The address
 * bar shows its address already, and assigning one with a fragment again would only jump within this document.
 */
export async function guardArea({
  location: { hash, publicHref },
  matches,
  preload,
}: Entered): Promise<void> {
  if (typeof document === 'undefined' || !isElsewhere(matches)) return
  if (hash === '' || preload) throw redirect({ href: publicHref, reloadDocument: true })
  window.location.reload()
  await new Promise(() => {})
}
