import type { QueryClient } from '@tanstack/react-query'
import { formTokenQuery, sessionQuery } from './session.queries.ts'
import type { PortalSession } from './session.schema.ts'

/** The session for guards, and with one the token that the forms of every page then carry. */
export async function loadSession(queryClient: QueryClient): Promise<PortalSession | null> {
  const session = await queryClient.ensureQueryData(sessionQuery())
  // Pages without a session are the same for everybody, so they hold no token.
  if (session !== null) await queryClient.ensureQueryData(formTokenQuery())
  return session
}
