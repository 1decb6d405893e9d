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

/** A content-backend user whose role is one of the staff's. */
export type StaffUser = Pick<ContentUser, 'id' | 'username' | 'email'>

/** What it takes to know whose sign-in a request has. */
export type LoadStaffOptions = {
  readonly contentAuth: Pick<ContentAuth, 'currentUser'>
  readonly staffRoles: readonly string[]
  readonly ends: StaffEnds
  readonly tokens: StaffTokens
}

type State = ContentSession<StaffUser>

/** Where a sign-in stands after its user was asked for. */
export type Loaded = {
  readonly state: State
  readonly refusal?: StaffRefusal
  /** What a call that signs in has given. */
  readonly received?: ContentTokens
  /** Whether the content backend does not accept the token (any more). */
  readonly isTokenRefused?: boolean
}

const startWith = (token: string | undefined): State =>
  nextContentSession<StaffUser>(noContentSession, { type: 'started', token })

/** Loads the user with a token that is good now; one that is refused before its time is replaced once. */
async function loadHeld(held: HeldToken, options: LoadStaffOptions): Promise<Loaded> {
  const token = await options.tokens.current(held)
  const loaded = await loadUser(startWith(token), options)
  if (!loaded.isTokenRefused || held.refreshToken === undefined) return loaded
  return loadUser(startWith(await options.tokens.current(held, token)), options)
}

/** An empty cookie means signed out, with no call made (P-211); so does one whose sign-in was ended. */
export async function stateOf(held: HeldToken | undefined, options: LoadStaffOptions): Promise<Loaded> {
  const loaded = held === undefined ? { state: startWith(undefined) } : await loadHeld(held, options)
  const { state } = loaded
  const isOver =
    state.kind === 'signed_in' && (await options.ends.hasEnded(state.user.id, held?.beganAtMs ?? 0))
  return isOver ? { state: noContentSession } : loaded
}

/** From the answer of an authentication call to the user: clear, store, load. */
export async function enterWith(answered: TokenResponse, options: LoadStaffOptions): Promise<Loaded> {
  const cleared = nextContentSession<StaffUser>(noContentSession, { type: 'auth_call' })
  if (answered.kind !== 'ok') return { state: cleared, refusal: staffRefusalOf(answered) }
  const { data: received } = answered
  const loading = nextContentSession(cleared, { type: 'token_received', token: received.jwt })
  return { ...(await loadUser(loading, options)), received }
}

/** Asks whose token it is. A failure clears the token, and so does a user who is not staff (P-141). */
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
