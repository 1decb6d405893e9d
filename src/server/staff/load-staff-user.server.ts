import type { ContentUser } from '../../contract/content-api/auth.schema.ts'
import { type ContentSession, nextContentSession, noContentSession } from '../../lib/content-session.ts'
import type {
  ContentAuth,
  ContentTokens,
  TokenResponse,
} from '../backends/content-api/content-auth.server.ts'
import type { HeldToken } from './staff-cookie.server.ts'
import type { StaffEnds } from './staff-ends.server.ts'
import { type StaffRefusal, staffRefusalOf } from './staff-refusal.server.ts'
import type { StaffTokens } from './staff-tokens.server.ts'

/** A content backend user with one of the staff's roles. */
export type StaffUser = Pick<ContentUser, 'id' | 'username' | 'email'>

/** Dependencies of loading the staff user of a request. */
export type LoadStaffOptions = {
  readonly contentAuth: Pick<ContentAuth, 'currentUser'>
  readonly staffRoles: readonly string[]
  readonly ends: StaffEnds
  readonly tokens: StaffTokens
}

type State = ContentSession<StaffUser>

/** State of a sign-in after loading its user. */
export type Loaded = {
  readonly state: State
  readonly refusal?: StaffRefusal
  /** Tokens returned by a call that signs in. */
  readonly received?: ContentTokens
  /** True if the content backend refused the token. */
  readonly isTokenRefused?: boolean
}

const startWith = (token: string | undefined): State =>
  nextContentSession<StaffUser>(noContentSession, { type: 'started', token })

/** Loads the user with a valid token; a token that is refused before its expiry is replaced once. */
async function loadHeld(held: HeldToken, options: LoadStaffOptions): Promise<Loaded> {
  const token = await options.tokens.current(held)
  const loaded = await loadUser(startWith(token), options)
  if (!loaded.isTokenRefused || held.refreshToken === undefined) return loaded
  return loadUser(startWith(await options.tokens.current(held, token)), options)
}

/**
 * Returns the state of a sign-in. An empty cookie means signed out without a call (P-211), as does a sign-in
 * that was ended.
 */
export async function stateOf(held: HeldToken | undefined, options: LoadStaffOptions): Promise<Loaded> {
  const loaded = held === undefined ? { state: startWith(undefined) } : await loadHeld(held, options)
  const { state } = loaded
  const isOver =
    state.kind === 'signed_in' && (await options.ends.hasEnded(state.user.id, held?.beganAtMs ?? 0))
  return isOver ? { state: noContentSession } : loaded
}

/** Processes the response of an authentication call: clears the session, stores the token, loads the user. */
export async function enterWith(answered: TokenResponse, options: LoadStaffOptions): Promise<Loaded> {
  const cleared = nextContentSession<StaffUser>(noContentSession, { type: 'auth_call' })
  if (answered.kind !== 'ok') return { state: cleared, refusal: staffRefusalOf(answered) }
  const { data: received } = answered
  const loading = nextContentSession(cleared, { type: 'token_received', token: received.jwt })
  return { ...(await loadUser(loading, options)), received }
}

/** Loads the user of a token. A failure clears the token, as does a user who is not staff (P-141). */
async function loadUser(state: State, { contentAuth, staffRoles }: LoadStaffOptions): Promise<Loaded> {
  if (state.kind !== 'loading') return { state }
  const user = await contentAuth.currentUser(state.token)
  const failed = nextContentSession<StaffUser>(state, { type: 'user_failed' })
  const isTokenRefused = user.kind === 'refused' && user.status === 401
  if (user.kind !== 'ok') return { state: failed, refusal: 'unavailable', isTokenRefused }
  const { role } = user.data
  if (role == null) return { state: failed, refusal: 'role_not_returned' }
  if (!staffRoles.includes(role.name)) return { state: failed, refusal: 'not_staff' }
  return { state: nextContentSession<StaffUser>(state, { type: 'user_loaded', user: user.data }) }
}
