import { createCookies } from '../../src/server/session/cookies.server.ts'
import { createSeal } from '../../src/server/session/seal.server.ts'
import { createStaffCookie } from '../../src/server/staff/staff-cookie.server.ts'

/**
 * Returns the cookie of a member of staff whose sign-in ends at another time.
 * @param sealed value of the cookie
 * @param secret seals the cookies of the portal
 * @param endsAtMs milliseconds since 1970
 */
export function staffCookieUntil(sealed: string | undefined, secret: string, endsAtMs: number): string {
  const cookies = createCookies('http://localhost:3000')
  const seal = createSeal([secret])
  const cookie = createStaffCookie({ cookies, seal, tokenLivesS: 0, now: Date.now })
  const held = cookie.read(`${cookies.nameOf('staff')}=${sealed}`)
  if (held === undefined) throw new Error('the browser holds no sign-in of the staff')
  const [, value = ''] = /=([^;]*)/.exec(cookie.keep({ ...held, endsAtMs })) ?? []
  return value
}
