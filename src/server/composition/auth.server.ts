import {
  appendResponseHeader,
  getRequestHeader,
  setResponseHeader,
  setResponseStatus,
} from '@tanstack/react-start/server'
import { closeOtherAccount } from '../account/holders.server.ts'
import { actFor } from '../account/other-account.server.ts'
import { type AuthDeps, readAuthCall } from '../auth-helper/auth-call.server.ts'
import { createAuthHelper } from '../auth-helper/auth-helper.server.ts'
import { refuseCall } from '../auth-helper/auth-response.server.ts'
import { readSession } from '../auth-helper/session-response.server.ts'
import { createIdentityClients } from '../backends/identity/identity-clients.server.ts'
import { createUserCalls } from '../backends/product-api/account-calls.server.ts'
import { createLimits } from '../limits/limits.server.ts'
import { log } from '../process/log.server.ts'
import { createCookies, createReturningBrowsers } from '../session/cookies.server.ts'
import { createCsrf } from '../session/csrf.server.ts'
import { openStateStore } from '../session/open-state-store.server.ts'
import { ownSessionOf } from '../session/other-account.server.ts'
import { createPortalSessions } from '../session/portal-sessions.server.ts'
import { createPrivateCalls } from '../session/private-calls.server.ts'
import { createSeal, sessionSecrets } from '../session/seal.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { createSessions } from '../session/sessions.server.ts'
import { readOncePerRequest } from '../session/sessions-of-request.server.ts'
import { createSignInAttempts } from '../session/sign-in-attempts.server.ts'
import { createUserLookUp } from '../session/user-look-up.server.ts'
import { openStaffSessions } from '../staff/open-staff-sessions.server.ts'
import { createProviderAttempts } from '../staff/provider-attempts.server.ts'
import { circuits, contentUsersHttp, productHttp } from './backends.server.ts'
import { env } from './env.server.ts'

const secrets = sessionSecrets(env)
const seal = createSeal(secrets)
const publicUrl = env.PUBLIC_URL.replace(/\/$/, '')

/** Names and attributes of the portal's cookies. */
export const cookies = createCookies(publicUrl, {
  staff: env.CONTENT_TOKEN_COOKIE,
  staffSameSite: env.CONTENT_TOKEN_COOKIE_SAME_SITE,
})

/** State that the portal keeps between requests. */
export const stateStore = await openStateStore({ env, seal, log })

/** Rate limits of visitors' actions. */
export const limits = createLimits(stateStore)

/** The identity provider's two clients. */
export const identity = createIdentityClients(env, log, circuits.identityProvider)

/** The product API's calls about users. */
export const userCalls = createUserCalls(productHttp)

const lookUpUser = createUserLookUp(userCalls)
const lifetimes = { idleS: env.SESSION_IDLE_S, absoluteS: env.SESSION_ABSOLUTE_S }
const sessions = readOncePerRequest(
  createSessions({ store: stateStore, seal, cookies, limits: lifetimes, now: Date.now }),
)
const portalSessions = createPortalSessions({
  store: stateStore,
  sessions,
  clients: identity.clients,
  lookUpUser,
  refreshS: env.SESSION_REFRESH_S,
  now: Date.now,
})

/** The staff's sessions at the content backend. */
export const staff = openStaffSessions({
  env,
  contentHttp: contentUsersHttp,
  cookies,
  seal,
  limits,
  store: stateStore,
})

const deps: AuthDeps = {
  publicUrl,
  issuer: env.IDENTITY_ISSUER,
  roleClaim: env.IDENTITY_ROLE_CLAIM,
  signedInHome: env.SIGNED_IN_HOME,
  cookies,
  csrf: createCsrf({ cookies, secrets }),
  attempts: createSignInAttempts({ store: stateStore, cookies }),
  returning: createReturningBrowsers(cookies),
  sessions,
  portalSessions,
  clients: identity.clients,
  discovery: identity.discovery,
  lookUpUser,
  closeOtherAccount: (closed) => closeOtherAccount(productHttp, closed),
  staff,
  staffProviders: createProviderAttempts({ names: env.CONTENT_PROVIDERS, cookies, store: stateStore }),
  now: Date.now,
}

/** Handlers of the calls under `/api/auth`. */
export const authHelper = createAuthHelper(deps)

/** Declares private server functions and routes; every one of them is declared through it. */
export const privateCalls = createPrivateCalls({
  portalSessions,
  cookieHeader: () => getRequestHeader('cookie') ?? null,
  setStatus: (status, retryAfterS) => {
    setResponseStatus(status)
    if (retryAfterS !== undefined) setResponseHeader('retry-after', String(retryAfterS))
  },
  addCookie: (setCookie) => appendResponseHeader('set-cookie', setCookie),
  refuse: (request, refused, session) => refuseCall(request, refused, publicUrl, session?.user.language),
})

/** Handles the form that selects the child partner to act for. */
export const chooseActingFor = privateCalls.route({ role: 'partner_user' }, async ({ request, session }) =>
  actFor(await readAuthCall(request), session, { ...deps, userCalls }),
)

/**
 * Returns the session of the person behind a session: their own while they use the account of somebody else. What proves who
 * they are, such as their second factor, belongs to it.
 */
export async function personOf(session: Session): Promise<Session> {
  const ownId = ownSessionOf(session)
  return (ownId === undefined ? undefined : await sessions.find(ownId)) ?? session
}

/** Authentication as the rest of the server uses it. */
export const auth = {
  publicUrl,
  staff,
  csrf: deps.csrf,
  cookies,
  sessions,
  portalSessions,
  /** Returns the session of a loaded page, as the browser may see it, with the user's current rights. */
  describe: (cookieHeader: string | null) => readSession(deps, cookieHeader, 'active', 0),
}
