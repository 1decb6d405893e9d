import type { ContentUser } from '../../contract/content-api/auth.schema.ts'
import type { BackendFailure } from '../backends/backend-outcome.server.ts'
import type { ContentAuth, TokenResponse } from '../backends/content-api/content-auth.server.ts'
import { createCookies } from '../session/cookies.server.ts'
import { createSeal } from '../session/seal.server.ts'
import { createStaffCookie } from './staff-cookie.server.ts'
import type { StaffEnds } from './staff-ends.server.ts'
import { createStaffSessions } from './staff-sessions.server.ts'
import type { StaffTokens } from './staff-tokens.server.ts'

const seal = createSeal(['a secret of thirty-two characters or more'])
const cookies = createCookies('https://portal.example', {
  staff: 'content_token',
  staffSameSite: 'strict',
})
/** Those of Ann, which are right. */
export const credentials = { identifier: 'ann@example.com', password: 'good' }
/** The header that removes the cookie. */
export const cleared = /^__Host-content_token=; HttpOnly; Max-Age=0; Path=\/; SameSite=Strict; Secure$/
/** Returns the cookie that a browser holds after a `Set-Cookie` header. */
export const held = (cookie: string) => cookie.split(';')[0] ?? ''
/** Settings of the cookie, at a fixed time. */
export const holding = { cookies, seal, tokenLivesS: 60, now: () => 1_000_000 }
/** Returns the cookie of a sign-in with a token. */
export const cookieOf = (token: string) => held(createStaffCookie(holding).begin({ jwt: token }))
/** What is read of the sign-in of Ann. */
export const ann = { user: { username: 'ann' }, endsAtMs: 1_060_000 }

/** Ann, with a role. */
export const userOf = (role: string | null): ContentUser => ({
  id: 1,
  username: 'ann',
  email: 'ann@example.com',
  role: role === null ? null : { name: role },
})

/** A refusal of the content backend. */
export const refusal = (code: string, status = 400): BackendFailure => ({
  kind: 'refused',
  status,
  code,
  retryAfterS: null,
})
/** The failure of a content backend that is away. */
export const down: BackendFailure = { kind: 'unreachable', reason: 'network' }
/** The answer that signs Ann in. */
export const token: TokenResponse = { kind: 'ok', status: 200, data: { jwt: 'the-token' } }
const done = { kind: 'ok', status: 200, data: {} } as const

/** A content backend that knows one user of the role, with a token of its own. */
export function backendOf(role: string | null, changes: Partial<ContentAuth> = {}): ContentAuth {
  return {
    signIn: async ({ password }) => (password === 'good' ? token : refusal('wrong_credentials')),
    currentUser: async (jwt) =>
      jwt === 'the-token'
        ? { kind: 'ok', status: 200, data: userOf(role) }
        : refusal('UnauthorizedError', 401),
    register: async () => done,
    forgotPassword: async () => done,
    resetPassword: async () => token,
    changePassword: async (jwt) => (jwt === 'the-token' ? token : refusal('ForbiddenError', 403)),
    sendEmailConfirmation: async () => done,
    confirmEmail: async () => done,
    finishProvider: async () => token,
    refresh: async () => refusal('UnauthorizedError', 401),
    logout: async () => done,
    connectUrl: (provider) => `https://content.example/connect/${provider}`,
    ...changes,
  }
}

/** Ends of sign-ins, in memory. */
export function endsInMemory(): StaffEnds {
  const ended = new Map<number, number>()
  return {
    endAllUntil: async (userId, atMs) => void ended.set(userId, atMs),
    hasEnded: async (userId, beganAtMs) => beganAtMs <= (ended.get(userId) ?? -1),
  }
}

/** Creates the sessions of staff over a content backend. */
export function sessionsOver(contentAuth: ContentAuth, mayTry = async (_identifier: string) => true) {
  return createStaffSessions({
    contentAuth,
    ...holding,
    staffRoles: ['Staff'],
    mayTry,
    ends: endsInMemory(),
    tokens: longLived,
  })
}

/** The tokens of a content backend that gives no refresh tokens. */
export const longLived: StaffTokens = {
  current: async ({ token }, refused) => (token === refused ? undefined : token),
  forget: async () => undefined,
}

/** A new password by a mailed code. */
export const reset = { code: 'c', password: 'p', passwordConfirmation: 'p' }
/** A change of the password. */
export const change = { currentPassword: 'a', password: 'b', passwordConfirmation: 'b' }
/** A registration of Ann. */
export const registration = { username: 'ann', email: 'ann@example.com', password: 'p' }
