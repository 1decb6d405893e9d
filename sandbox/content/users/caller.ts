import type { Context } from 'hono'
import { isSameSecret } from './secrets.ts'
import type { Tokens } from './tokens.ts'
import type { UserWithRole } from './user-rows.ts'

/** The caller of a request. */
export type Caller =
  | { readonly kind: 'public' }
  | ({ readonly kind: 'user' } & UserWithRole)
  | { readonly kind: 'api-token' }

/** Type of the role whose users read drafts and write entries. */
export const staffRoleType = 'staff'

/**
 * Reads the `Authorization` header. A scheme other than `Bearer` counts as no token; an invalid bearer
 * token is refused even where none is needed.
 *
 * @throws {ContentError} 401
 */
export async function readCaller(
  context: Context,
  tokens: Tokens,
  apiToken: string | undefined,
): Promise<Caller> {
  const [scheme = '', token = ''] = (context.req.header('authorization') ?? '').split(/\s+/)
  if (scheme.toLowerCase() !== 'bearer') return { kind: 'public' }
  if (apiToken !== undefined && isSameSecret(token, apiToken)) return { kind: 'api-token' }
  return { kind: 'user', ...(await tokens.read(token)) }
}

/** Tells whether a caller may read drafts and write entries. */
export function isEditor(caller: Caller): boolean {
  return caller.kind === 'api-token' || (caller.kind === 'user' && caller.role.type === staffRoleType)
}
