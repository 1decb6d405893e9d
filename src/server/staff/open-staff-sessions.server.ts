import { createContentAuth } from '../backends/content-api/content-auth.server.ts'
import type { Environment } from '../composition/environment.server.ts'
import type { HttpClient } from '../http/http-client.server.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { addressGroup } from '../http/visitor-address.server.ts'
import { type Limits, staffPasswordsPerAccount, staffPasswordsPerVisitor } from '../limits/limits.server.ts'
import type { Cookies } from '../session/cookies.server.ts'
import type { Seal } from '../session/seal.server.ts'
import type { StateStore } from '../session/state-store.server.ts'
import { createStaffEnds } from './staff-ends.server.ts'
import { createStaffSessions, type StaffSessions } from './staff-sessions.server.ts'
import { createStaffTokens } from './staff-tokens.server.ts'

type Parts = {
  readonly env: Environment
  /** The content backend's client for its own users. */
  readonly contentHttp: HttpClient
  readonly cookies: Cookies
  readonly seal: Seal
  readonly limits: Limits
  readonly store: StateStore
}

/**
 * Counts a password attempt independently of its result, so that the limit reveals no accounts; first per visitor, so
 * that a stranger does not lock an account for its owner.
 */
async function mayTryPassword(limits: Limits, identifier: string): Promise<boolean> {
  const visitor = addressGroup(currentRequestContext()?.address)
  const own = await limits.count(staffPasswordsPerVisitor, `${visitor} ${identifier}`)
  return own.allowed && (await limits.count(staffPasswordsPerAccount, identifier)).allowed
}

/** Creates the staff's sessions at the configured content backend. */
export function openStaffSessions({ env, contentHttp, cookies, seal, limits, store }: Parts): StaffSessions {
  const browserUrl = `${env.CONTENT_PUBLIC_URL ?? env.CONTENT_API_URL}${env.CONTENT_API_PREFIX}`
  const tokenLivesS = env.CONTENT_TOKEN_COOKIE_S ?? env.SESSION_ABSOLUTE_S
  const contentAuth = createContentAuth(contentHttp, browserUrl)
  return createStaffSessions({
    contentAuth,
    cookies,
    seal,
    staffRoles: env.STAFF_ROLES,
    mayTry: (identifier) => mayTryPassword(limits, identifier),
    tokenLivesS,
    ends: createStaffEnds(store, tokenLivesS),
    tokens: createStaffTokens({
      store,
      refresh: contentAuth.refresh,
      livesS: tokenLivesS,
      now: Date.now,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    }),
    now: Date.now,
  })
}
