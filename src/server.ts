import { createRouter } from '@tanstack/react-router'
import { createStartHandler } from '@tanstack/react-start/server'
import { routeTree } from './routeTree.gen.ts'
import { refuseWithoutStore } from './server/auth-helper/auth-response.server.ts'
import { auth, identity } from './server/composition/auth.server.ts'
import { maintenance } from './server/composition/availability.server.ts'
import { contentApi, productApi, purges } from './server/composition/backends.server.ts'
import { consent } from './server/composition/consent.server.ts'
import { env } from './server/composition/env.server.ts'
import { keepUnshownDrafts } from './server/composition/forms.server.ts'
import { telemetry } from './server/composition/telemetry.server.ts'
import { commonHeaders } from './server/http/security-headers.server.ts'
import { createTrustedProxies } from './server/http/visitor-address.server.ts'
import { createRenderScheduler, startInGroups } from './server/overload/render-scheduler.server.ts'
import { limitInFlight, shedOverload, watchLoopDelay } from './server/overload/shed-overload.server.ts'
import { createPageCache } from './server/page-cache/page-cache.server.ts'
import { serveCachedPages } from './server/page-cache/serve-cached-pages.server.ts'
import { callApplication } from './server/pipeline/call-application.server.ts'
import { withPlaceholders } from './server/pipeline/insert-fragments.server.ts'
import { redirectCustomIssuer, redirectLegacyFund } from './server/pipeline/look-up-redirects.server.ts'
import { createRequestObserver } from './server/pipeline/observe-request.server.ts'
import { createPortal } from './server/pipeline/portal.server.ts'
import { redirectGonePath, redirectToCanonicalPath } from './server/pipeline/redirects.server.ts'
import {
  missAsset,
  refuseMethod,
  refuseUnsafeTarget,
  refuseWhileViewing,
  resolveDotSegments,
} from './server/pipeline/refusals.server.ts'
import { renderToBuffer } from './server/pipeline/render-to-buffer.server.tsx'
import { log } from './server/process/log.server.ts'
import { askContentBackend, askLegacyOrigin, createGoneCheck } from './server/redirects/gone-check.server.ts'
import { readLegacyAddresses } from './server/redirects/legacy-files.server.ts'
import { watchRenders } from './server/telemetry/watch.server.ts'

/** Requests, or renders, per turn of the event loop. */
const groupSize = 16
const scheduler = createRenderScheduler(groupSize)
const application = limitInFlight(
  startInGroups(watchRenders(withPlaceholders(createStartHandler(renderToBuffer(scheduler)))), scheduler),
  env.OVERLOAD_IN_FLIGHT,
)

const site = { isHttps: env.PUBLIC_URL.startsWith('https:'), mayBeIndexed: env.SEARCH_INDEXING }
const observe = createRequestObserver({ log, watch: telemetry.begin })

const pageCache = createPageCache({
  publicUrl: env.PUBLIC_URL,
  commonHeaders: (page) => commonHeaders(site, page),
  isClosed: () => maintenance.stateFor(null) !== 'off',
  consentOf: consent.choiceOf,
  formOrigins: identity.formOrigins,
  onFailedRender: (error) => log.error({ err: error }, 'cached page cannot be rendered again'),
})
purges.onPurge(pageCache.purge)

/** Serves fresh cached pages before a request reaches the portal; false for every other request. */
export const serveFromCache = serveCachedPages({ cache: pageCache, observe })

const { moved, checked } = readLegacyAddresses(env.REDIRECTS_DIR)
const isGone = createGoneCheck({
  ask:
    env.LEGACY_ORIGIN === undefined ? askContentBackend(contentApi) : askLegacyOrigin(env.LEGACY_ORIGIN, log),
})

/** Finds routes alone: each request that is rendered has a router of its own. */
const routes = createRouter({ routeTree })

/** Returns the methods of the handlers of a path's route. */
function methodsOf(pathname: string): readonly string[] {
  const [, , route] = routes.getMatchedRoutes(pathname)
  return Object.keys(route?.options.server?.handlers ?? {})
}

/** A request, end to end: the same in development and in production (docs/architecture.md). */
const portal = createPortal({
  // In development every request renders, so that a change is seen at once.
  cache: import.meta.env.PROD ? pageCache : undefined,
  steps: [
    refuseUnsafeTarget,
    resolveDotSegments,
    refuseMethod,
    missAsset,
    maintenance.step,
    refuseWhileViewing({ readSession: auth.sessions.read }),
    redirectCustomIssuer({
      issuers: [env.IDENTITY_CUSTOM_ISSUER, env.IDENTITY_ISSUER],
      publicUrl: env.PUBLIC_URL,
      hasSession: async (cookieHeader) => (await auth.sessions.read(cookieHeader)) !== undefined,
    }),
    redirectLegacyFund(productApi, moved),
    redirectGonePath({ moved, checked, isGone }),
    redirectToCanonicalPath(moved),
    shedOverload({ loop: watchLoopDelay(), mostDelayMs: env.OVERLOAD_DELAY_MS }),
  ],
  render: callApplication(async (request) => keepUnshownDrafts(await application(request)), methodsOf),
  refuseWithoutStore: (request) => refuseWithoutStore(request, env.PUBLIC_URL),
  log,
  observe,
  site,
  formOrigins: identity.formOrigins,
  trustedProxies: createTrustedProxies(env.TRUSTED_PROXIES),
  consentOf: consent.choiceOf,
})

// biome-ignore lint/style/noDefaultExport: the framework imports its server entry by default
export default { fetch: portal }
