import { createRouter, type Manifest } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { ErrorPage } from './components/errors/error-page.tsx'
import { NotFoundPage } from './components/errors/not-found-page.tsx'
import { loadSignedInParts } from './features/session/signed-in.ts'
import { rememberSite } from './features/site/load-site.ts'
import { nextTask } from './lib/next-task.ts'
import { preserializedData } from './lib/preserialized-data.ts'
import { ensureTranslations, isNamespace, type Namespace } from './lib/translations.ts'
import { weakMemo } from './lib/weak-memo.ts'
import { routeTree as publicRoutes } from './public-routes.gen.js'
import { routeTree } from './routeTree.gen.ts'
import { toLocale } from './routing/addresses/locales.ts'
import { type PlainRoute, paths } from './routing/addresses/route-table.ts'
import { parseSearch, stringifySearch } from './routing/addresses/search-params.ts'
import { pageFade } from './routing/navigation/page-fade.ts'
import { isPublicDocument } from './routing/navigation/public-area.ts'
import { shouldRestoreScroll } from './routing/navigation/scroll-restoration.ts'
import { localeOf } from './routing/navigation/use-locale.ts'
import type { ShareKind } from './routing/page-status/share-tags.ts'

const nonceOfRequest = createIsomorphicFn()
  .client((): string | undefined => undefined)
  .server((): string | undefined => getGlobalStartContext()?.nonce)

// framework-seam: placeholders
/** Marks each route's list of files as preserialized: it never changes. */
const markRoutes = weakMemo(({ routes }: Manifest) => Object.values(routes).map(preserializedData))

const markManifest = createIsomorphicFn()
  .server(({ ssr }: PortalRouter): void => {
    if (ssr?.manifest) markRoutes(ssr.manifest)
  })
  .client((_router: PortalRouter): void => undefined)
// framework-seam end: placeholders

/** A member of a route's context, whose type is unknown where the compiler has not read the whole route tree yet. */
const memberOf = (context: unknown, name: 'site' | 'session'): unknown =>
  typeof context === 'object' && context !== null ? Reflect.get(context, name) : undefined

/**
 * Returns the data that a browser needs before it hydrates: the texts and parts of the first render, and the public
 * configuration.
 */
function neededBeforeHydration(router: PortalRouter) {
  const { matches } = router.state
  return {
    locale: localeOf(matches.at(-1)),
    namespaces: matches.flatMap((match) => match.staticData.namespaces ?? []),
    site: memberOf(matches[0]?.context, 'site'),
    isSignedIn: matches.some(({ context }) => (memberOf(context, 'session') ?? null) !== null),
  }
}

/** All routes on the server; in the browser those of the area that the document belongs to (decision 021). */
const loadRoutes = createIsomorphicFn()
  .server(() => routeTree)
  .client(async () => (isPublicDocument() ? publicRoutes : (await import('./routeTree.gen.ts')).routeTree))

function createPortalRouter(routes: typeof routeTree) {
  return createRouter({
    routeTree: routes,
    rewrite: {
      input: ({ url }) => {
        url.pathname = paths.toInternal(url.pathname)
        return url
      },
      output: ({ url }) => {
        url.pathname = paths.toPublic(url.pathname) ?? url.pathname
        return url
      },
    },
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    defaultPreloadDelay: 1000,
    // A cached page may be minutes old when a browser hydrates it: asking again at once would undo what it saved.
    defaultStaleTime: 300_000,
    scrollRestoration: shouldRestoreScroll(),
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    ssr: { nonce: nonceOfRequest() },
  })
}

type PortalRouter = ReturnType<typeof createPortalRouter>

/** A router for one request on the server, for one tab in the browser. */
export async function getRouter(): Promise<PortalRouter> {
  const router = createPortalRouter(await loadRoutes())
  // framework-seam: page-fade
  router.startViewTransition = (commit) => pageFade(router, commit)
  // framework-seam end: page-fade
  router.options.dehydrate = () => {
    markManifest(router)
    return neededBeforeHydration(router)
  }
  router.options.hydrate = async (dehydrated) => {
    const namespaces: unknown = dehydrated.namespaces
    // Making the router was one piece of work, matching the page to it is the next.
    await nextTask()
    rememberSite(dehydrated.site)
    const locale = toLocale(dehydrated.locale)
    await Promise.all([
      ensureTranslations(locale, [namespaces].flat().filter(isNamespace)),
      dehydrated.isSignedIn ? loadSignedInParts(locale) : undefined,
    ])
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter
  }
  interface StaticDataRouteOption {
    /** Parts of the dictionary that the route's page needs. */
    namespaces?: readonly Namespace[]
    /**
     * Namespaces that only the route's static fragments need: browsers that load the page do without
     * them (decision 034).
     */
    htmlOnlyNamespaces?: readonly Namespace[]
    /** The route's own head writes the canonical address, because its search makes other pages. */
    hasOwnCanonical?: boolean
    /** The list that takes the place of an entry of this route that has no translation (P-011). */
    section?: PlainRoute
    /** The kind of page whose own picture goes with its links, named by the last parameter of its address. */
    shareKind?: ShareKind
  }
  interface HistoryState {
    /** First page of a list whose later pages were opened under it. */
    firstPage?: number
  }
}
