import type { z } from 'zod'
import type {
  credentialsSchema,
  passwordChangeSchema,
  passwordResetSchema,
  registrationSchema,
} from '../../contract/content-api/auth.schema.ts'
import { comparablePassword } from '../../lib/password-criteria.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendFailure, BackendOutcome } from '../backends/backend-outcome.server.ts'
import type {
  ContentAuth,
  ProviderProof,
  TokenResponse,
} from '../backends/content-api/content-auth.server.ts'
import { withPassword } from '../backends/with-password.server.ts'
import {
  enterWith,
  type Loaded,
  type LoadStaffOptions,
  type StaffUser,
  stateOf,
} from './load-staff-user.server.ts'
import {
  createStaffCookie,
  type HeldToken,
  type StaffCookie,
  type StaffCookieOptions,
} from './staff-cookie.server.ts'
import { type StaffRefusal, staffRefusalOf } from './staff-refusal.server.ts'

/** The sign-in of a staff member. */
export type StaffSession = {
  readonly user: StaffUser
  /** End in milliseconds since 1970, which activity does not extend. */
  readonly endsAtMs: number
}

/** Result of an authentication call; `cookie` is the `Set-Cookie` header that stores or clears the token. */
export type StaffEntry = { readonly cookie: string } & (
  | { readonly kind: 'signed_in'; readonly user: StaffUser }
  | { readonly kind: 'refused'; readonly reason: StaffRefusal }
)

/** Result of a call that does not sign in. */
export type StaffReceipt = { readonly cookie: string } & (
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly reason: StaffRefusal }
)

/**
 * The content backend's sessions of the manager's staff (P-142, P-141). Each call first clears the browser's
 * token, so that every response sets a cookie.
 */
export type StaffSessions = {
  signIn(credentials: z.infer<typeof credentialsSchema>): Promise<StaffEntry>
  resetPassword(reset: z.infer<typeof passwordResetSchema>): Promise<StaffEntry>
  finishProvider(provider: string, proof: ProviderProof): Promise<StaffEntry>
  register(registration: z.infer<typeof registrationSchema>, locale: Locale): Promise<StaffReceipt>
  forgotPassword(email: string, locale: Locale): Promise<StaffReceipt>
  sendEmailConfirmation(email: string, locale: Locale): Promise<StaffReceipt>
  /** Ends all sign-ins of the user on success (P-176); a refusal leaves the session unchanged. */
  changePassword(
    cookieHeader: string | null,
    change: z.infer<typeof passwordChangeSchema>,
  ): Promise<StaffReceipt | undefined>
  /** Confirms the address that a mailed code was sent to. */
  confirmEmail(code: string): Promise<StaffReceipt>
  /** Returns the sign-in of a request; undefined without a token, after its end, and for users who are not staff. */
  read(cookieHeader: string | null): Promise<StaffSession | undefined>
  /** Returns the staff member's token, with which drafts are read; undefined for all others. */
  draftToken(cookieHeader: string | null): Promise<string | undefined>
  /**
   * Ends the sign-in of a request at the content backend, where it stores one; the caller clears the cookie.
   */
  signOut(cookieHeader: string | null): Promise<void>
  connectUrl(provider: string): string
}

/** Dependencies and settings of the staff's sessions. */
export type StaffSessionOptions = StaffCookieOptions &
  LoadStaffOptions & {
    readonly contentAuth: ContentAuth
    /** Reports whether another password may be tried for an email address or user name. */
    readonly mayTry: (identifier: string) => Promise<boolean>
  }

/**
 * Longest cookie, with its attributes, in bytes. Browsers take 4,096; proxies refuse the 4 kB of a whole header block, of
 * which the other headers need some 1,000.
 */
const longestStaffCookie = 2700

