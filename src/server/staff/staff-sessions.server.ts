import type { z } from 'zod'
import type {
  ContentUser,
  credentialsSchema,
  passwordChangeSchema,
  passwordResetSchema,
  registrationSchema,
} from '../../contract/content-api/auth.schema.ts'
import { type ContentSession, nextContentSession, noContentSession } from '../../lib/content-session.ts'
import type { Locale } from '../../routing/locales.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import type { ContentAuth, ProviderProof, TokenAnswer } from '../content-api/content-auth.server.ts'
import { createStaffCookie, type StaffCookieOptions } from './staff-cookie.server.ts'
import { type StaffRefusal, staffRefusalOf } from './staff-refusal.server.ts'

/** A content-backend user whose role is one of the staff's. */
export type StaffUser = Pick<ContentUser, 'id' | 'username' | 'email'>

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
 * The content backend's session of the manager's staff (specification, point 4; decision 12). Each call first clears
 * the token that the browser holds, so that each answer has a cookie.
 */
export type StaffSessions = {
  signIn(credentials: z.infer<typeof credentialsSchema>): Promise<StaffEntry>
  resetPassword(reset: z.infer<typeof passwordResetSchema>): Promise<StaffEntry>
  finishProvider(provider: string, proof: ProviderProof): Promise<StaffEntry>
  register(registration: z.infer<typeof registrationSchema>, locale: Locale): Promise<StaffReceipt>
  forgotPassword(email: string, locale: Locale): Promise<StaffReceipt>
  sendEmailConfirmation(email: string, locale: Locale): Promise<StaffReceipt>
  /** Signs out everywhere when it succeeds (decision 28); a refusal leaves the session as it was. */
  changePassword(
    cookieHeader: string | null,
    change: z.infer<typeof passwordChangeSchema>,
  ): Promise<StaffReceipt | undefined>
  /** The sign-in of a request; undefined without a token, after its end, and for users who are not staff. */
  read(cookieHeader: string | null): Promise<StaffSession | undefined>
  /** The token of the member of staff of a request, by which drafts are read; undefined for everybody else. */
  draftToken(cookieHeader: string | null): Promise<string | undefined>
  connectUrl(provider: string): string
}

export type StaffSessionOptions = StaffCookieOptions & {
  readonly contentAuth: ContentAuth
  readonly staffRoles: readonly string[]
  /** Whether one more password may be tried for an e-mail address or user name. */
  readonly mayTry: (identifier: string) => Promise<boolean>
}

type State = ContentSession<StaffUser>

/** Binds the calls to the cookie that holds the token: the server itself keeps nothing of a sign-in. */
export function createStaffSessions(options: StaffSessionOptions): StaffSessions {
  const { contentAuth, mayTry } = options
  const cookie = createStaffCookie(options)
  const cookieOf = (state: State) => (state.kind === 'signed_in' ? cookie.begin(state.token) : cookie.clear())
  const clearCookie = cookieOf(noContentSession)
  const receive = (answered: BackendOutcome<unknown>): StaffReceipt =>
    answered.kind === 'ok'
      ? { kind: 'done', cookie: clearCookie }
      : { kind: 'refused', reason: staffRefusalOf(answered), cookie: clearCookie }
  const enter = async (call: Promise<TokenAnswer>): Promise<StaffEntry> => {
    const { state, refusal } = await enterWith(await call, options)
    return state.kind === 'signed_in'
      ? { kind: 'signed_in', user: state.user, cookie: cookieOf(state) }
      : { kind: 'refused', reason: refusal ?? 'unavailable', cookie: cookieOf(state) }
  }

  return {
    signIn: async (credentials) =>
      (await mayTry(credentials.identifier.toLowerCase()))
        ? enter(contentAuth.signIn(credentials))
        : { kind: 'refused', reason: 'too_many_requests', cookie: clearCookie },
    resetPassword: (reset) => enter(contentAuth.resetPassword(reset)),
    finishProvider: (provider, proof) => enter(contentAuth.finishProvider(provider, proof)),
    async register(registration, locale) {
      const answered = await contentAuth.register(registration, locale)
      if (answered.kind !== 'ok' || answered.data.jwt === undefined) return receive(answered)
      const { jwt } = answered.data
      const { state } = await enterWith({ ...answered, data: { jwt } }, options)
      return { kind: 'done', cookie: cookieOf(state) }
    },
    forgotPassword: async (email, locale) => receive(await contentAuth.forgotPassword(email, locale)),
    sendEmailConfirmation: async (email, locale) =>
      receive(await contentAuth.sendEmailConfirmation(email, locale)),
    async changePassword(cookieHeader, change) {
      const held = cookie.read(cookieHeader)
      if (held === undefined) return undefined
      const receipt = receive(await contentAuth.changePassword(held.token, change))
      return receipt.kind === 'done' ? receipt : { ...receipt, cookie: cookie.keep(held) }
    },
    async read(cookieHeader) {
      const held = cookie.read(cookieHeader)
      const state = await stateOfToken(held?.token, options)
      return held && state.kind === 'signed_in' ? { user: state.user, endsAtMs: held.endsAtMs } : undefined
    },
    async draftToken(cookieHeader) {
      const state = await stateOfToken(cookie.read(cookieHeader)?.token, options)
      return state.kind === 'signed_in' ? state.token : undefined
    },
    connectUrl: contentAuth.connectUrl,
  }
}

/** An empty cookie means signed out, with no call made (decision 16). */
async function stateOfToken(token: string | undefined, options: StaffSessionOptions): Promise<State> {
  const started = nextContentSession<StaffUser>(noContentSession, { type: 'started', token })
  return (await loadUser(started, options)).state
}

type Loaded = { readonly state: State; readonly refusal?: StaffRefusal }

/** From the answer of an authentication call to the user: clear, store, load. */
async function enterWith(answered: TokenAnswer, options: StaffSessionOptions): Promise<Loaded> {
  const cleared = nextContentSession<StaffUser>(noContentSession, { type: 'auth_call' })
  if (answered.kind !== 'ok') return { state: cleared, refusal: staffRefusalOf(answered) }
  const { jwt } = answered.data
  return loadUser(nextContentSession(cleared, { type: 'token_received', token: jwt }), options)
}

/** Asks whose token it is. A failure clears the token, and so does a user who is not staff (decision 12). */
async function loadUser(state: State, { contentAuth, staffRoles }: StaffSessionOptions): Promise<Loaded> {
  if (state.kind !== 'loading') return { state }
  const user = await contentAuth.currentUser(state.token)
  const failed = nextContentSession<StaffUser>(state, { type: 'user_failed' })
  if (user.kind !== 'ok') return { state: failed, refusal: 'unavailable' }
  const { role } = user.data
  if (role == null || !staffRoles.includes(role.name)) return { state: failed, refusal: 'not_staff' }
  return { state: nextContentSession<StaffUser>(state, { type: 'user_loaded', user: user.data }) }
}
