import './lib/zod-settings.ts'
import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { ErrorPage } from './components/errors/error-page.tsx'
import { NotFoundPage } from './components/errors/not-found-page.tsx'
import { ensureTranslations, type Namespace, namespaceSchema } from './lib/translations.ts'
import { routeTree } from './routeTree.gen.ts'
import { localeSchema } from './routing/locales.ts'
import { paths } from './routing/route-table.ts'
import { parseSearch, stringifySearch } from './routing/search-params.ts'
import { localeOf } from './routing/use-locale.ts'

const nonceOfRequest = createIsomorphicFn()
  .client((): string | undefined => undefined)
  .server((): string | undefined => getGlobalStartContext()?.nonce)

/** What the browser must load before it hydrates, so that the first render finds its texts. */
const dehydratedSchema = z.object({ locale: localeSchema, namespaces: z.array(namespaceSchema) })

function translationsInUse(router: ReturnType<typeof createPortalRouter>): z.infer<typeof dehydratedSchema> {
  const { matches } = router.state
  return {
    locale: localeOf(matches.at(-1)),
    namespaces: matches.flatMap((match) => match.staticData.namespaces ?? []),
  }
}

function createPortalRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
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
    defaultPreloadStaleTime: 0,
    defaultStructuralSharing: true,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    ssr: { nonce: nonceOfRequest() },
  })
}

/** A router for one request on the server, for one tab in the browser. */
export function getRouter() {
  const queryClient = new QueryClient({
    // A kept page may be minutes old when a browser hydrates it: asking again at once would undo what it saved.
    defaultOptions: { queries: { staleTime: 300_000, retry: false, refetchOnWindowFocus: false } },
  })
  const router = createPortalRouter(queryClient)
  router.options.dehydrate = () => translationsInUse(router)
  router.options.hydrate = async (dehydrated) => {
    const { locale, namespaces } = dehydratedSchema.parse(dehydrated)
    await ensureTranslations(locale, namespaces)
  }
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface StaticDataRouteOption {
    /** Parts of the dictionary that the route's page needs. */
    namespaces?: readonly Namespace[]
    /** The route's own head writes the canonical address, because its search makes other pages. */
    hasOwnCanonical?: boolean
  }
}