/** Creates the staff's sessions, whose tokens are in the cookie: the server stores nothing of a sign-in. */
export function createStaffSessions(options: StaffSessionOptions): StaffSessions {
  const { contentAuth } = options
  const cookie = createStaffCookie(options)
  const clearCookie = cookie.clear()
  const cookieOf = ({ state, received }: Loaded) => {
    if (state.kind !== 'signed_in' || received === undefined) return clearCookie
    const begun = cookie.begin(received)
    return begun.length > longestStaffCookie ? undefined : begun
  }
  const receive = (answered: BackendOutcome<unknown>): StaffReceipt =>
    answered.kind === 'ok'
      ? { kind: 'done', cookie: clearCookie }
      : { kind: 'refused', reason: staffRefusalOf(answered), cookie: clearCookie }
  const enter = async (call: Promise<TokenResponse>): Promise<StaffEntry> => {
    const entered = await enterWith(await call, options)
    const { state, refusal } = entered
    const begun = cookieOf(entered)
    if (begun === undefined) return { kind: 'refused', reason: 'token_too_large', cookie: clearCookie }
    return state.kind === 'signed_in'
      ? { kind: 'signed_in', user: state.user, cookie: begun }
      : { kind: 'refused', reason: refusal ?? 'unavailable', cookie: begun }
  }

  return {
    signIn: (credentials) => signInWith(credentials, { options, clearCookie, enter }),
    ...passwordCalls({ options, cookie, enter, receive }),
    finishProvider: (provider, proof) => enter(contentAuth.finishProvider(provider, proof)),
    async register(registration, locale) {
      const password = comparablePassword(registration.password)
      const answered = await contentAuth.register({ ...registration, password }, locale)
      if (answered.kind !== 'ok' || answered.data.jwt === undefined) return receive(answered)
      const { jwt, refreshToken } = answered.data
      const entered = await enterWith({ ...answered, data: { jwt, refreshToken } }, options)
      return { kind: 'done', cookie: cookieOf(entered) ?? clearCookie }
    },
    forgotPassword: async (email, locale) => receive(await contentAuth.forgotPassword(email, locale)),
    sendEmailConfirmation: async (email, locale) =>
      receive(await contentAuth.sendEmailConfirmation(email, locale)),
    confirmEmail: async (code) => receive(await contentAuth.confirmEmail(code)),
    async read(cookieHeader) {
      const held = cookie.read(cookieHeader)
      const { state } = await stateOf(held, options)
      return held && state.kind === 'signed_in' ? { user: state.user, endsAtMs: held.endsAtMs } : undefined
    },
    async draftToken(cookieHeader) {
      const { state } = await stateOf(cookie.read(cookieHeader), options)
      return state.kind === 'signed_in' ? state.token : undefined
    },
    signOut: (cookieHeader) => endAtBackend(cookie.read(cookieHeader), options),
    connectUrl: contentAuth.connectUrl,
  }
}

type SignInParts = Pick<PasswordParts, 'options' | 'enter'> & { readonly clearCookie: string }

/** Signs in by a password, unless too many were tried. */
async function signInWith(
  credentials: z.infer<typeof credentialsSchema>,
  { clearCookie, enter, options: { contentAuth, mayTry } }: SignInParts,
): Promise<StaffEntry> {
  if (!(await mayTry(credentials.identifier.toLowerCase())))
    return { kind: 'refused', reason: 'too_many_requests', cookie: clearCookie }
  const signIn = (password: string) => contentAuth.signIn({ ...credentials, password })
  return enter(withPassword(credentials.password, signIn, isWrongPassword))
}

/** Revokes the refresh tokens of a sign-in, if any; long-lived tokens expire by themselves. */
async function endAtBackend(
  held: HeldToken | undefined,
  { tokens, contentAuth }: StaffSessionOptions,
): Promise<void> {
  if (held?.refreshToken === undefined) return
  const token = await tokens.current(held)
  await tokens.forget(held)
  if (token !== undefined) await contentAuth.logout(token)
}

type PasswordParts = {
  readonly options: StaffSessionOptions
  readonly cookie: StaffCookie
  readonly enter: (call: Promise<TokenResponse>) => Promise<StaffEntry>
  readonly receive: (answered: BackendOutcome<unknown>) => StaffReceipt
}

/** Creates the two calls that set a password; both end every other sign-in of the user. */
function passwordCalls({
  options,
  cookie,
  enter,
  receive,
}: PasswordParts): Pick<StaffSessions, 'resetPassword' | 'changePassword'> {
  const { contentAuth, ends, now } = options
  return {
    async resetPassword(reset) {
      const beganAtMs = now()
      const answered = contentAuth.resetPassword(comparableFields(reset))
      const entry = await enter(answered)
      // The password has changed even if the user could not be loaded after it.
      const userId = entry.kind === 'signed_in' ? entry.user.id : userIdOf(await answered)
      // The sign-in that the reset opens is not ended.
      if (userId !== undefined) await ends.endAllUntil(userId, beganAtMs - 1)
      return entry
    },
    async changePassword(cookieHeader, change) {
      const held = cookie.read(cookieHeader)
      if (held === undefined) return undefined
      const { state } = await stateOf(held, options)
      const token = state.kind === 'signed_in' ? state.token : held.token
      const changed = await withPassword(
        change.currentPassword,
        (currentPassword) =>
          contentAuth.changePassword(token, { ...comparableFields(change), currentPassword }),
        isWrongPassword,
      )
      const receipt = receive(changed)
      if (receipt.kind !== 'done') return { ...receipt, cookie: cookie.keep(held) }
      const userId = state.kind === 'signed_in' ? state.user.id : userIdOf(changed)
      if (userId !== undefined) await ends.endAllUntil(userId, now())
      return receipt
    },
  }
}

const userIdOf = (answered: TokenResponse): number | undefined =>
  answered.kind === 'ok' ? answered.data.user?.id : undefined

const passwordRefusals: ReadonlySet<string | null> = new Set(['wrong_credentials', 'wrong_current_password'])

const isWrongPassword = (failure: BackendFailure): boolean =>
  failure.kind === 'refused' && passwordRefusals.has(failure.code)

/** A new password as the content backend keeps it; it compares both fields character by character (P-832). */
const comparableFields = <
  Fields extends { readonly password: string; readonly passwordConfirmation: string },
>(
  fields: Fields,
): Fields => ({
  ...fields,
  password: comparablePassword(fields.password),
  passwordConfirmation: comparablePassword(fields.passwordConfirmation),
})
