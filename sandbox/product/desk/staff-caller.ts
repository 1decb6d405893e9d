import type { Context } from 'hono'
import { ContentError } from '../../content/http/content-error.ts'
import { staffRoleType } from '../../content/users/caller.ts'
import type { Tokens } from '../../content/users/tokens.ts'
import { refuse } from '../../http/problem.ts'
import { bearerTokenOf } from '../../identity/access-tokens.ts'

/** A member of the manager's staff. `actor` is how the audit log names them. */
export type StaffCaller = { readonly id: string; readonly name: string; readonly actor: string }

/** Reads tokens of the content backend, where staff sign in. */
export type StaffDeps = { readonly staffTokens: Pick<Tokens, 'read'> }

const challenge = { 'www-authenticate': 'Bearer error="invalid_token"' }

/** Aborts the call with 401 without a valid token of the content backend, and with 403 for users who are not staff. */
export async function requireStaff(context: Context, { staffTokens }: StaffDeps): Promise<StaffCaller> {
  const token = bearerTokenOf(context.req.header('authorization') ?? '')
  if (token === undefined)
    return refuse(context, 'unauthenticated', { headers: { 'www-authenticate': 'Bearer' } })
  try {
    const { role, user } = await staffTokens.read(token)
    if (role.type !== staffRoleType) return refuse(context, 'forbidden')
    return { id: String(user.id), name: user.username, actor: user.email }
  } catch (error) {
    if (error instanceof ContentError) return refuse(context, 'unauthenticated', { headers: challenge })
    throw error
  }
}
