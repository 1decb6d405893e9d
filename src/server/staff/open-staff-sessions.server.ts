import { createContentAuth } from '../content-api/content-auth.server.ts'
import type { Environment } from '../environment.server.ts'
import type { HttpClient } from '../http-client.server.ts'
import { staffPasswordsPerAccount, staffPasswordsPerVisitor } from '../limits/limit-rules.server.ts'
import type { Limits } from '../limits/limits.server.ts'
import { currentRequestContext } from '../request-context.server.ts'
import type { Cookies } from '../session/cookies.server.ts'
import type { Seal } from '../session/seal.server.ts'
import { addressGroup } from '../visitor-address.server.ts'
import { createStaffSessions, type StaffSessions } from './staff-sessions.server.ts'

type Parts = {
  readonly env: Environment
  /** The content backend for its own users. */
  readonly contentHttp: HttpClient
  readonly cookies: Cookies
  readonly seal: Seal
  readonly limits: Limits
}

/**
 * Counted whatever the answer will be, so that the limit tells nothing of accounts; by visitor first, so that a
 * stranger does not lock an account for its owner.
 */
async function mayTryPassword(limits: Limits, identifier: string): Promise<boolean> {
  const visitor = addressGroup(currentRequestContext()?.address)
  const own = await limits.count(staffPasswordsPerVisitor, `${visitor} ${identifier}`)
  return own.allowed && (await limits.count(staffPasswordsPerAccount, identifier)).allowed
}

/** The staff's sessions at the configured content backend. */
export function openStaffSessions({ env, contentHttp, cookies, seal, limits }: Parts): StaffSessions {
  const browserUrl = `${env.CONTENT_PUBLIC_URL ?? env.CONTENT_API_URL}${env.CONTENT_API_PREFIX}`
  return createStaffSessions({
    contentAuth: createContentAuth(contentHttp, browserUrl),
    cookies,
    seal,
    staffRoles: env.STAFF_ROLES,
    mayTry: (identifier) => mayTryPassword(limits, identifier),
    tokenLivesS: env.CONTENT_TOKEN_COOKIE_S ?? env.SESSION_ABSOLUTE_S,
    now: Date.now,
  })
}
