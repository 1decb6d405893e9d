import type { Context } from 'hono'
import type { StaffCaller, StaffDirectory } from '../../content/users/staff-directory.ts'
import { refuse } from '../../http/problem.ts'
import { bearerTokenOf } from '../../identity/access-tokens.ts'

/** Reads tokens of the content backend, where staff sign in. */
export type StaffDeps = { readonly staff: Pick<StaffDirectory, 'read'> }

const challenge = { 'www-authenticate': 'Bearer error="invalid_token"' }

/** A content backend that is away is no refusal: with a 401 the portal would end the sign-in. */
const away = {
  status: 503,
  title: 'The content backend cannot be asked about staff',
  headers: { 'retry-after': '10' },
} as const

/**
 * Aborts the call with 401 without a valid token of the content backend, with 403 for users who are not staff, and with
 * 503 while that backend does not answer.
 */
export async function requireStaff(context: Context, { staff }: StaffDeps): Promise<StaffCaller> {
  const token = bearerTokenOf(context.req.header('authorization') ?? '')
  if (token === undefined)
    return refuse(context, 'unauthenticated', { headers: { 'www-authenticate': 'Bearer' } })
  const read = await staff.read(token)
  if (read.kind === 'staff') return read.staff
  if (read.code === 'unavailable') return refuse(context, 'internal_error', away)
  if (read.code === 'not_staff') return refuse(context, 'forbidden')
  return refuse(context, 'unauthenticated', { headers: challenge })
}
