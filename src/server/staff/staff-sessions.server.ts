import type { z } from 'zod'
import type {
  credentialsSchema,
  passwordChangeSchema,
  passwordResetSchema,
  registrationSchema,
} from '../../contract/content-api/auth.schema.ts'
import { comparablePassword } from '../../lib/password-criteria.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type {
  ContentAuth,
  ProviderProof,
  TokenResponse,
} from '../backends/content-api/content-auth.server.ts'
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

/** The sign-in of a member of staff. */
export type StaffSession = {
  readonly user: StaffUser
  /** Milliseconds since 1970. Nothing that they do puts it off. */
  readonly endsAtMs: number
}

/** What came of an authentication call; `cookie` is the `Set-Cookie` header that holds or clears the token. */
export type StaffEntry = { readonly cookie: string } & (
  | { readonly kind: 'signed_in'; readonly user: StaffUser }
  | { readonly kind: 'refused'; readonly reason: StaffRefusal }
)

/** What came of a call that signs nobody in. */
export type StaffReceipt = { readonly cookie: string } & (
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly reason: StaffRefusal }
)

/**
 * The content backend's session of the manager's staff (P-142, P-141). Each call first clears
 * the token that the browser holds, so that each answer has a cookie.
 */
export type StaffSessions = {
  signIn(credentials: z.infer<typeof credentialsSchema>): Promise<StaffEntry>
  resetPassword(reset: z.infer<typeof passwordResetSchema>): Promise<StaffEntry>
  finishProvider(provider: string, proof: ProviderProof): Promise<StaffEntry>
  register(registration: z.infer<typeof registrationSchema>, locale: Locale): Promise<StaffReceipt>
  forgotPassword(email: string, locale: Locale): Promise<StaffReceipt>
  sendEmailConfirmation(email: string, locale: Locale): Promise<StaffReceipt>
  /** Signs out everywhere when it succeeds (P-176); a refusal leaves the session as it was. */
  changePassword(
    cookieHeader: string | null,
    change: z.infer<typeof passwordChangeSchema>,
  ): Promise<StaffReceipt | undefined>
  /** The sign-in of a request; undefined without a token, after its end, and for users who are not staff. */
  read(cookieHeader: string | null): Promise<StaffSession | undefined>
  /** The token of the member of staff of a request, by which drafts are read; undefined for everybody else. */
  draftToken(cookieHeader: string | null): Promise<string | undefined>
  /** Ends the sign-in of a request at the content backend, where it keeps one; the caller removes the cookie. */
  signOut(cookieHeader: string | null): Promise<void>
  connectUrl(provider: string): string
}

export type StaffSessionOptions = StaffCookieOptions &
  LoadStaffOptions & {
    readonly contentAuth: ContentAuth
    /** Whether one more password may be tried for an e-mail address or user name. */
    readonly mayTry: (identifier: string) => Promise<boolean>
  }

/** Binds the calls to the cookie that holds the token: the server itself keeps nothing of a sign-in. */
export function createStaffSessions(options: StaffSessionOptions): StaffSessions {
  const { contentAuth, mayTry } = options
  const cookie = createStaffCookie(options)
  const cookieOf = ({ state, received }: Loaded) =>
    state.kind === 'signed_in' && received !== undefined ? cookie.begin(received) : cookie.clear()
  const clearCookie = cookie.clear()
  const receive = (answered: BackendOutcome<unknown>): StaffReceipt =>
    answered.kind === 'ok'
      ? { kind: 'done', cookie: clearCookie }
      : { kind: 'refused', reason: staffRefusalOf(answered), cookie: clearCookie }
  const enter = async (call: Promise<TokenResponse>): Promise<StaffEntry> => {
    const entered = await enterWith(await call, options)
    const { state, refusal } = entered
    return state.kind === 'signed_in'
      ? { kind: 'signed_in', user: state.user, cookie: cookieOf(entered) }
      : { kind: 'refused', reason: refusal ?? 'unavailable', cookie: cookieOf(entered) }
  }

  return {
    signIn: async (credentials) =>
      (await mayTry(credentials.identifier.toLowerCase()))
        ? enter(
            withPassword(credentials.password, (password) =>
              contentAuth.signIn({ ...credentials, password }),
            ),
          )
        : { kind: 'refused', reason: 'too_many_requests', cookie: clearCookie },
    ...passwordCalls({ options, cookie, enter, receive }),
    finishProvider: (provider, proof) => enter(contentAuth.finishProvider(provider, proof)),
    async register(registration, locale) {
      const answered = await contentAuth.register(registration, locale)
      if (answered.kind !== 'ok' || answered.data.jwt === undefined) return receive(answered)
      const { jwt, refreshToken } = answered.data
      return {
        kind: 'done',
        cookie: cookieOf(await enterWith({ ...answered, data: { jwt, refreshToken } }, options)),
      }
    },
    forgotPassword: async (email, locale) => receive(await contentAuth.forgotPassword(email, locale)),
    sendEmailConfirmation: async (email, locale) =>
      receive(await contentAuth.sendEmailConfirmation(email, locale)),
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

/** Ends the refresh tokens of a sign-in, where there are any; what is long-lived ends by itself. */
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

/** The two calls that set a password: both end every other sign-in of that person. */
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
      const entry = await enter(contentAuth.resetPassword(reset))
      // The sign-in that the reset opens is the one that stays.
      if (entry.kind === 'signed_in') await ends.endAllUntil(entry.user.id, beganAtMs - 1)
      return entry
    },
    async changePassword(cookieHeader, change) {
      const held = cookie.read(cookieHeader)
      if (held === undefined) return undefined
      const { state } = await stateOf(held, options)
      const token = state.kind === 'signed_in' ? state.token : held.token
      const changed = await withPassword(change.currentPassword, (currentPassword) =>
        contentAuth.changePassword(token, { ...change, currentPassword }),
      )
      const receipt = receive(changed)
      if (receipt.kind !== 'done') return { ...receipt, cookie: cookie.keep(held) }
      if (state.kind === 'signed_in') await ends.endAllUntil(state.user.id, now())
      return receipt
    },
  }
}

const passwordRefusals: ReadonlySet<string | null> = new Set(['wrong_credentials', 'wrong_current_password'])

/** Calls with a password in its comparable form; as it was typed where that is refused, since older ones may be so kept. */
async function withPassword(
  typed: string,
  call: (password: string) => Promise<TokenResponse>,
): Promise<TokenResponse> {
  const comparable = comparablePassword(typed)
  const answered = await call(comparable)
  const isRefused = answered.kind === 'refused' && passwordRefusals.has(answered.code)
  return isRefused && comparable !== typed ? call(typed) : answered
}
