import {
  type ContentUser,
  contentUserSchema,
  signedInSchema,
} from '../../contract/content-api/auth.schema.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import type { HttpClient } from '../http-client.server.ts'

/** The content backend's calls about its own users (specification, point 7). None of them is tried twice. */
export type ContentAuth = {
  /** `POST /auth/local`. */
  signIn(credentials: {
    readonly identifier: string
    readonly password: string
  }): Promise<BackendOutcome<{ readonly jwt: string }>>
  /** `GET /users/me?populate=role`; never with the fallback token (decision 16). */
  currentUser(token: string): Promise<BackendOutcome<ContentUser>>
}

/** Binds the calls to a client whose base address includes the configured prefix. */
export function createContentAuth(client: HttpClient): ContentAuth {
  return {
    signIn: (body) =>
      client.json({ method: 'POST', path: '/auth/local', locale: 'fr', body, answer: signedInSchema }),
    currentUser: (token) =>
      client.json({
        path: '/users/me',
        query: { populate: 'role' },
        locale: 'fr',
        token,
        answer: contentUserSchema,
      }),
  }
}
