// framework-seam: scripts-after-paint
import type { AnyRouter, Manifest } from '@tanstack/react-router'
import { weakMemo } from '../../lib/weak-memo.ts'
import type { PageScripts } from '../../routing/rendering/page-scripts.ts'

type ManifestRoute = Manifest['routes'][string]

const withoutScripts = weakMemo((manifest: Manifest): Manifest => {
  const routes = Object.entries(manifest.routes).map(([id, { css }]) => [id, css ? { css } : {}])
  return { ...manifest, routes: Object.fromEntries(routes) }
})

const hrefOf = (link: string | { readonly href: string }): string =>
  typeof link === 'string' ? link : link.href

/**
 * Removes the scripts of a page from the HTML that the router writes, so that the head can load them after the first
 * paint (decision 027). The browser's router knew them before: it finds them in the head.
 */
export function takePageScripts(router: AnyRouter): PageScripts {
  const manifest = router.ssr?.manifest
  if (!manifest) return { first: undefined, modules: [] }
  const matched: ManifestRoute[] = router.stores.matches
    .get()
    .map(({ routeId }: { routeId: string }) => manifest.routes[routeId] ?? {})
  const sources = matched.flatMap(({ scripts = [] }) => scripts.map(({ attrs }): unknown => attrs?.src))
  const first = sources.find((source) => typeof source === 'string')
  if (first === undefined)
    throw new Error('the manifest of TanStack Start names no script that runs the page')
  router.ssr = { manifest: withoutScripts(manifest) }
  return { first, modules: [...new Set(matched.flatMap(({ preloads = [] }) => preloads.map(hrefOf)))] }
}
