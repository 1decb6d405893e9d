import { createHash } from 'node:crypto'
import type { ContentUser } from '../../contract/content-api/auth.schema.ts'
import type { SignInError } from '../../lib/sign-in-error.ts'
import type { ContentAuth } from '../content-api/content-auth.server.ts'
import type { Cookies } from '../session/cookies.server.ts'
import type { Seal } from '../session/seal.server.ts'
import type { StateStore } from '../session/state-store.server.ts'

/** The manager's staff, who sign in at the content backend (decision 12). */
export type StaffSessions = {
  /** The `Set-Cookie` header of a new session, or why there is none. */
  signIn(credentials: {
    readonly identifier: string
    readonly password: string
  }): Promise<{ readonly cookie: string } | { readonly refused: SignInError }>
  /** The member of staff of a request; undefined without a token, and for users who are not staff. */
  read(cookieHeader: string | null): Promise<StaffUser | undefined>
}

/** A content-backend user whose role is one of the staff's. */
export type StaffUser = Pick<ContentUser, 'id' | 'username' | 'email'>

type StaffOptions = {
  readonly contentAuth: ContentAuth
  readonly cookies: Cookies
  readonly seal: Seal
  readonly store: StateStore
  readonly staffRoles: readonly string[]
  readonly absoluteS: number
}

const sealPurpose = 'content token'
const mostTries = 10
const triesWithinS = 900

/** The token of the content backend stays in a sealed cookie that scripts cannot read (decision 13). */
export function createStaffSessions(options: StaffOptions): StaffSessions {
  const { contentAuth, cookies, seal, store, staffRoles, absoluteS } = options
  const isStaff = ({ role }: ContentUser) => role != null && staffRoles.includes(role.name)

  return {
    async signIn(credentials) {
      const digest = createHash('sha256').update(credentials.identifier.toLowerCase()).digest('base64url')
      const { count } = await store.increment(`staff-signin:${digest}`, triesWithinS)
      if (count > mostTries) return { refused: 'too_many_requests' }
      const signedIn = await contentAuth.signIn(credentials)
      if (signedIn.kind === 'refused')
        return { refused: signedIn.status === 429 ? 'too_many_requests' : 'credentials' }
      if (signedIn.kind !== 'ok') return { refused: 'unavailable' }
      const { jwt } = signedIn.data
      const user = await contentAuth.currentUser(jwt)
      if (user.kind !== 'ok') return { refused: 'unavailable' }
      if (!isStaff(user.data)) return { refused: 'not_staff' }
      return { cookie: cookies.write('staff', seal.seal(jwt, sealPurpose), absoluteS) }
    },
    async read(cookieHeader) {
      const sealed = cookies.read(cookieHeader, 'staff')
      const token = sealed && seal.open(sealed, sealPurpose)
      // An empty cookie means signed out, with no call made (decision 16).
      const user = token ? await contentAuth.currentUser(token) : undefined
      return user?.kind === 'ok' && isStaff(user.data) ? user.data : undefined
    },
  }
}
