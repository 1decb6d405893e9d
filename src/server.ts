import { createStartHandler } from '@tanstack/react-start/server'
import { contentApi, productApi, purges } from './server/backends.server.ts'
import { env } from './server/env.server.ts'
import { log } from './server/log.server.ts'
import { beginInTurn } from './server/overload/begin-in-turn.server.ts'
import { limitInFlight } from './server/overload/limit-in-flight.server.ts'
import { watchLoopDelay } from './server/overload/loop-delay.server.ts'
import { shedOverload } from './server/overload/shed-overload.server.ts'
import { takeTurns } from './server/overload/take-turns.server.ts'
import { createPageCache } from './server/page-cache/page-cache.server.ts'
import { createPageShortcut } from './server/page-cache/page-shortcut.server.ts'
import { callApplication } from './server/pipeline/call-application.server.ts'
import { missAsset } from './server/pipeline/miss-asset.server.ts'
import { withPlaces } from './server/pipeline/places-of-page.server.ts'
import { createPortal } from './server/pipeline/portal.server.ts'
import { redirectCustomIssuer } from './server/pipeline/redirect-custom-issuer.server.ts'
import { redirectLegacyFund } from './server/pipeline/redirect-legacy-fund.server.ts'
import { redirectGonePath, redirectToCanonicalPath } from './server/pipeline/redirects.server.ts'
import { refuseMethod } from './server/pipeline/refuse-method.server.ts'
import { refuseUnsafeTarget } from './server/pipeline/refuse-unsafe-target.server.ts'
import { renderWhole } from './server/pipeline/render-whole.server.tsx'
import { auth, identity } from './server/portal-auth.server.ts'
import { consent } from './server/portal-consent.server.ts'
import { maintenance } from './server/portal-maintenance.server.ts'
import { telemetry } from './server/portal-telemetry.server.ts'
import { askContentBackend, askLegacyOrigin } from './server/redirects/ask-legacy-origin.server.ts'
import { createGoneCheck } from './server/redirects/gone-check.server.ts'
import { readLegacyAddresses } from './server/redirects/legacy-files.server.ts'
import { watchRenders } from './server/telemetry/watch-renders.server.ts'
import { createTrustedProxies } from './server/visitor-address.server.ts'

/** Requests that begin, or pages that are rendered, in one turn of the event loop, when so many are ready. */
const mostTogether = 16
const turns = takeTurns(mostTogether)
const application = limitInFlight(
  beginInTurn(turns.begin, watchRenders(withPlaces(createStartHandler(renderWhole(turns.goOn))))),
  env.OVERLOAD_IN_FLIGHT,
)

/** In development every request renders, so that a change is seen at once. */
const pageCache = createPageCache({ render: (request) => application(request), publicUrl: env.PUBLIC_URL })
purges.onPurge(pageCache.purge)

export const pageShortcut = createPageShortcut({
  pages: pageCache,
  isClosed: () => maintenance.stateFor(null) !== 'off',
  consentOf: consent.choiceOf,
  watch: telemetry.begin,
  onAnswer: ({ pathname, requestId, traceId, startedAt }) => {
    const ms = Math.round(performance.now() - startedAt)
    log.info({ requestId, traceId, method: 'GET', path: pathname.slice(0, 200), status: 200, ms }, 'request')
  },
})

const { moved, checked } = readLegacyAddresses(env.REDIRECTS_DIR)
const isGone = createGoneCheck({
  ask:
    env.LEGACY_ORIGIN === undefined ? askContentBackend(contentApi) : askLegacyOrigin(env.LEGACY_ORIGIN, log),
})

/** A request, end to end: the same in development and in production (docs/architecture.md). */
const portal = createPortal({
  steps: [
    refuseUnsafeTarget,
    refuseMethod,
    missAsset,
    maintenance.step,
    redirectCustomIssuer({
      issuers: [env.IDENTITY_CUSTOM_ISSUER, env.IDENTITY_ISSUER],
      publicUrl: env.PUBLIC_URL,
      hasSession: async (cookieHeader) => (await auth.sessions.read(cookieHeader)) !== undefined,
    }),
    redirectLegacyFund(productApi, moved),
    redirectGonePath({ moved, checked, isGone }),
    redirectToCanonicalPath(moved),
    ...(import.meta.env.PROD ? [pageCache.step] : []),
    shedOverload({ loop: watchLoopDelay(), mostDelayMs: env.OVERLOAD_DELAY_MS }),
  ],
  render: callApplication(application),
  log,
  isHttps: env.PUBLIC_URL.startsWith('https:'),
  formOrigins: identity.formOrigins,
  mayBeIndexed: env.SEARCH_INDEXING,
  trustedProxies: createTrustedProxies(env.TRUSTED_PROXIES),
  consentOf: consent.choiceOf,
  watch: telemetry.begin,
  onAnswer: pageShortcut.learn,
})

// biome-ignore lint/style/noDefaultExport: the framework imports its server entry by default
export default { fetch: portal }
